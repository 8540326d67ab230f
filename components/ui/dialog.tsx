'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { classNames } from './class-names';

export type DialogShape = 'centre' | 'wide' | 'left' | 'right';

const shapes: Readonly<Record<DialogShape, string>> = {
  centre:
    'top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] -translate-1/2 rounded-xl',
  wide: 'top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[min(48rem,calc(100vw-2rem))] -translate-1/2 rounded-xl',
  left: 'inset-y-0 left-0 w-[min(22rem,calc(100vw-3rem))] rounded-r-xl',
  right: 'inset-y-0 right-0 w-[min(22rem,calc(100vw-3rem))] rounded-l-xl',
};

/**
 * A modal dialog: focus stays inside and returns where it came from, Esc closes. `left` and
 * `right` are drawers.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  shape = 'centre',
  children,
  actions,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly shape?: DialogShape;
  readonly children?: ReactNode;
  /** Buttons at the foot, the most likely one last. */
  readonly actions?: ReactNode;
}) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-veil" />
        <Base.Popup
          ref={popup}
          initialFocus={() => firstField(popup.current) ?? popup.current}
          data-drawer={shape === 'left' || shape === 'right' ? '' : undefined}
          className={classNames(
            'fixed z-50 flex flex-col overflow-hidden border border-line bg-panel text-ink shadow-float outline-none',
            shapes[shape],
          )}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-4 pb-2">
            <Base.Title className="text-base font-semibold">{title}</Base.Title>
            <Base.Close
              aria-label="Close"
              className="-mt-1 -mr-2 grid size-8 place-items-center rounded-lg text-ink-2 hover:bg-sunk"
            >
              <X aria-hidden size={18} />
            </Base.Close>
          </div>
          <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 pb-5">
            {description !== undefined && (
              <Base.Description className="text-ink-2">{description}</Base.Description>
            )}
            {children}
          </div>
          {actions !== undefined && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line bg-panel px-5 py-3">
              {actions}
            </div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Where writing begins. Without a field the dialog itself has the focus, so that no button does. */
function firstField(popup: HTMLElement | null): HTMLElement | null {
  const fields = popup?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [];
  return [...fields].find((field) => !field.hasAttribute('disabled') && field.offsetParent) ?? null;
}

'use client';

import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';

/** A small panel beside the button that opens it. */
export function Popover({
  trigger,
  title,
  side = 'bottom',
  align = 'start',
  isOpen,
  onOpenChange,
  children,
}: {
  /** A `Button` or another element that takes the trigger's props. */
  readonly trigger: ReactElement;
  /** Its accessible name. */
  readonly title: string;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  readonly align?: 'start' | 'center' | 'end';
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={8} className="z-50">
          <Base.Popup
            aria-label={title}
            className="max-w-[min(22rem,calc(100vw-1rem))] rounded-xl border border-line bg-panel p-3 text-ink shadow-float outline-none"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

'use client';

import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';
import { Switch } from '@/components/ui/switch';
import { PreferencesState } from './preferences';
import { useSingleKeys } from './use-single-keys';

export type KeyGroup = {
  readonly title: string;
  readonly keys: readonly { readonly caps: readonly string[]; readonly does: string }[];
};

/** Every key of a screen, and the switch for those that are a single character. */
export function KeysDialog({
  isOpen,
  onClose,
  groups,
  actions,
  children,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly groups: readonly KeyGroup[];
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  /** Stands in the place of the list. */
  readonly children?: ReactNode;
}) {
  const [hasSingleKeys, setSingleKeys] = useSingleKeys();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keys" shape="wide" actions={actions}>
      <Switch isOn={hasSingleKeys} onChange={setSingleKeys}>
        Keys of a single character (switch off when you speak to your computer)
      </Switch>
      <PreferencesState />
      {children || (
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {groups.map((group) => (
            <KeyTable key={group.title} group={group} />
          ))}
        </div>
      )}
    </Dialog>
  );
}

function KeyTable({ group: { title, keys } }: { readonly group: KeyGroup }) {
  return (
    <section className="grid content-start gap-1.5">
      <h3 className="text-xs font-semibold text-ink-2">{title}</h3>
      <dl className="grid gap-1">
        {keys.map(({ caps, does }) => (
          <div key={does} className="flex min-h-7 items-center justify-between gap-3">
            <dt className="order-2 flex shrink-0 gap-1">
              {caps.map((cap) => (
                <Kbd key={cap}>{cap}</Kbd>
              ))}
              {caps.length === 0 && <span className="text-xs text-ink-3">no key</span>}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

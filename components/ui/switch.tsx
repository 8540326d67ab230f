'use client';

import { Switch as Base } from '@base-ui/react/switch';
import type { ReactNode } from 'react';

/** Something that is on or off at once. */
export function Switch({
  isOn,
  onChange,
  children,
}: {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <label className="inline-flex min-h-6 cursor-pointer items-center gap-2 text-[0.8125rem] text-ink-2">
      <Base.Root
        checked={isOn}
        onCheckedChange={onChange}
        className="inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-line-strong bg-sunk p-0.5 transition-colors data-checked:border-accent data-checked:bg-accent"
      >
        <Base.Thumb className="block size-3.5 rounded-full bg-line-strong transition-transform data-checked:translate-x-4 data-checked:bg-on-accent" />
      </Base.Root>
      {children}
    </label>
  );
}

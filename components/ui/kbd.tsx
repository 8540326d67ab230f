import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** A key cap. */
export function Kbd({
  children,
  isOnAccent = false,
}: {
  readonly children: ReactNode;
  readonly isOnAccent?: boolean;
}) {
  return (
    <kbd
      className={classNames(
        'inline-block min-w-5 pointer-coarse:hidden rounded-[5px] border border-b-2 px-1.5 py-[3px] text-center font-ui text-[0.6875rem] leading-none font-semibold',
        isOnAccent
          ? 'border-on-accent/50 text-on-accent'
          : 'border-line-strong bg-panel text-ink-2',
      )}
    >
      {children}
    </kbd>
  );
}

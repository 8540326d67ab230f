import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

export type Tone = 'plain' | 'accent' | 'ok' | 'warn' | 'bad';

const tones: Readonly<Record<Tone, string>> = {
  plain: 'bg-sunk text-ink-2',
  accent: 'bg-accent-soft text-accent',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
};

/** A small fact in words. */
export function Chip({
  tone = 'plain',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2 py-1 text-xs leading-none font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

/** A chip that switches a filter, with how many it would show. */
export function FilterChip({
  isOn,
  count,
  children,
  ...rest
}: {
  readonly isOn: boolean;
  readonly count?: number;
  readonly children: ReactNode;
} & Omit<ComponentProps<'button'>, 'children' | 'type' | 'className'>) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={classNames(
        'inline-flex min-h-6 items-center gap-1 rounded-full border px-2 text-xs leading-none font-semibold whitespace-nowrap transition-colors',
        isOn
          ? 'border-accent bg-accent-soft text-accent'
          : 'border-transparent bg-sunk text-ink-2 hover:border-line-strong',
      )}
      {...rest}
    >
      {children}
      {count !== undefined && <span className="tabular-nums">{count}</span>}
    </button>
  );
}

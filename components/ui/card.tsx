import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** A panel that holds one thing. */
export function Card({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <div className={classNames('rounded-xl border border-line bg-panel p-3', className)}>
      {children}
    </div>
  );
}

/** A headed part of a column. */
export function Section({
  title,
  aside,
  children,
}: {
  readonly title: string;
  /** Beside the heading, smaller. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="grid gap-2">
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="text-xs font-semibold text-ink-2">{title}</h2>
        {aside !== undefined && <span className="text-xs text-ink-3">{aside}</span>}
      </div>
      {children}
    </section>
  );
}

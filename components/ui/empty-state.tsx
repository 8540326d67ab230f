import type { ReactNode } from 'react';

/** A place with nothing in it yet: what will be here, and the next step. */
export function EmptyState({
  title,
  children,
  action,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-2 px-6 py-14 text-center">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children !== undefined && <div className="text-pretty text-ink-2">{children}</div>}
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}

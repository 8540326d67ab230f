import type { ReactNode } from 'react';

/** A page that has only something to say: not found, not for this role, something failed. */
export function Message({
  title,
  children,
  actions,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  /** The ways on. */
  readonly actions?: ReactNode;
}) {
  return (
    <div className="mx-auto grid max-w-lg justify-items-center gap-3 px-6 py-20 text-center">
      <h1 className="text-2xl font-semibold tracking-tight text-balance">{title}</h1>
      {children !== undefined && <div className="text-pretty text-ink-2">{children}</div>}
      {actions !== undefined && (
        <div className="mt-3 flex flex-wrap justify-center gap-2">{actions}</div>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';

/** The one thing on a page of somebody who is not signed in yet. */
export function AuthCard({
  title,
  lead,
  children,
}: {
  readonly title: string;
  /** One sentence under the title. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <div className="grid w-full max-w-sm gap-5 rounded-xl border border-line bg-panel p-6 shadow-card">
      <div className="grid gap-1">
        <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
        {lead !== undefined && <div className="text-pretty text-ink-2">{lead}</div>}
      </div>
      {children}
    </div>
  );
}

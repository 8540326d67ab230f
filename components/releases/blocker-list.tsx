import { projectPath } from '@/components/shell/paths';
import { ButtonLink } from '@/components/ui/button';
import type { RefusalDetail } from '@/lib/domain/errors';
import { groupBlockers } from './blocker-groups';

const shown = 100;

/** What stands in the way of a final release, and where each thing is settled. */
export function BlockerList({
  projectId,
  blockers,
}: {
  readonly projectId: string;
  readonly blockers: readonly RefusalDetail[];
}) {
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-panel">
      {groupBlockers(blockers).map(({ title, page, action, blockers: own }) => (
        <li
          key={title}
          className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-3.5 py-2.5"
        >
          <details className="min-w-0 flex-1 basis-60">
            <summary className="min-h-7 py-1 font-semibold">{title}</summary>
            <ul
              className="mt-1 max-h-64 overflow-y-auto text-ink-2"
              tabIndex={0}
              aria-label={title}
            >
              {own.slice(0, shown).map(({ message }) => (
                <li key={message} className="py-0.5 break-all">
                  {message}
                </li>
              ))}
              {own.length > shown && <li>… and {own.length - shown} more</li>}
            </ul>
          </details>
          <ButtonLink size="small" href={projectPath(projectId, page)}>
            {action}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

import { countOf, formatCount } from '@/components/shell/number-words';
import { projectPath } from '@/components/shell/paths';
import { ButtonLink } from '@/components/ui/button';
import type { CaseCounts } from '@/lib/data/cases/list-cases';

/** What waits for an adjudicator. */
export function CaseQueueCard({
  projectId,
  statuses,
}: {
  readonly projectId: string;
  readonly statuses: CaseCounts['statuses'];
}) {
  const toDecide = statuses.open + statuses.stale;
  const settled = statuses.agreed + statuses.decided;
  return (
    <section
      aria-label="The adjudication queue"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-xl border border-line bg-panel p-5"
    >
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <h2 className="text-lg font-semibold tracking-tight tabular-nums">
          {toDecide === 0 ? 'No case is open' : `${countOf(toDecide, 'case')} to decide`}
        </h2>
        <p className="text-ink-2 tabular-nums">
          {statuses.stale > 0 && `${formatCount(statuses.stale)} of them stale. `}
          {formatCount(statuses.waiting)} still being read, {formatCount(settled)} settled.
        </p>
      </div>
      <ButtonLink
        variant={toDecide > 0 ? 'primary' : 'plain'}
        href={projectPath(projectId, 'adjudicate')}
      >
        Open the queue
      </ButtonLink>
    </section>
  );
}

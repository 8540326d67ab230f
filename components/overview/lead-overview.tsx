import { projectPath } from '@/components/shell/paths';
import { Part } from '@/components/shell/page-body';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { ProjectCounts } from '@/lib/data/projects/read-overview';
import type { Progress } from '@/lib/data/projects/read-progress';
import type { ReaderProgress } from '@/lib/data/projects/read-reader-progress';
import { daysToJudgeBy, estimateEnd } from '@/lib/domain/pace/outlook';
import type { ProgressDimension } from '@/lib/domain/pace/progress-dimension';
import type { Stage } from '@/lib/domain/statistics/stage';
import { ProgressOverTime } from './progress-over-time';
import { ReaderProgressList } from './reader-progress-list';
import { outlookWords } from './reader-words';
import { SnippetStates } from './snippet-states';
import { describeWay, findNextStep } from './way';
import { NextStepCard, WaySteps } from './way-steps';

/** Where the project stands, the one next thing to do, and who is how far. */
export function LeadOverview({
  projectId,
  counts,
  stage,
  readers,
  firstGivenAt,
  by,
  progress,
  now,
}: {
  readonly projectId: string;
  readonly counts: ProjectCounts;
  readonly stage: Stage;
  readonly readers: readonly ReaderProgress[];
  readonly firstGivenAt: Date | null;
  readonly by: ProgressDimension;
  readonly progress: Progress;
  readonly now: Date;
}) {
  const annotators = readers.filter(({ isFormer }) => !isFormer).length;
  const days = daysToJudgeBy(firstGivenAt?.getTime() ?? null, now.getTime());
  const outlook = outlookWords(
    estimateEnd(
      readers.map((reader) => ({ ...reader, open: reader.total - reader.finished })),
      days,
    ),
    days,
    now.getTime(),
    (id) => readers.find(({ userId }) => userId === id)?.name ?? 'somebody',
  );
  return (
    <>
      <NextStepCard projectId={projectId} step={findNextStep(counts, stage, annotators)} />
      <WaySteps projectId={projectId} stations={describeWay(counts, stage)} />
      <Part title="Annotators" id="annotators">
        {readers.length === 0 ? (
          <div className="rounded-xl border border-line bg-panel">
            <EmptyState
              title="Nobody annotates here yet"
              action={<ButtonLink href={projectPath(projectId, 'members')}>Add members</ButtonLink>}
            >
              Add at least two annotators; how far each of them is will stand here.
            </EmptyState>
          </div>
        ) : (
          <>
            {outlook !== null && <p className="[overflow-wrap:anywhere] text-ink-2">{outlook}</p>}
            <ReaderProgressList projectId={projectId} readers={readers} now={now} />
          </>
        )}
      </Part>
      {progress.groups.length > 0 && (
        <ProgressOverTime projectId={projectId} by={by} progress={progress} now={now} />
      )}
      {counts.snippets > 0 && (
        <Part title="Where the snippets stand">
          <SnippetStates counts={counts} />
        </Part>
      )}
    </>
  );
}

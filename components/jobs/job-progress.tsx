import { ProgressBar } from '@/components/ui/progress-bar';
import { Spinner } from '@/components/ui/waiting';
import { hasEnded, type Job } from './job';

/** How far a job is; nothing once it has ended. */
export function JobProgress({
  job,
  trouble,
  doing,
}: {
  readonly job: Job;
  readonly trouble: string | null;
  /** What is being done, e.g. `Reading the files`. */
  readonly doing: string;
}) {
  if (hasEnded(job)) return null;
  const percent = Math.floor(100 * job.progress);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Spinner label={job.state === 'queued' ? 'Waiting for its turn' : doing} />
        <span className="text-ink-2 tabular-nums">{percent} %</span>
      </div>
      <ProgressBar done={percent} total={100} label={doing} className="w-full" />
      <p className="text-xs text-ink-3">
        {trouble ??
          'You can leave this page; the work goes on, and stands here when you come back.'}
      </p>
    </div>
  );
}

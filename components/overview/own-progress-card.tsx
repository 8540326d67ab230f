import { countOf, formatCount } from '@/components/shell/number-words';
import { projectApiPath, projectPath } from '@/components/shell/paths';
import { ButtonLink } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { OwnProgress } from '@/lib/data/projects/read-own-progress';

/** An annotator's own work: how much is done, what came of it, and the way on. */
export function OwnProgressCard({
  projectId,
  progress,
}: {
  readonly projectId: string;
  readonly progress: OwnProgress;
}) {
  const { total, finished, open, inProgress, next } = progress;
  if (total === 0) {
    return (
      <section className="rounded-xl border border-line bg-panel p-5">
        <h2 className="text-lg font-semibold tracking-tight">Nothing to read yet</h2>
        <p className="mt-1 max-w-prose text-pretty text-ink-2">
          When the lead has planned the annotation, your snippets stand here in your own order. The
          guideline can be read already.
        </p>
        <ButtonLink className="mt-4" href={projectPath(projectId, 'guideline')}>
          Read the guideline
        </ButtonLink>
      </section>
    );
  }
  return (
    <section
      aria-label="Your own progress"
      className="grid gap-5 rounded-xl border border-line bg-panel p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 flex-1 basis-64 gap-2">
          <h2 className="text-lg font-semibold tracking-tight tabular-nums">
            {finished === total
              ? `All ${countOf(total, 'snippet')} read`
              : `${formatCount(finished)} of ${countOf(total, 'snippet')} read`}
          </h2>
          <ProgressBar
            done={finished}
            total={total}
            label="Your snippets read"
            className="h-2 w-full max-w-md"
          />
          <p className="text-ink-2">
            {finished === total
              ? 'Thank you. You can still look at your readings, and change one until its case is taken up.'
              : whatIsLeft(open, inProgress)}
          </p>
        </div>
        <ButtonLink
          variant={next === null ? 'plain' : 'primary'}
          href={projectPath(projectId, 'annotate')}
        >
          {continueWords(progress)}
        </ButtonLink>
      </div>
      <OutcomeFacts progress={progress} />
      {finished > 0 && (
        <p className="text-xs text-ink-2">
          <a
            href={projectApiPath(projectId, 'readings.zip')}
            download
            className="inline-flex min-h-6 items-center underline underline-offset-2"
          >
            Download your readings
          </a>{' '}
          as a brat folder
        </p>
      )}
    </section>
  );
}

function whatIsLeft(open: number, inProgress: number): string {
  const begun = `${formatCount(inProgress)} begun`;
  if (inProgress === 0) return `${formatCount(open)} to go.`;
  return open === 0 ? `${begun}.` : `${formatCount(open)} to go, ${begun}.`;
}

function continueWords({ next, finished, inProgress }: OwnProgress): string {
  if (next === null) return 'Look at your readings';
  return finished + inProgress === 0 ? 'Start annotating' : 'Continue annotating';
}

function OutcomeFacts({ progress }: { readonly progress: OwnProgress }) {
  const { outcomes, flagged, rounds } = progress;
  const facts: readonly (readonly [string, number])[] = [
    ['with values', outcomes.values],
    ['no value here', outcomes.none],
    ['undecided', outcomes.undecided],
    ['unreadable', outcomes.unreadable],
  ];
  return (
    <div className="grid gap-x-10 gap-y-4 border-t border-line pt-4 sm:flex sm:flex-wrap">
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {facts.map(([title, count]) => (
          <Fact key={title} title={title} words={formatCount(count)} />
        ))}
        <Fact title="flagged NOT CLEAR" words={formatCount(flagged)} />
      </dl>
      {rounds.length > 1 && (
        <dl className="flex flex-wrap gap-x-6 gap-y-2">
          {rounds.map(({ name, total, finished }) => (
            <Fact
              key={name}
              title={name}
              words={`${formatCount(finished)}/${formatCount(total)}`}
            />
          ))}
        </dl>
      )}
    </div>
  );
}

function Fact({ title, words }: { readonly title: string; readonly words: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-xs text-ink-3">{title}</dt>
      <dd className="text-base font-semibold tabular-nums">{words}</dd>
    </div>
  );
}

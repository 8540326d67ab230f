import { countOf } from '@/components/shell/number-words';
import { projectPath } from '@/components/shell/paths';
import { ButtonLink } from '@/components/ui/button';
import type { OwnPractice } from '@/lib/data/practice/read-own-practice';

/** The way to the practice, for an annotator who has not begun with the real snippets. */
export function PracticeCard({
  projectId,
  practice: { texts, finished },
}: {
  readonly projectId: string;
  readonly practice: OwnPractice;
}) {
  const rest = texts.length - finished;
  return (
    <section
      aria-label="Practice"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-xl border border-accent/40 bg-accent-soft px-5 py-4"
    >
      <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
        <h2 className="text-lg font-semibold tracking-tight">
          {finished === 0 ? 'Practise first' : 'Go on with the practice'}
        </h2>
        <p className="text-pretty text-ink-2">
          {countOf(rest, 'short text')} with a known answer: after each you see what was expected
          and why. Nothing of it counts in the project.
        </p>
      </div>
      <ButtonLink variant="primary" href={projectPath(projectId, 'practice')}>
        To the practice
      </ButtonLink>
    </section>
  );
}

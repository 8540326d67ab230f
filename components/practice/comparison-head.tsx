import Link from 'next/link';
import { formatCount } from '@/components/shell/number-words';
import { projectPath } from '@/components/shell/paths';
import { QuestionText } from '@/components/shell/question-text';
import { Chip } from '@/components/ui/chip';
import { keyOfCommand } from '@/components/workspace/key-of-command';
import type { PracticeComparison } from '@/lib/data/practice/read-comparison';
import type { Preferences } from '@/lib/domain/preferences/preferences';
import { ComparisonActions } from './comparison-actions';
import { readingWords } from './practice-words';

/** Which text it is, how the try came out, and the ways on. */
export function ComparisonHead({
  projectId,
  assignmentId,
  comparison: { snippet, question, own, answer, finished, total },
  preferences,
}: {
  readonly projectId: string;
  readonly assignmentId: string;
  readonly comparison: PracticeComparison;
  readonly preferences: Preferences;
}) {
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-ink-2 tabular-nums">
          <Link
            href={projectPath(projectId, 'practice')}
            className="inline-flex min-h-6 items-center text-accent underline underline-offset-2"
          >
            Practice
          </Link>
          , {formatCount(finished)} of {formatCount(total)} read
        </p>
        <ComparisonActions
          projectId={projectId}
          assignmentId={assignmentId}
          isLast={finished === total}
          nextKey={keyOfCommand(preferences, 'nextSnippet')}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h1 className="min-w-0 text-xl font-semibold tracking-tight [overflow-wrap:anywhere]">
          {snippet.name}
        </h1>
        {answer !== null &&
          (answer.isAsExpected ? (
            <Chip tone="ok">As expected</Chip>
          ) : (
            <Chip tone="bad">Differs from what was expected</Chip>
          ))}
      </div>
      <div className="max-w-prose text-ink-2">
        <QuestionText question={question} />
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Fact title="You finished with" words={readingWords(own)} />
        {answer !== null && <Fact title="Expected" words={readingWords(answer.reading)} />}
      </dl>
    </header>
  );
}

function Fact({ title, words }: { readonly title: string; readonly words: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-3">{title}</dt>
      <dd className="font-semibold [overflow-wrap:anywhere]">{words}</dd>
    </div>
  );
}

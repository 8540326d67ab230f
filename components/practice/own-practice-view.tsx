import Link from 'next/link';
import { countOf, formatCount } from '@/components/shell/number-words';
import { practiceTryPath, projectPath } from '@/components/shell/paths';
import { ButtonLink } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { OwnPractice, OwnPracticeText } from '@/lib/data/practice/read-own-practice';
import { differenceWords, progressWords } from './practice-words';
import { StartButton } from './start-button';

/** A person's own way through the practice: how far, the way on, and what differed. */
export function OwnPracticeView({
  projectId,
  practice,
}: {
  readonly projectId: string;
  readonly practice: OwnPractice;
}) {
  const { texts, finished } = practice;
  if (texts.length === 0) {
    return (
      <div className="rounded-xl border border-line bg-panel">
        <EmptyState
          title="No practice yet"
          action={
            <ButtonLink href={projectPath(projectId, 'guideline')}>Read the guideline</ButtonLink>
          }
        >
          When a lead has put texts with their answers here, you can try yourself on them.
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <section
        aria-label="Your practice"
        className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-xl border border-line bg-panel p-5"
      >
        <div className="grid min-w-0 flex-1 basis-64 gap-2">
          <h2 className="text-lg font-semibold tracking-tight tabular-nums">
            {progressWords(practice)}
          </h2>
          <ProgressBar
            done={finished}
            total={texts.length}
            label="Practice texts read"
            className="h-2 w-full max-w-md"
          />
          <Summary practice={practice} />
        </div>
        <WayOn projectId={projectId} practice={practice} />
      </section>
      <TextList projectId={projectId} texts={texts} />
    </>
  );
}

function WayOn({
  projectId,
  practice: { texts, finished },
}: {
  readonly projectId: string;
  readonly practice: OwnPractice;
}) {
  if (finished === texts.length) {
    return <ButtonLink href={projectPath(projectId)}>To the project</ButtonLink>;
  }
  const isBegun = texts.some((text) => text.isBegun);
  return (
    <StartButton projectId={projectId}>
      {isBegun ? 'Go on with the practice' : 'Start the practice'}
    </StartButton>
  );
}

function Summary({ practice }: { readonly practice: OwnPractice }) {
  if (practice.finished === 0) {
    return (
      <p className="text-pretty text-ink-2">
        {countOf(practice.texts.length, 'short text')}, on the same screen as the real ones. Take
        your time, and try again as often as you like.
      </p>
    );
  }
  const differences = differenceWords(practice.summary);
  if (differences.length === 0) return null;
  return (
    <p className="text-pretty text-ink-2">
      What differed: {differences.join(', ')}. Open a text to see why, and to try it again.
    </p>
  );
}

function TextList({
  projectId,
  texts,
}: {
  readonly projectId: string;
  readonly texts: readonly OwnPracticeText[];
}) {
  return (
    <ol
      aria-label="Practice texts"
      className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-panel"
    >
      {texts.map((text, i) => (
        <li key={text.name} className="flex items-baseline gap-3 px-3.5 py-2.5">
          <span aria-hidden className="w-5 shrink-0 text-right text-ink-3 tabular-nums">
            {formatCount(i + 1)}
          </span>
          <span className="min-w-0 flex-1">
            <TextName projectId={projectId} text={text} />
            {text.material !== null && (
              <span className="block text-xs text-ink-3">{text.material}</span>
            )}
          </span>
          <TextState text={text} />
        </li>
      ))}
    </ol>
  );
}

function TextName({
  projectId,
  text: { name, assignment, isFinished },
}: {
  readonly projectId: string;
  readonly text: OwnPracticeText;
}) {
  const words = <span className="[overflow-wrap:anywhere]">{name}</span>;
  if (assignment === null || !isFinished) return <span className="block">{words}</span>;
  return (
    <Link
      href={practiceTryPath(projectId, assignment)}
      className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-2"
    >
      {words}
    </Link>
  );
}

function TextState({ text }: { readonly text: OwnPracticeText }) {
  if (!text.isFinished) return <Chip>{text.isBegun ? 'Begun' : 'Not read yet'}</Chip>;
  if (text.isAsExpected === null) return <Chip tone="warn">Answer is being changed</Chip>;
  return text.isAsExpected ? <Chip tone="ok">As expected</Chip> : <Chip tone="bad">Differs</Chip>;
}

import Link from 'next/link';
import { formatCount } from '@/components/shell/number-words';
import { besideGoldPath, projectPath } from '@/components/shell/paths';
import { QuestionText } from '@/components/shell/question-text';
import { Chip } from '@/components/ui/chip';
import type { BesideGold } from '@/lib/data/feedback/read-beside-gold';
import { keyOfCommand } from '@/components/workspace/key-of-command';
import type { KeyCommandName } from '@/lib/domain/preferences/key-map';
import type { Preferences } from '@/lib/domain/preferences/preferences';
import { StepLinks, type Step } from './step-links';

const resultChips = {
  same: <Chip tone="ok">As gold</Chip>,
  differs: <Chip tone="bad">Differs from gold</Chip>,
  notClear: <Chip tone="warn">Left in doubt</Chip>,
} as const;

/** Which reading is compared, how it came out, and the way to the others. */
export function BesideHead({
  projectId,
  query,
  comparison: { snippet, question, feedback, place, total, previous, next },
  preferences,
}: {
  readonly projectId: string;
  /** The filter of the list that one goes through. */
  readonly query: string;
  readonly comparison: BesideGold;
  readonly preferences: Preferences;
}) {
  const stepTo = (id: string | null, command: KeyCommandName): Step => ({
    href: id === null ? null : besideGoldPath(projectId, id) + query,
    key: keyOfCommand(preferences, command),
  });
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-ink-2 tabular-nums">
          <Link
            href={projectPath(projectId, 'beside-gold') + query}
            className="inline-flex min-h-6 items-center text-accent underline underline-offset-2"
          >
            All your readings
          </Link>
          {place !== null && `, ${formatCount(place)} of ${formatCount(total)}`}
        </p>
        <StepLinks
          previous={stepTo(previous, 'previousSnippet')}
          next={stepTo(next, 'nextSnippet')}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h1 className="min-w-0 text-xl font-semibold tracking-tight [overflow-wrap:anywhere]">
          {snippet.name}
        </h1>
        {resultChips[feedback.result]}
      </div>
      <div className="max-w-prose text-ink-2">
        <QuestionText question={question} />
      </div>
    </header>
  );
}

/**
 * Whether a try came out as the known answer says. Strict on purpose: practice is where the edges,
 * the labels and the outcome are learned, and doubt is asked for only where the answer has it.
 */
import { doubtKind } from '../adjudication/reading';
import type { OwnReading } from '../feedback/compare-reading';
import type { LabelledSpan } from '../spans/fragment';
import { compareLabelledSpans, hasSameSpans } from '../spans/side-by-side';

/** True when outcome, flag, spans and labels are those of the answer; reasons do not count. */
export function isAsExpected(own: OwnReading, answer: OwnReading): boolean {
  return (
    own.outcome === answer.outcome &&
    isFlagged(own) === isFlagged(answer) &&
    hasSameSpans([sorted(own.spans), sorted(answer.spans)])
  );
}

/** False where the answer itself leaves the snippet as a whole in doubt. */
export function isDoubtMistake(answer: OwnReading): boolean {
  return doubtKind({ outcome: answer.outcome, isFlagged: isFlagged(answer) }) === null;
}

function isFlagged({ flagReason }: OwnReading): boolean {
  return flagReason !== null;
}

function sorted(spans: readonly LabelledSpan[]): LabelledSpan[] {
  return [...spans].sort(compareLabelledSpans);
}

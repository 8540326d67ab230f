/**
 * Whether a try came out as the known answer says. Strict on purpose: practice is where the edges,
 * the labels and the outcome are learned, and doubt is asked for only where the answer has it.
 */
import { doubtKind } from '../adjudication/reading';
import type { OwnReading } from '../feedback/compare-reading';
import { mapLabels } from '../adjudication/map-labels';
import { asMarked, type GoldLabel } from '../label-scheme/mapping';
import { hasSameSpans } from '../spans/side-by-side';

/**
 * True when outcome, flag, spans and labels are those of the answer; reasons do not count.
 * @param goldLabel what each label is in gold: one that was mapped since is no difference
 */
export function isAsExpected(
  own: OwnReading,
  answer: OwnReading,
  goldLabel: GoldLabel = asMarked,
): boolean {
  return (
    own.outcome === answer.outcome &&
    isFlagged(own) === isFlagged(answer) &&
    hasSameSpans([mapLabels(own.spans, goldLabel), mapLabels(answer.spans, goldLabel)])
  );
}

/** False where the answer itself leaves the snippet as a whole in doubt. */
export function isDoubtMistake(answer: OwnReading): boolean {
  return doubtKind({ outcome: answer.outcome, isFlagged: isFlagged(answer) }) === null;
}

function isFlagged({ flagReason }: OwnReading): boolean {
  return flagReason !== null;
}

/** How a span will be read as a number, in words for the screen. Pure. */
import type { LabelScheme } from '@/lib/domain/label-scheme/scheme';
import { firstBoundsDoubt } from '@/lib/domain/quantities/bounds';
import { flagSentences } from '@/lib/domain/quantities/flags';
import { readQuantity } from '@/lib/domain/quantities/reading';
import { spanStart, type Fragments } from '@/lib/domain/spans/fragment';
import { quoteOf, sliceText, type IndexedText } from '@/lib/domain/text/code-points';

export type NumberWords = {
  /** `reads as 2.3`, `reads as 1.5 and 1.6`, `not read as a number`. */
  readonly text: string;
  /** Why a person should look; null when the reading is sure. */
  readonly doubt: string | null;
};

/** How far to the left the words before a number matter to its reading. */
const leftContext = 40;

/**
 * The words for a span; null when its label is not read as a number. `label` is null for a
 * selection without one: then any label of the scheme that is read as a number counts.
 */
export function readNumberWords(
  scheme: LabelScheme,
  label: string | null,
  text: IndexedText,
  fragments: Fragments,
): NumberWords | null {
  const counting = scheme.labels.filter(
    ({ name, quantity, retired }) =>
      quantity !== null && (label === null ? !retired : name === label),
  );
  if (counting.length === 0) return null;
  const start = spanStart(fragments);
  const before = sliceText(text, Math.max(0, start - leftContext), start);
  const { values, flag, convertedHint } = readQuantity(quoteOf(text, fragments), before);
  const decimals = values.map(({ decimal }) => decimal);
  const doubts = counting.map((each) => firstBoundsDoubt(decimals, each));
  // Without a label: only what is beyond the bounds of each that it could have.
  const beyond = doubts.includes(null) ? null : (doubts[0] ?? null);
  const doubt = flag === null ? beyond : flagSentences[flag];
  if (values.length > 0) return { text: `reads as ${decimals.join(' and ')}`, doubt };
  const hint = convertedHint === null ? '' : `; ${convertedHint} in eV`;
  return { text: `not read as a number${hint}`, doubt };
}

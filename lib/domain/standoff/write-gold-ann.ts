/**
 * Gold as a standoff file, written anew: `T` lines in the order of offsets and nothing else.
 */
import { compareFragments, spanStart, type LabelledSpan } from '../spans/fragment';
import type { IndexedText } from '../text/code-points';
import { formatTextBound } from './strict-lines';

/**
 * Writes gold spans, numbered from T1; no spans make an empty file.
 * @throws Refusal as `formatTextBound`
 */
export function writeGoldAnn(spans: readonly LabelledSpan[], text: IndexedText): string {
  return [...spans]
    .sort(compareSpans)
    .map(({ label, fragments }, i) => `${formatTextBound(`T${i + 1}`, label, fragments, text)}\n`)
    .join('');
}

/** Order of spans in files: by offsets, then by label. */
export function compareSpans(a: LabelledSpan, b: LabelledSpan): number {
  return (
    // Most spans differ here already, and comparing all edges costs more.
    spanStart(a.fragments) - spanStart(b.fragments) ||
    compareFragments(a.fragments, b.fragments) ||
    compareText(a.label, b.label)
  );
}

/** Order by UTF-16 units: the same on every machine. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

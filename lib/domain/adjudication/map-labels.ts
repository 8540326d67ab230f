import type { GoldLabel } from '../label-scheme/mapping';
import type { LabelledSpan } from '../spans/fragment';
import { compareLabelledSpans } from '../spans/side-by-side';

/**
 * Spans of one side under the labels that they are in gold, sorted by fragments, then label. Of
 * spans that are one and the same only since a label was mapped, one is left: the one whose own
 * label it is, else the first.
 */
export function mapLabels<Span extends LabelledSpan>(
  spans: readonly Span[],
  goldLabel: GoldLabel,
): Span[] {
  const own = spans.filter(({ label }) => goldLabel(label) === label);
  const mapped = spans
    .filter(({ label }) => goldLabel(label) !== label)
    .map((span) => ({ ...span, label: goldLabel(span.label) }));
  const kept = mapped.filter(
    (span, i) => ![...own, ...mapped.slice(0, i)].some((other) => isSame(other, span)),
  );
  return [...own, ...kept].sort(compareLabelledSpans);
}

function isSame(a: LabelledSpan, b: LabelledSpan): boolean {
  return compareLabelledSpans(a, b) === 0;
}

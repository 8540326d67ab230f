/**
 * Two readings of one snippet, compared: the whole numbers that every measure is a ratio of, once
 * they have been summed over snippets. Always: spansA = exact + partial + onlyA, spansB likewise.
 */
import type { LabelledSpan } from '../spans/fragment';
import { matchSpans, type SpanMatching } from './match-spans';

export type SpanCounts = {
  readonly spansA: number;
  readonly spansB: number;
  /** Matched pairs with the same edges, and those of them with the same label. */
  readonly exact: number;
  readonly exactSameLabel: number;
  /** Matched pairs that only overlap, and those of them with the same label. */
  readonly partial: number;
  readonly partialSameLabel: number;
  /** Spans that found no partner. */
  readonly onlyA: number;
  readonly onlyB: number;
};

export type ReadingComparison = SpanCounts & {
  /** The labels of every matched pair. */
  readonly labels: readonly (readonly [a: string, b: string])[];
  /** How all spans of both were matched, whatever their labels. */
  readonly matching: SpanMatching;
};

/** What the label of a span becomes when one label is asked about and this is another. */
export const anyOtherLabel = 'any other label';

/**
 * Compares the spans of two readings. With `label` set, the counts are of spans of that label
 * alone, on both sides; `labels` still holds every matched pair of all spans, told apart into that
 * label and any other, since among spans of one label there is nothing to disagree on.
 */
export function compareReadings(
  a: readonly LabelledSpan[],
  b: readonly LabelledSpan[],
  label: string | null = null,
): ReadingComparison {
  const matching = matchSpans(a, b);
  const labels = matching.pairs.map(
    (pair) => [foldLabel(a[pair.a]?.label, label), foldLabel(b[pair.b]?.label, label)] as const,
  );
  if (label === null) return { ...countSpans(matching), labels, matching };
  const carriesLabel = (span: LabelledSpan): boolean => span.label === label;
  return {
    ...countSpans(matchSpans(a.filter(carriesLabel), b.filter(carriesLabel))),
    labels,
    matching,
  };
}

/** The label itself, or `anyOtherLabel` when one label is asked about and this is not it. */
export function foldLabel(label: string | undefined, asked: string | null): string {
  return asked === null || label === asked ? (label ?? '') : anyOtherLabel;
}

function countSpans({ pairs, onlyA, onlyB }: SpanMatching): SpanCounts {
  const exact = pairs.filter(({ isExact }) => isExact);
  const partial = pairs.filter(({ isExact }) => !isExact);
  return {
    spansA: pairs.length + onlyA.length,
    spansB: pairs.length + onlyB.length,
    exact: exact.length,
    exactSameLabel: exact.filter(({ hasSameLabel }) => hasSameLabel).length,
    partial: partial.length,
    partialSameLabel: partial.filter(({ hasSameLabel }) => hasSameLabel).length,
    onlyA: onlyA.length,
    onlyB: onlyB.length,
  };
}

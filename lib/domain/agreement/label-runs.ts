/**
 * A text cut at every edge of every span: runs in which each reader's labels stay the same. What
 * measures by the code point needs only these, not each code point.
 */
import type { LabelledSpan } from '../spans/fragment';

export type LabelRun = {
  /** Code points. */
  readonly length: number;
  /** For each reader the labels of the spans here, one a span; empty where the reader has none. */
  readonly labels: readonly (readonly string[])[];
};

/** The runs of a text of `length` code points, from left to right. */
export function findLabelRuns(
  length: number,
  readings: readonly (readonly LabelledSpan[])[],
): LabelRun[] {
  const pieces = readings.map((spans) =>
    spans.flatMap(({ fragments, label }) =>
      fragments.map(([start, end]) => ({ start, end, label })),
    ),
  );
  const edges = new Set([0, length, ...pieces.flat().flatMap(({ start, end }) => [start, end])]);
  const sorted = [...edges].sort((a, b) => a - b);
  return sorted.slice(1).map((end, i) => {
    const start = sorted[i] ?? 0;
    return {
      length: end - start,
      labels: pieces.map((ofReader) =>
        ofReader
          .filter((piece) => piece.start <= start && end <= piece.end)
          .map(({ label }) => label),
      ),
    };
  });
}

/**
 * All readers of one snippet compared: two by two, and all together for Krippendorff's alpha.
 */
import { alignUnits } from './aligned-units';
import { compareReadings, foldLabel, type ReadingComparison } from './compare-readings';
import type { ComparableSnippet } from './snippet-readings';

/** Two readers of a snippet, `a` before `b` in code point order, and their readings compared. */
export type PairComparison = {
  readonly snippet: string;
  readonly a: string;
  readonly b: string;
  /** The same for the same two readers. */
  readonly key: string;
  readonly comparison: ReadingComparison;
};

export type SnippetComparison = {
  readonly snippet: string;
  readonly readers: readonly string[];
  readonly pairs: readonly PairComparison[];
  /** For each thing that was matched, the labels that readers gave it. */
  readonly labelUnits: readonly (readonly string[])[];
  /** For each reader whether something was marked. */
  readonly presence: readonly ('some' | 'none')[];
};

/** Compares the readings of a snippet, of spans of one label when `label` is set. */
export function compareSnippet(
  { snippet, readings }: ComparableSnippet,
  label: string | null = null,
): SnippetComparison {
  const readerPairs = readings.flatMap((ofA, a) =>
    readings.slice(a + 1).map((ofB, offset) => ({
      a,
      b: a + 1 + offset,
      comparison: compareReadings(ofA.spans, ofB.spans, label),
    })),
  );
  const readers = readings.map(({ annotator }) => annotator);
  return {
    snippet,
    readers,
    pairs: readerPairs.map(({ comparison, ...pair }) => {
      const [a = '', b = ''] = [readers[pair.a], readers[pair.b]];
      return { snippet, a, b, key: JSON.stringify([a, b]), comparison };
    }),
    labelUnits: alignUnits(
      readerPairs.map(({ a, b, comparison }) => ({ a, b, pairs: comparison.matching.pairs })),
    ).map((unit) =>
      unit.map(({ reader, span }) => foldLabel(readings[reader]?.spans[span]?.label, label)),
    ),
    presence: readings.map(({ spans }) =>
      spans.some((span) => label === null || span.label === label) ? 'some' : 'none',
    ),
  };
}

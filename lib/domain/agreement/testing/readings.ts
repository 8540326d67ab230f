/** Small builders: readings in one line each. */
import type { LabelledSpan } from '../../spans/fragment';
import type { FinishedReading, SnippetReadings } from '../snippet-readings';

/** `mark('X', 0, 4)`: the span [0, 4) with label X; further pairs of edges are more fragments. */
export function mark(label: string, ...edges: number[]): LabelledSpan {
  const fragments = edges.flatMap((start, i) =>
    i % 2 === 0 ? [[start, edges[i + 1] ?? start] as const] : [],
  );
  return { fragments, label };
}

/** A finished reading; without spans its outcome is `none`. */
export function read(
  annotator: string,
  spans: readonly LabelledSpan[],
  changes: Partial<FinishedReading> = {},
): FinishedReading {
  return {
    annotator,
    outcome: spans.length > 0 ? 'values' : 'none',
    isFlagged: false,
    spans,
    ...changes,
  };
}

export function snippetOf(
  snippet: string,
  readings: readonly FinishedReading[],
  changes: Partial<SnippetReadings> = {},
): SnippetReadings {
  return { snippet, material: null, readings, missing: [], ...changes };
}

/** Short ways to write the readings of a snippet in tests. */
import type { SnippetReadings } from '@/lib/domain/agreement/snippet-readings';

export const options = { notClear: 'exclude', notClearLabel: 'NOT_CLEAR' } as const;

export function snippet(
  name: string,
  marks: Readonly<Record<string, readonly [number, number, string][]>>,
): SnippetReadings {
  return {
    snippet: name,
    material: null,
    missing: [],
    readings: Object.entries(marks).map(([annotator, spans]) => ({
      annotator,
      outcome: spans.length === 0 ? 'none' : 'values',
      isFlagged: false,
      spans: spans.map(([start, end, label]) => ({ fragments: [[start, end]], label })),
    })),
  };
}

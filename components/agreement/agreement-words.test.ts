import { expect, test } from 'vitest';
import { measureAgreement } from '@/lib/domain/agreement/measure-agreement';
import type { SnippetReadings } from '@/lib/domain/agreement/snippet-readings';
import { listPooledDisagreements, summariseAgreement } from './agreement-words';

const options = { notClear: 'exclude', notClearLabel: 'NOT_CLEAR' } as const;

function snippet(
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

test('nothing assigned, nothing finished and nothing marked are told apart', () => {
  expect(summariseAgreement(measureAgreement([], options))).toContain('Nothing is assigned');
  const waiting = { ...snippet('s', { a: [] }), missing: ['b'] };
  expect(summariseAgreement(measureAgreement([waiting], options))).toBe(
    'Nothing can be compared yet: of 1 snippet none was finished by two readers.',
  );
  const empty = snippet('s', { a: [], b: [] });
  expect(summariseAgreement(measureAgreement([empty], options))).toContain('nobody marked a span');
});

test('the sentence gives both F1 and the share of equal labels with its n', () => {
  const report = measureAgreement(
    [
      snippet('s1', { a: [[0, 4, 'X']], b: [[0, 4, 'X']] }),
      snippet('s2', { a: [[0, 4, 'X']], b: [[0, 4, 'Y']] }),
      snippet('s3', { a: [[0, 4, 'X']], b: [] }),
      snippet('s4', { a: [[0, 4, 'X']], b: [[1, 4, 'X']] }),
    ],
    options,
  );
  // Overlap: 3 pairs of 4 + 3 spans, 6/7. Strict: 1 pair, 2/7. Labels: 2 of 3.
  expect(summariseAgreement(report)).toBe(
    'Over 4 snippets read by two or more, the readers found the same places with an F1 of 0.86, and marked the very same span with the same label with an F1 of 0.29. Where both marked a place, they gave it the same label in 67 % of 3 places.',
  );
  expect(listPooledDisagreements(report.pairs).map(({ snippets }) => snippets)).toEqual([
    ['s3'],
    ['s4'],
    ['s2'],
    ['s3'],
  ]);
});

test('a snippet that several pairs disagree on is listed once', () => {
  const report = measureAgreement(
    [snippet('s', { a: [[0, 4, 'X']], b: [[0, 4, 'Y']], c: [[0, 4, 'Z']] })],
    options,
  );
  expect(listPooledDisagreements(report.pairs)[2]).toEqual({
    title: 'The same place with other labels',
    snippets: ['s'],
  });
});

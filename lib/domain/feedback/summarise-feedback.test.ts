import { expect, it } from 'vitest';
import { notClearLabel } from '../label-scheme/scheme';
import type { LabelledSpan } from '../spans/fragment';
import { compareReading } from './compare-reading';
import { expectedGold } from './expected-gold';
import { summariseFeedback } from './summarise-feedback';

type Row = readonly [start: number, end: number, label: string];

function spansOf(rows: readonly Row[]): LabelledSpan[] {
  return rows.map(([start, end, label]) => ({ fragments: [[start, end]], label }));
}

function feedback(own: readonly Row[], gold: readonly Row[]) {
  const wanted = spansOf(gold).map((span) => ({ ...span, origin: 'agreed' as const }));
  return compareReading(
    { outcome: own.length > 0 ? 'values' : 'none', flagReason: null, spans: spansOf(own) },
    expectedGold(wanted, null),
  );
}

it('counts readings, places by what differs, labels, and labels taken for others', () => {
  const summary = summariseFeedback([
    feedback([[0, 5, 'X']], [[0, 5, 'X']]),
    feedback([], []),
    feedback([[0, 5, notClearLabel]], [[0, 5, 'X']]),
    feedback(
      [
        [0, 5, 'Y'],
        [10, 15, 'Y'],
        [20, 25, 'Z'],
      ],
      [
        [0, 5, 'X'],
        [10, 18, 'X'],
      ],
    ),
  ]);
  expect(summary).toEqual({
    results: { same: 2, differs: 1, notClear: 1 },
    places: 5,
    differences: [
      { finding: 'label', count: 2 },
      { finding: 'extra', count: 1 },
      { finding: 'boundary', count: 1 },
    ],
    labels: [
      { label: 'X', same: 1, differs: 2, notClear: 1 },
      { label: 'Z', same: 0, differs: 1, notClear: 0 },
    ],
    swaps: [{ own: 'Y', expected: 'X', count: 2 }],
  });
});

it('takes no label for another where one span stands beside two', () => {
  const { differences, swaps } = summariseFeedback([
    feedback(
      [[0, 9, 'Y']],
      [
        [0, 4, 'X'],
        [5, 9, 'X'],
      ],
    ),
  ]);
  expect(differences.map(({ finding }) => finding)).toEqual(['split', 'label']);
  expect(swaps).toEqual([]);
});

import { expect, test } from 'vitest';
import { summariseFeedback } from '@/lib/domain/feedback/summarise-feedback';
import { differenceWords, progressWords, readingWords } from './practice-words';

const summary = summariseFeedback([]);
const text = {
  name: 'a',
  material: null,
  assignment: null,
  isBegun: false,
  isFinished: false,
  isAsExpected: null,
};

test.each([
  [0, 0, '2 texts to practise on'],
  [1, 1, '1 of 2 texts read, 1 as expected'],
  [2, 1, 'All 2 texts read, 1 as expected'],
])('%d read, %d as expected', (finished, asExpected, words) => {
  expect(progressWords({ texts: [text, text], finished, asExpected, summary })).toBe(words);
});

test('differences are counted in words', () => {
  const differences = [
    { finding: 'missed', count: 2 },
    { finding: 'label', count: 1 },
  ] as const;
  expect(differenceWords({ ...summary, differences })).toEqual(['2 spans missed', '1 other label']);
});

test('how a reading ended', () => {
  const span = { fragments: [[0, 1]], label: 'A' } as const;
  const words = (outcome: 'values' | 'none' | 'undecided', flagReason: string | null = null) =>
    readingWords({ outcome, flagReason, spans: outcome === 'values' ? [span] : [] });
  expect(words('values')).toBe('1 value');
  expect(words('none')).toBe('No value here');
  expect(words('undecided', 'which sample')).toBe('Undecided, flagged NOT CLEAR: which sample');
});

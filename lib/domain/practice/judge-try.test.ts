import { expect, test } from 'vitest';
import type { OwnReading } from '../feedback/compare-reading';
import { isAsExpected, isDoubtMistake } from './judge-try';

const answer: OwnReading = {
  outcome: 'values',
  flagReason: null,
  spans: [
    { fragments: [[0, 7]], label: 'A' },
    { fragments: [[10, 17]], label: 'B' },
  ],
};
const unclear: OwnReading = { outcome: 'undecided', flagReason: 'which sample', spans: [] };

test('the order of marking does not count, nor does the wording of a doubt', () => {
  expect(isAsExpected({ ...answer, spans: [...answer.spans].reverse() }, answer)).toBe(true);
  expect(isAsExpected({ ...unclear, flagReason: 'other' }, unclear)).toBe(true);
});

test.each<[string, OwnReading]>([
  ['an edge', { ...answer, spans: [{ fragments: [[0, 4]], label: 'A' }, answer.spans[1]!] }],
  ['a label', { ...answer, spans: [{ fragments: [[0, 7]], label: 'B' }, answer.spans[1]!] }],
  ['a span too few', { ...answer, spans: answer.spans.slice(1) }],
  ['a span too many', { ...answer, spans: [...answer.spans, answer.spans[0]!] }],
  ['a doubt that was not asked for', { ...answer, flagReason: 'other' }],
  ['another outcome', { outcome: 'none', flagReason: null, spans: [] }],
])('%s makes it differ', (_, own) => {
  expect(isAsExpected(own, answer)).toBe(false);
});

test('a label that was mapped since does not count', () => {
  const own = {
    ...answer,
    spans: [{ fragments: [[0, 7]] as const, label: 'C' }, answer.spans[1]!],
  };
  expect(isAsExpected(own, answer)).toBe(false);
  expect(isAsExpected(own, answer, (name) => (name === 'C' ? 'A' : name))).toBe(true);
});

test('a doubt is a mistake unless the answer leaves the snippet in doubt', () => {
  expect(isDoubtMistake(answer)).toBe(true);
  expect(isDoubtMistake(unclear)).toBe(false);
  expect(isDoubtMistake({ ...answer, flagReason: 'which sample' })).toBe(false);
});

test('a doubt is expected where the answer has it', () => {
  expect(isAsExpected({ outcome: 'none', flagReason: null, spans: [] }, unclear)).toBe(false);
  expect(isAsExpected({ ...unclear, outcome: 'none' }, unclear)).toBe(false);
});

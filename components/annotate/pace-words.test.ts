import { expect, test } from 'vitest';
import { about, describePace } from './pace-words';

const minute = 60_000;

test('pace and rest in one line', () => {
  expect(describePace({ today: 12, each: 65_000, reason: null }, 28)).toBe(
    '12 today · about 1 min each · 28 left, about 30 min',
  );
  expect(describePace({ today: 20, each: 2_000, reason: null }, 10)).toBe(
    '20 today · about 10 s each · 10 left, about 2 min',
  );
  expect(describePace({ today: 3, each: null, reason: 'Too little.' }, 2)).toBe(
    '3 today · 2 left. Too little.',
  );
  expect(describePace({ today: 3, each: minute, reason: null }, 0)).toBe('3 today · none left');
});

test.each([
  [2_000, '10 s'],
  [44_000, '40 s'],
  [57_000, '1 min'],
  [3.4 * minute, '3 min'],
  [62 * minute, '60 min'],
  [100 * minute, '1.5 h'],
])('%d ms is about %s', (milliseconds, words) => {
  expect(about(milliseconds)).toBe(words);
});

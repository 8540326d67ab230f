import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measurePace } from './own-pace';

const minute = 60_000;

test('the median of the gaps, pauses and imports left out', () => {
  // Gaps in minutes: 1, 2, 3, 90 (a pause), 1, 0 (an import), 5.
  const at = [0, 1, 3, 6, 96, 97, 97, 102].map((each) => each * minute);
  expect(measurePace(at, 96 * minute)).toEqual({ today: 4, each: 2 * minute, reason: null });
});

test('the mean of the two in the middle', () => {
  const at = [0, 1, 2, 3, 7, 11, 15].map((each) => each * minute);
  expect(measurePace(at, 0).each).toBe(2.5 * minute);
});

test('too little is said to be too little', () => {
  const { today, each, reason } = measurePace(
    [0, 1, 2, 3, 4].map((i) => i * minute),
    0,
  );
  expect([today, each]).toEqual([5, null]);
  expect(reason).not.toBeNull();
  expect(measurePace([], 0)).toMatchObject({ today: 0, each: null });
});

test('the order does not matter, and one takes between a second and ten minutes', () => {
  const times = fc.array(fc.integer({ min: 0, max: 100 * minute }), { maxLength: 30 });
  fc.assert(
    fc.property(times, (at) => {
      const pace = measurePace(at, 0);
      expect(measurePace(at.toReversed(), 0)).toEqual(pace);
      if (pace.each !== null) {
        expect(pace.each).toBeGreaterThanOrEqual(1_000);
        expect(pace.each).toBeLessThanOrEqual(10 * minute);
      }
    }),
  );
});

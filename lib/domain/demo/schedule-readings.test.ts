import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededRandom } from '../random/seeded-random';
import { scheduleReadings } from './schedule-readings';

const day = 86_400;

it('lays readings out one after another, on working days, between morning and night', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 5, max: 600 }), { maxLength: 250 }),
      fc.nat(),
      (seconds, seed) => {
        const scheduled = scheduleReadings(seconds, seededRandom(seed));
        expect(scheduled).toHaveLength(seconds.length);
        let last = 0;
        scheduled.forEach(({ startedAt, finishedAt }, index) => {
          expect(startedAt).toBeGreaterThan(last);
          expect(finishedAt - startedAt).toBe(seconds[index]);
          expect(Math.floor(startedAt / day) % 7).toBeLessThan(5);
          expect(startedAt % day).toBeGreaterThanOrEqual(9 * 3600);
          last = finishedAt;
        });
      },
    ),
  );
});

it('spreads two hundred readings over several sessions', () => {
  const scheduled = scheduleReadings(
    Array.from({ length: 200 }, () => 30),
    seededRandom(3),
  );
  const days = new Set(scheduled.map(({ startedAt }) => Math.floor(startedAt / day)));
  expect(days.size).toBeGreaterThanOrEqual(4);
  expect(days.size).toBeLessThanOrEqual(12);
});

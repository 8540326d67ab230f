import { describe, expect, it } from 'vitest';
import { bootstrapIntervals, quantileOf } from './percentile-bootstrap';

describe('bootstrapIntervals', () => {
  it('draws in each stratum as many units as it has', () => {
    const strata = [['a1', 'a2', 'a3'], ['b1'], ['c1', 'c2']];
    const seen = new Set<string>();
    bootstrapIntervals(
      strata,
      (drawn) => {
        const sizes = strata.map((units) =>
          units.reduce((size, unit) => size + (drawn.get(unit) ?? 0), 0),
        );
        seen.add(sizes.join());
        return { total: 1 };
      },
      { seed: 1, resamples: 50 },
    );
    expect([...seen]).toEqual(['3,1,2']);
  });

  it('counts a unit that stands twice in a stratum twice as often', () => {
    let [once, twice] = [0, 0];
    bootstrapIntervals(
      [['twice', 'once', 'twice']],
      (drawn) => {
        once += drawn.get('once') ?? 0;
        twice += drawn.get('twice') ?? 0;
        return { total: 1 };
      },
      { seed: 1, resamples: 1000 },
    );
    expect(once + twice).toBe(3000);
    expect(Math.abs(twice - 2000)).toBeLessThan(100);
  });

  it('repeats itself for a seed and differs for another', () => {
    const numbers = Array.from({ length: 40 }, (_, i) => i);
    const mean = (seed: number): unknown =>
      bootstrapIntervals(
        [numbers],
        (drawn) => ({ mean: [...drawn].reduce((sum, [n, times]) => sum + n * times, 0) / 40 }),
        { seed, resamples: 100 },
      ).get('mean');
    expect(mean(1)).toEqual(mean(1));
    expect(mean(1)).not.toEqual(mean(2));
  });

  it.each([
    [5, true],
    [6, false],
  ])(
    'with %i of 100 resamples undefined has an interval: %s',
    (undefinedResamples, hasInterval) => {
      let resample = 0;
      const result = bootstrapIntervals(
        [['unit']],
        () => {
          resample += 1;
          return { value: resample <= undefinedResamples ? null : resample };
        },
        { seed: 1, resamples: 100 },
      ).get('value')!;
      expect('interval' in result).toBe(hasInterval);
      if (!hasInterval) expect(result).toEqual({ undefinedResamples, resamples: 100 });
    },
  );
});

describe('quantileOf', () => {
  it('interpolates between neighbours', () => {
    expect(quantileOf([1, 2, 3, 4], 0.5)).toBe(2.5);
    expect(quantileOf([1, 2, 3, 4], 0)).toBe(1);
    expect(quantileOf([1, 2, 3, 4], 1)).toBe(4);
    expect(quantileOf([10, 20], 0.025)).toBeCloseTo(10.25, 12);
    expect(quantileOf([7], 0.975)).toBe(7);
  });
});

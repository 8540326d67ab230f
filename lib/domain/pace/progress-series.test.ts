import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressSeries, type FinishedOn } from './progress-series';

describe('progressSeries', () => {
  it('counts each day and adds up, days without anything included', () => {
    const { bin, all, byKey } = progressSeries(
      [
        { key: 'a', day: '2026-02-27', finished: 2 },
        { key: 'b', day: '2026-03-01', finished: 3 },
      ],
      '2026-03-02',
    );
    expect(bin).toBe(1);
    expect(all).toEqual([
      { day: '2026-02-27', finished: 2, sum: 2 },
      { day: '2026-02-28', finished: 0, sum: 2 },
      { day: '2026-03-01', finished: 3, sum: 5 },
      { day: '2026-03-02', finished: 0, sum: 5 },
    ]);
    expect(byKey.get('b')?.map(({ sum }) => sum)).toEqual([0, 0, 3, 3]);
  });

  it('puts many days together to weeks', () => {
    const rows = ['2026-01-01', '2026-04-11'].map((day) => ({ key: 'a', day, finished: 1 }));
    const { bin, all } = progressSeries(rows, '2026-04-11');
    expect(bin).toBe(7);
    expect(all.slice(0, 2).map(({ day }) => day)).toEqual(['2026-01-01', '2026-01-08']);
    expect(all).toHaveLength(15);
  });

  it('ends a fortnight after the last day on which something was finished', () => {
    const { all } = progressSeries([{ key: 'a', day: '2026-01-01', finished: 1 }], '2026-04-11');
    expect(all.at(-1)).toEqual({ day: '2026-01-15', finished: 0, sum: 1 });
  });

  it('is empty while nothing is finished', () => {
    expect(progressSeries([], '2026-04-11').all).toEqual([]);
  });

  it('loses nothing: the last sums are what was given, of all and of each', () => {
    const day = fc
      .integer({ min: 0, max: 400 })
      .map((n) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10));
    const row = fc.record({
      key: fc.constantFrom('a', 'b', 'c'),
      day,
      finished: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), day, (rows: FinishedOn[], today) => {
        const { all, byKey } = progressSeries(rows, today);
        const total = (key?: string) =>
          rows
            .filter((each) => key === undefined || each.key === key)
            .reduce((sum, { finished }) => sum + finished, 0);
        expect(all.at(-1)?.sum).toBe(total());
        for (const [key, points] of byKey) {
          expect(points.at(-1)?.sum).toBe(total(key));
          expect(points.map((point) => point.day)).toEqual(all.map((point) => point.day));
        }
      }),
    );
  });
});

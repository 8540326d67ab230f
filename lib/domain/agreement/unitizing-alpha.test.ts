import { describe, expect, it } from 'vitest';
import { mark } from './testing/readings';
import { measureUnitizingAlpha } from './unitizing-alpha';

describe('measureUnitizingAlpha', () => {
  it('is 1 for equal readings and below 0 for opposite ones', () => {
    const reading = [mark('X', 0, 4), mark('Y', 6, 9)];
    const equal = measureUnitizingAlpha([{ length: 20, readings: [reading, reading] }]);
    expect([equal.u.value, equal.bar.value, equal.cu.value]).toEqual([1, 1, 1]);
    const opposite = measureUnitizingAlpha([
      { length: 8, readings: [[mark('X', 0, 4)], [mark('X', 4, 8)]] },
    ]);
    expect(opposite.bar.value).toBeLessThan(0);
    expect(opposite.cu.value).toBeNull();
  });

  it('takes the fragments of a span for stretches of their own', () => {
    const gap = measureUnitizingAlpha([
      { length: 20, readings: [[mark('X', 0, 2, 4, 6)], [mark('X', 0, 2), mark('X', 4, 6)]] },
    ]);
    expect(gap.u.value).toBe(1);
  });

  it.each([
    ['no document', []],
    ['one reading', [{ length: 9, readings: [[mark('X', 0, 4)]] }]],
    ['nested spans', [{ length: 9, readings: [[mark('X', 0, 4), mark('Y', 1, 2)], []] }]],
    ['nothing marked', [{ length: 9, readings: [[], []] }]],
  ])('is undefined with a reason for %s', (_, documents) => {
    const { u, bar, cu } = measureUnitizingAlpha(documents);
    for (const measure of [u, bar, cu]) {
      expect(measure).toEqual({ value: null, reason: expect.any(String) as string });
    }
  });

  it('has no cu for three readers', () => {
    const reading = [mark('X', 0, 4)];
    const { cu, u } = measureUnitizingAlpha([{ length: 9, readings: [reading, reading, reading] }]);
    expect(u.value).toBe(1);
    expect(cu.value).toBeNull();
  });
});

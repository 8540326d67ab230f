import { describe, expect, it } from 'vitest';
import { measureFleissKappa } from './fleiss-kappa';

describe('measureFleissKappa', () => {
  it('is 1 when every subject is unanimous and categories differ', () => {
    const { kappa, perCategory } = measureFleissKappa([
      [3, 0, 0],
      [0, 3, 0],
    ]);
    expect(kappa.value).toBe(1);
    expect(perCategory.map(({ value }) => value)).toEqual([1, 1, null]);
  });

  it.each([
    ['one category', [[3], [3]]],
    ['one rater', [[1, 0]]],
    ['no subject', []],
  ])('is undefined with a reason for %s', (_, counts) => {
    expect(measureFleissKappa(counts).kappa).toEqual({
      value: null,
      reason: expect.any(String) as string,
    });
  });

  it('refuses subjects with different numbers of raters', () => {
    expect(() => measureFleissKappa([[2, 1], [2]])).toThrow('same number of raters');
  });
});

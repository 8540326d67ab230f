import { describe, expect, it } from 'vitest';
import { measureCharacterLevel } from './character-level';
import { mark } from './testing/readings';

describe('measureCharacterLevel', () => {
  it('counts a code point under two labels once for each', () => {
    // A: [0, 10) X and [5, 10) Y; B: [5, 10) X. Common: 5 of X; marked: 15 and 5.
    const { f1, f1Binary } = measureCharacterLevel([
      { length: 100, a: [mark('X', 0, 10), mark('Y', 5, 10)], b: [mark('X', 5, 10)] },
    ]);
    expect(f1.value).toBe(10 / 20);
    expect(f1Binary.value).toBe(10 / 15);
  });

  it('counts a code point under two spans of one label once', () => {
    const reading = { length: 10, a: [mark('X', 0, 4), mark('X', 2, 6)], b: [mark('X', 0, 6)] };
    const { f1, kappa } = measureCharacterLevel([reading]);
    expect([f1.value, kappa.value]).toEqual([1, 1]);
  });

  it('is undefined where nothing is marked, and where there is no text', () => {
    for (const documents of [[{ length: 10, a: [], b: [] }], []]) {
      const { f1, kappa, f1Binary, kappaBinary } = measureCharacterLevel(documents);
      for (const measure of [f1, kappa, f1Binary, kappaBinary]) {
        expect(measure).toEqual({ value: null, reason: expect.any(String) as string });
      }
    }
  });
});

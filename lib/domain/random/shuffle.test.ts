import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from './seeded-random';
import { shuffle } from './shuffle';

describe('shuffle', () => {
  it('keeps the items, leaves the input alone, and repeats itself for a seed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const before = [...items];
        const shuffled = shuffle(items, seededRandom(seed));
        expect(items).toEqual(before);
        expect([...shuffled].sort()).toEqual([...items].sort());
        expect(shuffle(items, seededRandom(seed))).toEqual(shuffled);
      }),
    );
  });

  it('gives each of the six orders of three items about equally often', () => {
    const random = seededRandom(7);
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i += 1) {
      const order = shuffle(['a', 'b', 'c'], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

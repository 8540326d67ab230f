import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { integerBelow, seededRandom } from './seeded-random';

function draw(seed: number | string, count: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, random);
}

describe('seededRandom', () => {
  it('gives the known first numbers of mulberry32(42)', () => {
    expect(draw(42, 3)).toEqual([0.6011037519201636, 0.44829055899754167, 0.8524657934904099]);
  });

  it('gives the same numbers for the same seed and others for another', () => {
    expect(draw('PV600', 20)).toEqual(draw('PV600', 20));
    expect(draw('PV600', 20)).not.toEqual(draw('PV601', 20));
    expect(draw('ab', 1)).not.toEqual(draw('ba', 1));
  });

  it('keeps the numbers of a word for ever: plans and samples depend on them', () => {
    expect(draw('PV600', 3)).toEqual([0.9582299629691988, 0.6498401872813702, 0.3840040487702936]);
  });

  it('takes a number that is no 32-bit state for a word', () => {
    for (const seed of [-1, 0.5, 2 ** 32]) expect(draw(seed, 3)).toEqual(draw(String(seed), 3));
    expect(draw(7, 3)).not.toEqual(draw('7', 3));
  });

  it('tells letters apart that share their lower byte', () => {
    expect(draw('\u0141', 1)).not.toEqual(draw('A', 1));
  });

  it('stays inside [0, 1)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double()), (seed) => {
        for (const value of draw(seed, 50)) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThan(1);
        }
      }),
    );
  });
});

describe('integerBelow', () => {
  it('reaches every number below the bound about equally often', () => {
    const random = seededRandom(1);
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < 10_000; i += 1) counts[integerBelow(random, 5)]! += 1;
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 33])('refuses the bound %s', (bound) => {
    expect(() => integerBelow(seededRandom(1), bound)).toThrow('Cannot draw');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random/seeded-random';
import { formatElectronVolts, writeValue, type ValueForm } from './value-wording';

const gap = { centre: 1550, spread: 30 };
const seeds = fc.nat(2 ** 32 - 1);

function markedTexts(form: ValueForm, seed: number): string[] {
  return writeValue(form, gap, seededRandom(seed))
    .filter(({ isMarked }) => isMarked)
    .map(({ text }) => text);
}

describe('formatElectronVolts', () => {
  it.each([
    [1550, 2, '1.55'],
    [1555, 2, '1.56'],
    [1555, 3, '1.555'],
    [1549, 1, '1.5'],
    [1550, 1, '1.6'],
    [1996, 2, '2.00'],
    [40, 2, '0.04'],
  ] as const)('writes %i meV with %i decimals as %s', (milli, decimals, written) => {
    expect(formatElectronVolts(milli, decimals)).toBe(written);
  });
});

describe('writeValue', () => {
  it('marks from the first digit, with the unit when it follows', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(markedTexts('plain', seed)).toEqual([expect.stringMatching(/^\d\.\d+\s?eV$/u)]);
        expect(markedTexts('bare', seed)).toEqual([expect.stringMatching(/^\d\.\d\d$/u)]);
        expect(markedTexts('free', seed)).toEqual([expect.stringMatching(/^\d\.\d.*eV$/u)]);
      }),
    );
  });

  it('marks the two values of a pair apart, and a range with "and" as one', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [low, high, ...rest] = markedTexts('pair', seed);
        expect(rest).toEqual([]);
        expect(Number.parseFloat(low!)).toBeLessThan(Number.parseFloat(high!));
        expect(markedTexts('between', seed)).toEqual([
          expect.stringMatching(/^\d\.\d\d and \d\.\d\d eV$/u),
        ]);
      }),
    );
  });

  it('writes every wording that the guideline speaks of', () => {
    const written = Array.from({ length: 500 }, (_, seed) =>
      writeValue('free', gap, seededRandom(seed))
        .map(({ text }) => text)
        .join(''),
    );
    for (const wording of [
      /^~/u,
      /^about /u,
      /–/u,
      /\d-\d/u,
      / to /u,
      /±/u,
      /\u00a0eV$/u,
      /\deV$/u,
    ]) {
      expect(
        written.some((text) => wording.test(text)),
        wording.source,
      ).toBe(true);
    }
  });
});

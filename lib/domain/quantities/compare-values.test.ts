import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareValues } from './compare-values';
import vectors from './vectors/quantities.json';

describe('compareValues', () => {
  it.each([
    ['1.5', '1.50 eV', 'same'],
    ['1.5–1.6 eV', '1.55', 'same'],
    ['1.5 eV and 1.6 eV', '1.60 & 1.50 eV', 'same'],
    ['1.55 ± 0.03 eV', '1.55', 'same'],
    ['1.5 eV', '1.5 eV and 1.6 eV', 'different'],
    ['1.5 and 1.5 eV', '1.5 eV', 'different'],
    ['1.5 eV', '1.6 eV', 'different'],
    ['1.5 eV', '<1.5 eV', 'unsure'],
    ['<1.5 eV', '<1.5 eV', 'unsure'],
    ['', '1.5', 'unsure'],
  ])('%s against %s: %s', (a, b, sameness) => {
    expect(compareValues(a, b)).toBe(sameness);
  });

  it('is symmetric', () => {
    const texts = fc.constantFrom(...vectors.map(({ text }) => text));
    fc.assert(fc.property(texts, texts, (a, b) => compareValues(a, b) === compareValues(b, a)));
  });
});

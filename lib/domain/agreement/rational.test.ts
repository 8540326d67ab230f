import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  divide,
  fraction,
  leastCommonMultiple,
  multiply,
  subtract,
  toNumber,
  zero,
} from './rational';

const anyFraction = fc
  .tuple(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.bigInt(1n, 10n ** 20n))
  .map(([numerator, denominator]) => fraction(numerator, denominator));

describe('fractions', () => {
  it('are in lowest terms with the sign above', () => {
    expect(fraction(6, -4)).toEqual({ numerator: -3n, denominator: 2n });
    expect(fraction(0, 7)).toEqual(zero);
    expect(() => fraction(1, 0)).toThrow('denominator 0');
  });

  it('add up to the same in any order', () => {
    fc.assert(
      fc.property(fc.array(anyFraction), (fractions) => {
        expect(fractions.toReversed().reduce(add, zero)).toEqual(fractions.reduce(add, zero));
      }),
    );
    expect(add(fraction(1, 10), fraction(2, 10))).toEqual(fraction(3, 10));
  });

  it('undo each other', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
        if (b.numerator !== 0n) expect(multiply(divide(a, b), b)).toEqual(a);
      }),
    );
  });

  it('become the nearest number, also when both parts are very long', () => {
    expect(toNumber(fraction(1, 3))).toBe(1 / 3);
    const long = 3n ** 700n;
    expect(toNumber({ numerator: long, denominator: 3n * long })).toBeCloseTo(1 / 3, 15);
    expect(toNumber({ numerator: -long, denominator: long * 10n ** 20n + 1n })).toBeCloseTo(
      -1e-20,
      34,
    );
    expect(toNumber({ numerator: long * 5n, denominator: long })).toBe(5);
  });

  it('have a least common multiple', () => {
    expect(leastCommonMultiple(4n, 6n)).toBe(12n);
  });
});

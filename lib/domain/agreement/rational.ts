/**
 * Exact fractions. A sum of fractions of different denominators, taken in floating point, depends
 * on the order of its terms; taken here it does not, so that neither ties nor means do.
 */

/** `numerator / denominator` in lowest terms, the denominator above 0. */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint };

export const zero: Rational = { numerator: 0n, denominator: 1n };

/** The fraction in lowest terms. A denominator of 0 is a defect and throws. */
export function fraction(numerator: number | bigint, denominator: number | bigint): Rational {
  const below = BigInt(denominator);
  if (below === 0n) throw new Error('A fraction cannot have the denominator 0.');
  const common = greatestCommonDivisor(BigInt(numerator), below);
  const sign = below < 0n ? -1n : 1n;
  return { numerator: (sign * BigInt(numerator)) / common, denominator: (sign * below) / common };
}

export function add(a: Rational, b: Rational): Rational {
  return fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, { numerator: -b.numerator, denominator: b.denominator });
}

export function multiply(a: Rational, b: Rational): Rational {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** `a / b`. A `b` of 0 is a defect and throws. */
export function divide(a: Rational, b: Rational): Rational {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** The nearest floating point number (to one unit in the last place for very long fractions). */
export function toNumber({ numerator, denominator }: Rational): number {
  const [top, bottom] = [Number(numerator), Number(denominator)];
  if (Number.isSafeInteger(top) && Number.isSafeInteger(bottom)) return top / bottom;
  // Enough binary digits of the quotient to fill a double, whatever the lengths of both parts.
  const shift = Math.max(0, bitLength(denominator) - bitLength(numerator) + 64);
  return Number((numerator << BigInt(shift)) / denominator) / 2 ** shift;
}

export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** The smallest whole number that both divide; both are above 0. */
export function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestCommonDivisor(a, b)) * b;
}

function bitLength(value: bigint): number {
  return (value < 0n ? -value : value).toString(2).length;
}

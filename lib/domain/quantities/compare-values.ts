/**
 * Whether two readings of a quantity give the same values: what decides between "the longer span
 * is gold" and a disagreement of the kind `values`. Compared are the processed decimals, so that a
 * range is its mean; a reading that a person must look at is never the same as anything.
 */
import { compareDecimals } from './decimals';
import { readQuantity, type QuantityReading } from './reading';

export type Sameness = 'same' | 'different' | 'unsure';

/**
 * Compares the values of two readings as multisets of numbers: `1.5` and `1.50` are equal, the
 * order does not count, nor does whether the unit is inside the span.
 */
export function sameValues(a: QuantityReading, b: QuantityReading): Sameness {
  if (a.ambiguous || b.ambiguous) return 'unsure';
  const sortedA = sortDecimals(a);
  const sortedB = sortDecimals(b);
  const isSame =
    sortedA.length === sortedB.length &&
    sortedA.every((decimal, i) => compareDecimals(decimal, sortedB[i] ?? '') === 0);
  return isSame ? 'same' : 'different';
}

/** `sameValues` of two annotated texts. */
export function compareValues(a: string, b: string): Sameness {
  return sameValues(readQuantity(a), readQuantity(b));
}

function sortDecimals({ values }: QuantityReading): string[] {
  return values.map(({ decimal }) => decimal).sort(compareDecimals);
}

/** Seeded choices from lists. */
import { integerBelow, type RandomSource } from '../random/seeded-random';

/** One item, each as likely as the next; an empty list is a defect and throws. */
export function pick<T>(items: readonly T[], random: RandomSource): T {
  return items[integerBelow(random, items.length)] as T;
}

/** One item by weight; weights are positive whole numbers. */
export function pickWeighted<T>(
  weighted: readonly (readonly [item: T, weight: number])[],
  random: RandomSource,
): T {
  const total = weighted.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = integerBelow(random, total);
  for (const [item, weight] of weighted) {
    if (rest < weight) return item;
    rest -= weight;
  }
  throw new Error('Weights must be positive whole numbers.');
}

/** A whole number from `low` to `high`, both included. */
export function integerBetween(random: RandomSource, low: number, high: number): number {
  return low + integerBelow(random, high - low + 1);
}

/**
 * Roughly normal with mean 0 and spread 1, never beyond 2.5: the sum of four uniform numbers.
 * Only additions and one product, so that every machine gets the same digits.
 */
export function bell(random: RandomSource): number {
  const sum = random() + random() + random() + random() - 2;
  return Math.max(-2.5, Math.min(2.5, sum * 1.7320508));
}

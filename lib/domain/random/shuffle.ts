/**
 * Seeded shuffling. The result depends on the order of the input as well as on the seed: a caller
 * whose input has no fixed order sorts it first.
 */
import { integerBelow, type RandomSource } from './seeded-random';

/** A new list of the same items in random order, every order as likely as the next (Fisher-Yates). */
export function shuffle<T>(items: readonly T[], random: RandomSource): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const chosen = integerBelow(random, last + 1);
    // Both indices lie inside the list.
    [shuffled[last], shuffled[chosen]] = [shuffled[chosen] as T, shuffled[last] as T];
  }
  return shuffled;
}

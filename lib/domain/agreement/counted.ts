/**
 * Things with how often each occurs. A bootstrap draws the same snippet many times; counting it
 * with its multiplicity gives the same sums as listing it again and again.
 */

/** A `Map` from things to whole numbers is one. */
export type Counted<T> = Iterable<readonly [item: T, times: number]>;

/** Every item once. */
export function countOnce<T>(items: readonly T[]): (readonly [T, 1])[] {
  return items.map((item) => [item, 1]);
}

/** What belongs to each item, as often as the item. */
export function expandCounted<T, Part>(
  counted: Counted<T>,
  partsOf: (item: T) => readonly Part[],
): (readonly [Part, number])[] {
  const expanded: (readonly [Part, number])[] = [];
  for (const [item, times] of counted) {
    for (const part of partsOf(item)) expanded.push([part, times]);
  }
  return expanded;
}

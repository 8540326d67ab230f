/**
 * A number that may be undefined. Counts are summed first, as whole numbers, and divided once; a
 * measure whose denominator is 0 has no value, and says why: never 0, 1 or NaN in its place.
 */

/** Both ends of a 95 % interval. */
export type Interval = readonly [low: number, high: number];

/**
 * `reason` says why there is no value or, where there is one, why it has no interval. `interval`
 * is there only when one was asked for and could be had.
 */
export type Measure = {
  readonly value: number | null;
  readonly reason?: string;
  readonly interval?: Interval;
};

/** Why a measure of categories has no value, in the words of what was judged. */
export type UndefinedWords = {
  /** Nothing was judged by two. */
  readonly nothing: string;
  /** Whoever judged chose this one category. */
  readonly single: (category: string) => string;
};

/** A measure with a value. */
export function measured(value: number): Measure {
  return { value };
}

/** A measure without a value. */
export function notDefined(reason: string): Measure {
  return { value: null, reason };
}

/** `numerator / denominator`; undefined for the given reason when there is nothing to divide by. */
export function ratio(numerator: number, denominator: number, reason: string): Measure {
  return denominator === 0 ? notDefined(reason) : measured(numerator / denominator);
}

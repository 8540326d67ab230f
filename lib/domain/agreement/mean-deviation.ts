/**
 * Mean and standard deviation of a few exact fractions. Both are summed exactly, so that the order
 * of the readers' names cannot show in the last digit. The deviation is that of the population: a
 * spread between pairs of readers, not a standard error.
 */
import { measured, notDefined, type Measure } from './measure';
import {
  add,
  divide,
  fraction,
  multiply,
  subtract,
  toNumber,
  zero,
  type Rational,
} from './rational';

export function measureMean(
  values: readonly Rational[],
  nothing: string,
): { readonly mean: Measure; readonly deviation: Measure } {
  if (values.length === 0) return { mean: notDefined(nothing), deviation: notDefined(nothing) };
  const count = fraction(values.length, 1);
  const mean = divide(values.reduce(add, zero), count);
  const squares = values.map((value) => {
    const distance = subtract(value, mean);
    return multiply(distance, distance);
  });
  return {
    mean: measured(toNumber(mean)),
    deviation: measured(Math.sqrt(toNumber(divide(squares.reduce(add, zero), count)))),
  };
}

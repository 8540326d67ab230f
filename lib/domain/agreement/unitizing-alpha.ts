/**
 * Unitizing alpha, for experts. Three incompatible measures bear that name; this is the family of
 * 2016 (Krippendorff, Mathet, Bouvry & Widlöcher, "On the reliability of unitizing textual
 * continua"; Krippendorff 2019, section 12.4), not the alpha U of 1995 and 2004, which squares
 * differences of lengths. Readers are compared by the length over which they say the same:
 *   u    labels and gaps, a gap being one more value;
 *   bar  marked or not, labels aside;
 *   cu   labels alone, where both marked something.
 * By chance anything can meet anything but itself: a marked stretch not itself, a code point of a
 * gap not itself. Each fragment of a span is a stretch of its own.
 */
import type { LabelledSpan } from '../spans/fragment';
import { sum } from './confusion-table';
import { groupBy } from './grouping';
import { findLabelRuns } from './label-runs';
import { measured, notDefined, type Measure } from './measure';
import { divide, fraction, subtract, toNumber } from './rational';

/** A text of `length` code points and its readings: two or more, as many in every document. */
export type UnitizedDocument = {
  readonly length: number;
  readonly readings: readonly (readonly LabelledSpan[])[];
};

export type UnitizingAlpha = { readonly u: Measure; readonly bar: Measure; readonly cu: Measure };

/** The three alphas over all documents; undefined where spans of one reading overlap. */
export function measureUnitizingAlpha(documents: readonly UnitizedDocument[]): UnitizingAlpha {
  const readers = documents[0]?.readings.length ?? 0;
  if (documents.some(({ readings }) => readings.length !== readers)) {
    throw new Error('Unitizing alpha needs as many readings in every document.');
  }
  if (readers < 2) return undefinedThrice('There are no two readings of a text.');
  const runs = documents.flatMap(({ length, readings }) => findLabelRuns(length, readings));
  if (runs.some(({ labels }) => labels.some((ofReader) => ofReader.length > 1))) {
    return undefinedThrice('Spans of one reading overlap; unitizing needs them apart.');
  }
  const stretches = runs.map(({ length, labels }) => ({
    length,
    values: labels.map((ofReader) => ofReader[0] ?? null),
  }));
  const units = documents.flatMap(({ readings }) =>
    readings.flat().flatMap(({ fragments }) => fragments.map(([start, end]) => end - start)),
  );
  // What each value can meet by chance only with itself: its own stretch or its own code point.
  const gaps = sum(
    stretches.map(({ length, values }) => length * values.filter((value) => value === null).length),
  );
  const selves = sumOfSquares(units) + gaps;
  const shared = stretches.filter(({ values }) => values.every((value) => value !== null));
  return {
    u: alphaOf(stretches, selves),
    bar: alphaOf(
      stretches.map(({ length, values }) => ({
        length,
        values: values.map((value) => (value === null ? null : 'marked')),
      })),
      selves,
    ),
    cu:
      readers === 2
        ? alphaOf(shared, 2 * sumOfSquares(shared.map(({ length }) => length)))
        : notDefined('With more than two readers there is no agreed definition of cu.'),
  };
}

type Stretch = { readonly length: number; readonly values: readonly (string | null)[] };

/** 1 - observed / expected disagreement; `selves` is what chance cannot pair. */
function alphaOf(stretches: readonly Stretch[], selves: number): Measure {
  const readers = stretches[0]?.values.length ?? 0;
  const judged = stretches.flatMap(({ length, values }) =>
    values.map((value) => ({ length, value })),
  );
  const total = sum(judged.map(({ length }) => length));
  const perValue = [...groupBy(judged, ({ value }) => value).values()].map((same) =>
    sum(same.map(({ length }) => length)),
  );
  const unequalByChance = total * total - sumOfSquares(perValue);
  if (total === 0) return notDefined('There is nothing that the readers share.');
  if (unequalByChance === 0) return notDefined('Only one value was used.');
  const unequal = sum(stretches.map(({ length, values }) => length * countUnequalPairs(values)));
  const observed = fraction(unequal, total * (readers - 1));
  const expected = fraction(unequalByChance, total * total - selves);
  return measured(toNumber(subtract(fraction(1, 1), divide(observed, expected))));
}

/** Ordered pairs of readers who say different things. */
function countUnequalPairs(values: readonly (string | null)[]): number {
  return sum(values.map((value) => values.filter((other) => other !== value).length));
}

function sumOfSquares(numbers: readonly number[]): number {
  return sum(numbers.map((number) => number * number));
}

function undefinedThrice(reason: string): UnitizingAlpha {
  const undefinedMeasure = notDefined(reason);
  return { u: undefinedMeasure, bar: undefinedMeasure, cu: undefinedMeasure };
}

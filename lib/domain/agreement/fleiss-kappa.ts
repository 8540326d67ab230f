/**
 * Fleiss' kappa: agreement of a fixed number of raters, not necessarily the same ones, on nominal
 * categories. Source: Fleiss 1971, "Measuring nominal scale agreement among many raters".
 */
import { sum } from './confusion-table';
import { measured, notDefined, ratio, type Measure } from './measure';

export type FleissResult = {
  /** Mean share of agreeing pairs of raters, and the share expected by chance. */
  readonly observed: Measure;
  readonly expected: Measure;
  readonly kappa: Measure;
  /** One kappa for each category against all others. */
  readonly perCategory: readonly Measure[];
};

/**
 * Kappa of `counts[subject][category]`, the number of raters who chose the category. Every subject
 * has the same number of raters, two or more; a table in which it varies is a defect and throws.
 */
export function measureFleissKappa(counts: readonly (readonly number[])[]): FleissResult {
  const raters = sum(counts[0] ?? []);
  if (counts.some((row) => sum(row) !== raters)) {
    throw new Error('Fleiss’ kappa needs the same number of raters for every subject.');
  }
  const none = 'There is no subject with two raters.';
  const ratings = counts.length * raters;
  const totals = (counts[0] ?? []).map((_, j) => sum(counts.map((row) => row[j] ?? 0)));
  const agreeingPairs = sum(counts.flat().map((count) => count * (count - 1)));
  const possiblePairs = ratings * (raters - 1);
  const byChance = sum(totals.map((total) => total * total));
  return {
    observed: raters < 2 ? notDefined(none) : ratio(agreeingPairs, possiblePairs, none),
    expected: ratio(byChance, ratings * ratings, none),
    kappa:
      raters < 2
        ? notDefined(none)
        : ratio(
            agreeingPairs * ratings * ratings - byChance * possiblePairs,
            possiblePairs * (ratings * ratings - byChance),
            'Only one category was used: expected agreement is 1.',
          ),
    perCategory: totals.map((total, j) => {
      if (raters < 2) return notDefined(none);
      const clashes = sum(counts.map((row) => (row[j] ?? 0) * (raters - (row[j] ?? 0))));
      const expected = (raters - 1) * total * (ratings - total);
      if (expected === 0) return notDefined('The category was used never or always.');
      return measured((expected - clashes * ratings) / expected);
    }),
  };
}

/**
 * Krippendorff's alpha for nominal values: one coefficient for any number of readers, who need not
 * have judged the same things, which is why it is the one to pool with. A unit is a thing that was
 * judged; only units with two values or more count. Source: Krippendorff 2011, "Computing
 * Krippendorff's alpha-reliability"; 2004, chapter 11.
 */
import { sum } from './confusion-table';
import type { Counted } from './counted';
import { measured, notDefined, ratio, type Measure, type UndefinedWords } from './measure';
import { leastCommonMultiple } from './rational';

export type AlphaResult = {
  readonly alpha: Measure;
  /** Values in units of two values or more. */
  readonly n: number;
  readonly observedDisagreement: Measure;
  readonly expectedDisagreement: Measure;
};

const ofLabels: UndefinedWords = {
  nothing: 'No unit has two values.',
  single: (label) => `Only one label was used, ${label}: no disagreement is possible.`,
};

/**
 * Alpha over units, of labels unless other `words` are given; each unit lists its values by reader,
 * null where that reader gave none.
 */
export function measureKrippendorffAlpha(
  units: Counted<readonly (string | null)[]>,
  { nothing: none, single }: UndefinedWords = ofLabels,
): AlphaResult {
  const totals = new Map<string, number>();
  const clashesBySize = new Map<number, number>();
  for (const [unit, times] of units) {
    const values = unit.filter((value) => value !== null);
    if (values.length < 2) continue;
    for (const value of values) totals.set(value, (totals.get(value) ?? 0) + times);
    const clashes = times * countClashes(values);
    clashesBySize.set(values.length, (clashesBySize.get(values.length) ?? 0) + clashes);
  }
  const counts = [...totals.values()];
  const n = sum(counts);
  if (n === 0) {
    const nothing = notDefined(none);
    return { alpha: nothing, n, observedDisagreement: nothing, expectedDisagreement: nothing };
  }

  // A unit of m values weighs its pairs by 1 / (m - 1); `scale` keeps the sum whole.
  const bySize = [...clashesBySize];
  const scale = Number(
    bySize.reduce((common, [size]) => leastCommonMultiple(common, BigInt(size - 1)), 1n),
  );
  const observed = sum(bySize.map(([size, clashes]) => clashes * (scale / (size - 1))));
  const expected = n * n - sum(counts.map((count) => count * count));
  return {
    alpha:
      expected === 0
        ? notDefined(single([...totals.keys()].join()))
        : measured((scale * expected - (n - 1) * observed) / (scale * expected)),
    n,
    observedDisagreement: ratio(observed, scale * n, none),
    expectedDisagreement: ratio(expected, n * (n - 1), none),
  };
}

/** Ordered pairs of unequal values. */
function countClashes(values: readonly string[]): number {
  let clashes = 0;
  for (const value of values) {
    for (const other of values) if (other !== value) clashes += 1;
  }
  return clashes;
}

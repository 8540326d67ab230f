/**
 * Who said what: how often reader A chose one category where reader B chose another. Rows are A,
 * columns are B, categories stand in code point order unless given.
 */
import { compareCodePoints } from '../text/code-point-order';
import type { Counted } from './counted';

export type ConfusionTable = {
  readonly labels: readonly string[];
  /** `counts[i][j]`: A chose `labels[i]`, B chose `labels[j]`. */
  readonly counts: readonly (readonly number[])[];
  /** Marginals: how often each reader chose each label. */
  readonly totalsA: readonly number[];
  readonly totalsB: readonly number[];
};

/** Two judgements of one thing: what A chose and what B chose. */
export type JudgementPair = readonly [a: string, b: string];

/** The table of the given judgements over the categories that occur in them. */
export function tabulate(judgements: Counted<JudgementPair>): ConfusionTable {
  const cells = new Map<string, Map<string, number>>();
  const seen = new Set<string>();
  for (const [[a, b], times] of judgements) {
    if (times === 0) continue;
    const row = cells.get(a) ?? new Map<string, number>();
    cells.set(a, row.set(b, (row.get(b) ?? 0) + times));
    seen.add(a).add(b);
  }
  const labels = [...seen].sort(compareCodePoints);
  return withTotals(
    labels,
    labels.map((a) => labels.map((b) => cells.get(a)?.get(b) ?? 0)),
  );
}

/** A table that was counted elsewhere; `counts` is square, one row and one column a label. */
export function withTotals(
  labels: readonly string[],
  counts: readonly (readonly number[])[],
): ConfusionTable {
  return {
    labels,
    counts,
    totalsA: counts.map((row) => sum(row)),
    totalsB: labels.map((_, column) => sum(counts.map((row) => row[column] ?? 0))),
  };
}

/** The sum of whole numbers. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

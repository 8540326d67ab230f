/**
 * What makes one matching of two readings better than another, as one whole number a pair: the
 * best matching is the one whose numbers have the largest sum. In this order it has
 *   1. the most pairs with the same edges,
 *   2. the most pairs,
 *   3. the largest total of intersection over union (in covered code points),
 *   4. the most pairs with the same label,
 *   5. of those, the most with the same edges too,
 *   6. the earliest order: the first span has the earliest partner it can have, then the second.
 * Each criterion counts in units larger than all that the ones below it can add up to, and the
 * fractions of 3 are brought to one denominator, so that no tie hangs on rounding. 5 makes the
 * strict count independent of how labels are named: it is always the number of spans (edges and
 * label) that stand in both readings.
 */
import { hasSameEdges, intersectionLength, spanLength, type LabelledSpan } from '../spans/fragment';
import type { Weights } from './exhaustive-pairing';
import { leastCommonMultiple } from './rational';

/** `weights[row][column]` for spans in reading order; 0 where two spans do not overlap. */
export function weighPairs(
  rows: readonly LabelledSpan[],
  columns: readonly LabelledSpan[],
): Weights {
  const overlaps = rows.map((row) => columns.map((column) => measureOverlap(row, column)));
  const denominator = overlaps
    .flat()
    .reduce(
      (common, { shared, union }) => (shared > 0n ? leastCommonMultiple(common, union) : common),
      1n,
    );

  const most = BigInt(Math.min(rows.length, columns.length));
  const orderBase = BigInt(columns.length) + 1n;
  const strictUnit = orderBase ** BigInt(rows.length);
  const labelUnit = strictUnit * (most + 1n);
  const ratioUnit = labelUnit * (most + 1n);
  const pairUnit = ratioUnit * (most * denominator + 1n);
  const exactUnit = pairUnit * (most + 1n);

  return rows.map((row, i) => {
    // A numeral with one digit a row: a partner further left is a larger digit, nobody is 0.
    const orderUnit = orderBase ** BigInt(rows.length - 1 - i);
    return columns.map((column, j) => {
      const { shared = 0n, union = 1n } = overlaps[i]?.[j] ?? {};
      if (shared === 0n) return 0n;
      const isExact = hasSameEdges(row.fragments, column.fragments);
      const hasSameLabel = row.label === column.label;
      return (
        (isExact ? exactUnit : 0n) +
        pairUnit +
        ratioUnit * ((shared * denominator) / union) +
        (hasSameLabel ? labelUnit : 0n) +
        (isExact && hasSameLabel ? strictUnit : 0n) +
        orderUnit * BigInt(columns.length - j)
      );
    });
  });
}

/** Shared and covered code points of two spans. */
function measureOverlap(a: LabelledSpan, b: LabelledSpan): { shared: bigint; union: bigint } {
  const shared = intersectionLength(a.fragments, b.fragments);
  const union = spanLength(a.fragments) + spanLength(b.fragments) - shared;
  return { shared: BigInt(shared), union: BigInt(union) };
}

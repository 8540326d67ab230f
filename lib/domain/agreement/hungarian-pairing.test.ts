import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFragments } from '../spans/fragment';
import { pairExhaustively, type Pairing, type Weights } from './exhaustive-pairing';
import { pairByHungarian } from './hungarian-pairing';
import { weighPairs } from './pair-weights';
import { spanArbitrary } from './testing/span-arbitrary';

function totalOf(weights: Weights, pairing: Pairing): bigint {
  return pairing.reduce<bigint>(
    (sum, column, row) => (column === null ? sum : sum + weights[row]![column]!),
    0n,
  );
}

function expectOneToOne(weights: Weights, pairing: Pairing): void {
  const columns = pairing.filter((column) => column !== null);
  expect(pairing).toHaveLength(weights.length);
  expect(new Set(columns).size).toBe(columns.length);
  for (const [row, column] of pairing.entries()) {
    if (column !== null) expect(weights[row]![column]).toBeGreaterThan(0n);
  }
}

const anyWeights = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
  .chain(([rows, columns]) =>
    fc.array(
      fc.array(fc.oneof(fc.constant(0n), fc.bigInt(0n, 9n), fc.bigInt(0n, 10n ** 30n)), {
        minLength: columns,
        maxLength: columns,
      }),
      { minLength: rows, maxLength: rows },
    ),
  );

describe('pairByHungarian', () => {
  it('reaches the total of trying everything, for any weights', () => {
    fc.assert(
      fc.property(anyWeights, (weights) => {
        const [tried, solved] = [pairExhaustively(weights), pairByHungarian(weights)];
        expectOneToOne(weights, tried);
        expectOneToOne(weights, solved);
        expect(totalOf(weights, solved)).toBe(totalOf(weights, tried));
      }),
      { numRuns: 200 },
    );
  });

  it('makes the very same pairs of spans, ties included', () => {
    const reading = fc
      .array(spanArbitrary, { minLength: 1, maxLength: 8 })
      .map((spans) => spans.sort((a, b) => compareFragments(a.fragments, b.fragments)));
    fc.assert(
      fc.property(reading, reading, (rows, columns) => {
        const weights = weighPairs(rows, columns);
        expect(pairByHungarian(weights)).toEqual(pairExhaustively(weights));
      }),
      { numRuns: 150 },
    );
  });

  it('solves a square of twelve whose best pairing is known', () => {
    // Only the counter-diagonal gives everyone a partner; the diagonal pays more for the first six.
    const size = 12;
    const weights = Array.from({ length: size }, (_, i) =>
      Array.from({ length: size }, (_, j) => {
        if (i + j === size - 1) return 100n;
        return i === j && i < size / 2 ? 150n : 0n;
      }),
    );
    expect(pairByHungarian(weights)).toEqual(weights.map((_, i) => size - 1 - i));
  });
});

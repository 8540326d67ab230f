/**
 * The best one-to-one pairing of a few rows and columns, by trying every one. What is left of the
 * columns after a row is all that matters to the rows below, so each such remainder is solved once.
 */

/** `weights[row][column]`, none below 0; 0 where the two may not be paired. */
export type Weights = readonly (readonly bigint[])[];

/** For each row its column, or null where the row stays alone. */
export type Pairing = readonly (number | null)[];

/** The pairing of the largest total weight. Meant for up to 8 columns: 2^columns remainders. */
export function pairExhaustively(weights: Weights): Pairing {
  const solved = new Map<string, Solution>();

  function solveFrom(row: number, used: number): Solution {
    const options = weights[row];
    if (options === undefined) return nothing;
    const key = `${row}:${used}`;
    const known = solved.get(key);
    if (known !== undefined) return known;
    const below = solveFrom(row + 1, used);
    let best: Solution = { total: below.total, column: null, below };
    for (const [column, weight] of options.entries()) {
      if (weight === 0n || (used & (1 << column)) !== 0) continue;
      const rest = solveFrom(row + 1, used | (1 << column));
      if (weight + rest.total > best.total) {
        best = { total: weight + rest.total, column, below: rest };
      }
    }
    solved.set(key, best);
    return best;
  }

  const pairing: (number | null)[] = [];
  let solution = solveFrom(0, 0);
  while (solution.below !== null) {
    pairing.push(solution.column);
    solution = solution.below;
  }
  return pairing;
}

type Solution = {
  readonly total: bigint;
  readonly column: number | null;
  /** The solution of the rows below; null past the last row. */
  readonly below: Solution | null;
};

const nothing: Solution = { total: 0n, column: null, below: null };

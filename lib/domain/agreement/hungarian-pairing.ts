/**
 * The best one-to-one pairing of many rows and columns: the Hungarian method by shortest
 * augmenting paths (Kuhn 1955, Munkres 1957), in whole numbers of any length, so that it is exact.
 * Rows join one at a time; `priceOfRow` and `priceOfColumn` keep every cost at or above 0 and the
 * costs of the pairs made so far at 0, which is what makes the pairing the best one.
 */
import type { Pairing, Weights } from './exhaustive-pairing';

/** The pairing of the largest total weight, as `pairExhaustively` gives it; O(rows² · columns). */
export function pairByHungarian(weights: Weights): Pairing {
  const rows = weights.length;
  const columns = weights[0]?.length ?? 0;
  if (rows <= columns) return pairRows(weights, columns);
  const partners: (number | null)[] = Array.from({ length: rows }, () => null);
  const transposed = Array.from({ length: columns }, (_, column) =>
    weights.map((row) => row[column] ?? 0n),
  );
  for (const [column, row] of pairRows(transposed, rows).entries()) {
    if (row !== null) partners[row] = column;
  }
  return partners;
}

/** No more rows than columns. */
function pairRows(weights: Weights, columns: number): Pairing {
  const priceOfRow = weights.map(() => 0n);
  const priceOfColumn = Array.from({ length: columns }, () => 0n);
  const rowOfColumn: (number | null)[] = Array.from({ length: columns }, () => null);

  // The cost of a pair is what it lacks of being free: minus its weight, less both prices.
  const cost = (row: number, column: number): bigint =>
    -(weights[row]?.[column] ?? 0n) - (priceOfRow[row] ?? 0n) - (priceOfColumn[column] ?? 0n);

  for (let start = 0; start < weights.length; start += 1) {
    const path = findCheapestPath(start, columns, rowOfColumn, cost);
    for (const { row, column, distance } of path.settled) {
      priceOfRow[row] = (priceOfRow[row] ?? 0n) + (path.distance - distance);
      if (column !== null) {
        priceOfColumn[column] = (priceOfColumn[column] ?? 0n) - (path.distance - distance);
      }
    }
    // Along the path every column changes over to the row that reached it.
    let column: number | null = path.end;
    while (column !== null) {
      const row: number = path.reachedFrom[column] ?? start;
      const next: number | null = row === start ? null : rowOfColumn.indexOf(row);
      rowOfColumn[column] = row;
      column = next;
    }
  }

  const pairing: (number | null)[] = weights.map(() => null);
  for (const [column, row] of rowOfColumn.entries()) {
    if (row !== null && weights[row]?.[column] !== 0n) pairing[row] = column;
  }
  return pairing;
}

type Path = {
  /** The free column in which the path ends, and the cost of reaching it. */
  readonly end: number;
  readonly distance: bigint;
  /** Rows that the search went through, with the column that led to each (null for the start). */
  readonly settled: readonly { row: number; column: number | null; distance: bigint }[];
  /** The row from which each column was reached most cheaply. */
  readonly reachedFrom: readonly (number | null)[];
};

/** The cheapest way from a new row to a free column, over pairs already made (Dijkstra). */
function findCheapestPath(
  start: number,
  columns: number,
  rowOfColumn: readonly (number | null)[],
  cost: (row: number, column: number) => bigint,
): Path {
  const distances: (bigint | null)[] = Array.from({ length: columns }, () => null);
  const reachedFrom: (number | null)[] = Array.from({ length: columns }, () => null);
  const isDone = Array.from({ length: columns }, () => false);
  const settled: Path['settled'][number][] = [{ row: start, column: null, distance: 0n }];
  for (;;) {
    const { row, distance } = settled[settled.length - 1] ?? { row: start, distance: 0n };
    let nearest: { column: number; distance: bigint } | null = null;
    for (let column = 0; column < columns; column += 1) {
      if (isDone[column]) continue;
      const through = distance + cost(row, column);
      let known = distances[column] ?? null;
      if (known === null || through < known) {
        known = through;
        distances[column] = through;
        reachedFrom[column] = row;
      }
      if (nearest === null || known < nearest.distance) nearest = { column, distance: known };
    }
    if (nearest === null) throw new Error('A row found no column: there are fewer columns.');
    const next = rowOfColumn[nearest.column] ?? null;
    if (next === null) {
      return { end: nearest.column, distance: nearest.distance, settled, reachedFrom };
    }
    isDone[nearest.column] = true;
    settled.push({ row: next, column: nearest.column, distance: nearest.distance });
  }
}

/** How many snippets each two people both read, and how that changes when readers change. */

/** Of two people, a < b. */
export type PairCount = { readonly a: string; readonly b: string; readonly snippets: number };

/** A snippet whose readers change. */
export type ReaderChange = {
  /** Those who stay. */
  readonly others: readonly string[];
  /** Null when nobody leaves, or joins. */
  readonly leaves: string | null;
  readonly joins: string | null;
};

/** The counts after the changes; every pair of `people` and of `before` is in it, sorted. */
export function changePairCounts(
  before: readonly PairCount[],
  changes: readonly ReaderChange[],
  people: readonly string[],
): PairCount[] {
  const counts = new Map(before.map(({ a, b, snippets }) => [keyOf(a, b), snippets]));
  const add = (one: string | null, others: readonly string[], by: number): void => {
    if (one === null) return;
    for (const other of others) {
      const key = keyOf(one, other);
      counts.set(key, (counts.get(key) ?? 0) + by);
    }
  };
  for (const { others, leaves, joins } of changes) {
    add(leaves, others, -1);
    add(joins, others, 1);
  }
  const sorted = [...new Set(people)].sort();
  sorted.forEach((a, i) => {
    for (const b of sorted.slice(i + 1)) add(a, [b], 0);
  });
  return [...counts].map(([key, snippets]) => ({ ...pairOf(key), snippets })).sort(comparePairs);
}

function keyOf(one: string, other: string): string {
  return JSON.stringify(one < other ? [one, other] : [other, one]);
}

function pairOf(key: string): { a: string; b: string } {
  const [a, b] = JSON.parse(key) as [string, string];
  return { a, b };
}

function comparePairs(one: PairCount, other: PairCount): number {
  if (one.a !== other.a) return one.a < other.a ? -1 : 1;
  return one.b < other.b ? -1 : 1;
}

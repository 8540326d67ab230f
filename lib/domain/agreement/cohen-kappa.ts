/**
 * Agreement of two readers on categories: raw, and Cohen's kappa, which takes off what two readers
 * with these marginals would agree on by chance. Source: Cohen 1960. Kappa can be low where nearly
 * everything agrees, when one category prevails: raw agreement and marginals belong beside it.
 */
import { sum, type ConfusionTable } from './confusion-table';
import { measured, notDefined, ratio, type Measure, type UndefinedWords } from './measure';

export type CategoryAgreement = {
  /** Things that both judged. */
  readonly n: number;
  /** Share of them on which both chose the same. */
  readonly raw: Measure;
  /** The share expected by chance. */
  readonly expected: Measure;
  /** From -1 to 1; undefined where the expected share is 1. */
  readonly kappa: Measure;
  /** What to know before trusting kappa. */
  readonly warnings: readonly string[];
};

const ofLabels: UndefinedWords = {
  nothing: 'There is nothing that both readers judged.',
  single: (label) => `Both readers used one label only, ${label}: expected agreement is 1.`,
};

/** Raw agreement and kappa of a table, of labels unless other `words` are given. */
export function measureCohenKappa(
  table: ConfusionTable,
  words: Partial<UndefinedWords> = {},
): CategoryAgreement {
  const { nothing, single } = { ...ofLabels, ...words };
  const n = sum(table.totalsA);
  const agreed = sum(table.labels.map((_, i) => table.counts[i]?.[i] ?? 0));
  // Times n², so that it stays whole.
  const byChance = sum(table.totalsA.map((total, i) => total * (table.totalsB[i] ?? 0)));
  return {
    n,
    raw: ratio(agreed, n, nothing),
    expected: ratio(byChance, n * n, nothing),
    kappa: findKappa(table, { n, agreed, byChance }, { nothing, single }),
    warnings: warnOfSingleLabels(table),
  };
}

function findKappa(
  table: ConfusionTable,
  { n, agreed, byChance }: { n: number; agreed: number; byChance: number },
  { nothing, single }: UndefinedWords,
): Measure {
  if (n === 0) return notDefined(nothing);
  if (byChance === n * n) {
    return notDefined(single(findSingleLabel(table, table.totalsA) ?? ''));
  }
  return measured((agreed * n - byChance) / (n * n - byChance));
}

/** Kappa is 0 by construction when exactly one reader never varies. */
function warnOfSingleLabels(table: ConfusionTable): string[] {
  const labelOfA = findSingleLabel(table, table.totalsA);
  const labelOfB = findSingleLabel(table, table.totalsB);
  if (labelOfA !== null && labelOfA === labelOfB) return [];
  return [
    ...(labelOfA === null ? [] : [`The first reader used one label only, ${labelOfA}.`]),
    ...(labelOfB === null ? [] : [`The second reader used one label only, ${labelOfB}.`]),
  ];
}

function findSingleLabel(table: ConfusionTable, totals: readonly number[]): string | null {
  const used = table.labels.filter((_, i) => totals[i] !== 0);
  return used.length === 1 ? (used[0] ?? null) : null;
}

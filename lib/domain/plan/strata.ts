/**
 * Strata: the snippets that share their values of the named fields. Sorted by the first field,
 * then the next, so that all strata of one material stand in a row and a pointer that runs over
 * them deals both the material and each (material, publisher) evenly.
 */

export const stratumNames = ['material', 'publisher'] as const;
export type StratumName = (typeof stratumNames)[number];

export type PlanSnippet = {
  readonly id: string;
  /** Unique in a project, the same wherever the texts are imported: the order before the shuffle. */
  readonly name: string;
  /** The empty word where it is unknown. */
  readonly strata: Readonly<Record<StratumName, string>>;
};

/** The stratum's values and how many snippets it has, e.g. `{material, publisher, snippets}`. */
export type StratumCount = Readonly<Partial<Record<StratumName, string>>> & {
  readonly snippets: number;
};

export type Stratum = {
  /** In the order of the names asked for. */
  readonly values: readonly string[];
  /** Sorted by name, then id. */
  readonly snippets: readonly PlanSnippet[];
};

/** Groups snippets into sorted strata; without names there is one stratum. */
export function groupByStratum(
  snippets: readonly PlanSnippet[],
  names: readonly StratumName[],
): Stratum[] {
  const strata = new Map<string, { values: string[]; snippets: PlanSnippet[] }>();
  for (const snippet of snippets) {
    const values = names.map((name) => snippet.strata[name]);
    const key = JSON.stringify(values);
    const stratum = strata.get(key) ?? { values, snippets: [] };
    stratum.snippets.push(snippet);
    strata.set(key, stratum);
  }
  return [...strata.values()]
    .sort((a, b) => compareLists(a.values, b.values))
    .map(({ values, snippets: own }) => ({
      values,
      snippets: own.sort((a, b) => compareLists([a.name, a.id], [b.name, b.id])),
    }));
}

/** How many of the snippets each stratum has, sorted; strata without any are left out. */
export function countStrata(
  snippets: readonly PlanSnippet[],
  names: readonly StratumName[],
): StratumCount[] {
  return groupByStratum(snippets, names).map(({ values, snippets: own }) => ({
    ...Object.fromEntries(names.map((name, place) => [name, values[place]])),
    snippets: own.length,
  }));
}

function compareLists(a: readonly string[], b: readonly string[]): number {
  for (const [place, word] of a.entries()) {
    const other = b[place] ?? '';
    if (word !== other) return word < other ? -1 : 1;
  }
  return 0;
}

/**
 * A sample of snippets that is spread over strata as evenly as their sizes allow: as PV600 took
 * equally many of each material and, within it, of each publisher. A stratum that is used up gives
 * no more, and the others go on; that is said, never filled in silence.
 *
 * The same seed and input give the same sample on every machine, whatever the input's order.
 */
import { seededRandom, type Seed } from '../random/seeded-random';
import { shuffle } from '../random/shuffle';
import { groupByStratum, type PlanSnippet, type StratumName } from './strata';

export type Sample = {
  /** Ids, sorted by name. */
  readonly snippets: readonly string[];
  readonly byStratum: readonly {
    readonly values: readonly string[];
    readonly taken: number;
    /** How many there were to take from. */
    readonly of: number;
  }[];
  /** Strata with fewer than an even share would be. */
  readonly short: readonly { readonly values: readonly string[]; readonly missing: number }[];
};

/** Draws up to `count` snippets, whole numbers from 0; fewer when there are not as many. */
export function drawSample(
  snippets: readonly PlanSnippet[],
  count: number,
  names: readonly StratumName[],
  seed: Seed,
): Sample {
  const strata = groupByStratum(snippets, names).map(({ values, snippets: own }) => ({
    values,
    order: shuffle(own, seededRandom(JSON.stringify([String(seed), 'sample', ...values]))),
    taken: 0,
  }));
  // Which strata get one more than others, where the count does not divide, is left to chance.
  const turn = shuffle(strata, seededRandom(JSON.stringify([String(seed), 'turn'])));
  let left = Math.min(count, snippets.length);
  while (left > 0) {
    for (const stratum of turn) {
      if (left === 0 || stratum.taken === stratum.order.length) continue;
      stratum.taken += 1;
      left -= 1;
    }
  }
  const share = strata.length === 0 ? 0 : Math.floor(count / strata.length);
  return {
    snippets: strata
      .flatMap(({ order, taken }) => order.slice(0, taken))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ id }) => id),
    byStratum: strata.map(({ values, taken, order }) => ({ values, taken, of: order.length })),
    short: strata.flatMap(({ values, taken }) =>
      taken < share ? [{ values, missing: share - taken }] : [],
    ),
  };
}

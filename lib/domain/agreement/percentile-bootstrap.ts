/**
 * Percentile bootstrap: how far a number would move if other snippets of the same kind had been
 * read. Whole snippets are drawn with replacement, in each stratum as many as it has, since spans
 * of one snippet are not independent. Seeded, so that a number keeps its interval. Source: Efron
 * 1979; quantiles by linear interpolation (type 7 of Hyndman & Fan 1996).
 */
import { integerBelow, seededRandom, type Seed } from '../random/seeded-random';
import type { Interval } from './measure';

export type BootstrapOptions = {
  readonly seed: Seed;
  /** 2,000 when not given. */
  readonly resamples?: number;
};

/** What became of one number: an interval, or the number of resamples that left it undefined. */
export type BootstrapResult =
  | { readonly interval: Interval }
  | { readonly undefinedResamples: number; readonly resamples: number };

export const defaultResamples = 2000;

/** Above this share of undefined resamples the rest says nothing about the whole. */
const tolerableUndefined = 0.05;

/**
 * 95 % intervals of every number that `evaluate` gives for units with how often they were drawn;
 * null where these leave it undefined. The draw depends on the order of the units and strata: sort
 * them by what they are before. A unit may stand in a stratum several times.
 */
export function bootstrapIntervals<Unit, Name extends string>(
  strata: readonly (readonly Unit[])[],
  evaluate: (drawn: ReadonlyMap<Unit, number>) => Readonly<Record<Name, number | null>>,
  { seed, resamples = defaultResamples }: BootstrapOptions,
): Map<Name, BootstrapResult> {
  const random = seededRandom(seed);
  const drawnValues = new Map<Name, number[]>();
  for (let i = 0; i < resamples; i += 1) {
    const drawn = new Map<Unit, number>();
    for (const units of strata) {
      for (let draw = 0; draw < units.length; draw += 1) {
        const unit = units[integerBelow(random, units.length)] as Unit;
        drawn.set(unit, (drawn.get(unit) ?? 0) + 1);
      }
    }
    for (const [name, value] of entriesOf(evaluate(drawn))) {
      const values = drawnValues.get(name) ?? [];
      drawnValues.set(name, values);
      if (value !== null) values.push(value);
    }
  }
  return new Map([...drawnValues].map(([name, values]) => [name, summarize(values, resamples)]));
}

function summarize(values: readonly number[], resamples: number): BootstrapResult {
  const undefinedResamples = resamples - values.length;
  if (values.length === 0 || undefinedResamples > tolerableUndefined * resamples) {
    return { undefinedResamples, resamples };
  }
  const sorted = values.toSorted((a, b) => a - b);
  return { interval: [quantileOf(sorted, 0.025), quantileOf(sorted, 0.975)] };
}

/** The quantile of sorted numbers, of which there is at least one. */
export function quantileOf(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (place - Math.floor(place)) * (above - below);
}

function entriesOf<Name extends string>(
  values: Readonly<Record<Name, number | null>>,
): [Name, number | null][] {
  return Object.entries(values) as [Name, number | null][];
}

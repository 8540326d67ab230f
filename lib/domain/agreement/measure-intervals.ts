/**
 * Measures with their intervals. A number that rests on snippets without a single disagreement has
 * no interval from resampling (every resample is perfect, too); what can be said then is the rule
 * of three: with none in n, the true share is below 3/n with 95 % confidence (Hanley &
 * Lippman-Hand 1983).
 */
import type { Standing } from './comparison-sums';
import { countOnce, type Counted } from './counted';
import type { Measure } from './measure';
import {
  bootstrapIntervals,
  type BootstrapOptions,
  type BootstrapResult,
} from './percentile-bootstrap';

/** A list of snippets and what to measure of it. */
export type Measurable<Unit, Name extends string> = {
  /** Snippets drawn among themselves, in any order; the strata stand in an order of their own. */
  readonly strata: readonly (readonly Unit[])[];
  readonly evaluate: (units: Counted<Unit>) => Readonly<Record<Name, Measure>>;
  readonly standingOf: (name: Name, unit: Unit) => Standing;
  /** Equal for units that count alike, of one stratum: the draw knows them by nothing else. */
  readonly contentOf: (unit: Unit) => string;
};

/** The measures of all units together, each with its interval when `bootstrap` asks for them. */
export function measureWithIntervals<Unit, Name extends string>(
  { strata, evaluate, standingOf, contentOf }: Measurable<Unit, Name>,
  bootstrap: BootstrapOptions | null,
): Record<Name, Measure> {
  const units = strata.flat();
  const measures = evaluate(countOnce(units));
  if (bootstrap === null || units.length === 0) return measures;
  const results = bootstrapIntervals(
    strata.map((stratum) => sortByContent(stratum, contentOf)),
    (drawn) => mapMeasures(evaluate(drawn), ({ value }) => value),
    bootstrap,
  );
  return mapMeasures(measures, (measure, name) => {
    if (measure.value === null) return measure;
    const standings = units.map((unit) => standingOf(name, unit));
    const n = standings.filter((standing) => standing !== 'outside').length;
    return standings.includes('disagreed')
      ? { ...measure, ...describeResult(results.get(name)) }
      : { ...measure, reason: `0 of ${n} snippets disagree; the share is below 3/${n}.` };
  });
}

function describeResult(result: BootstrapResult | undefined): Partial<Measure> {
  if (result === undefined) return {};
  if ('interval' in result) return { interval: result.interval };
  const { undefinedResamples, resamples } = result;
  return { reason: `No interval: ${undefinedResamples} of ${resamples} resamples are undefined.` };
}

function mapMeasures<Name extends string, Result>(
  measures: Readonly<Record<Name, Measure>>,
  transform: (measure: Measure, name: Name) => Result,
): Record<Name, Result> {
  const entries = Object.entries(measures) as [Name, Measure][];
  return Object.fromEntries(
    entries.map(([name, measure]) => [name, transform(measure, name)]),
  ) as Record<Name, Result>;
}

/**
 * Units by their content, in the same order on every machine (by UTF-16 unit); of those that count
 * alike, one stands for all.
 */
function sortByContent<Unit>(units: readonly Unit[], contentOf: (unit: Unit) => string): Unit[] {
  const first = new Map<string, Unit>();
  const contents = units.map((unit) => {
    const content = contentOf(unit);
    if (!first.has(content)) first.set(content, unit);
    return content;
  });
  contents.sort();
  return contents.map((content) => first.get(content) as Unit);
}

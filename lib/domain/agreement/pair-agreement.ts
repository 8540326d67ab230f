/**
 * Agreement of two annotators over the snippets that both read, with the snippets behind each
 * number.
 */
import { measureCohenKappa } from './cohen-kappa';
import type { ReadingComparison, SpanCounts } from './compare-readings';
import type { PairComparison } from './compare-snippet';
import {
  measureSums,
  standingOf,
  sumComparisons,
  type ComparisonSums,
  type PairMeasureName,
} from './comparison-sums';
import type { ConfusionTable } from './confusion-table';
import { compareCodePoints } from '../text/code-point-order';
import { countOnce } from './counted';
import type { Measure } from './measure';
import { measureWithIntervals } from './measure-intervals';
import type { BootstrapOptions } from './percentile-bootstrap';
import type { PresenceCounts, PresenceMeasures } from './snippet-level';

/** Agreement on the labels of matched pairs. */
export type LabelAgreement = {
  /** Matched pairs. */
  readonly n: number;
  readonly raw: Measure;
  readonly kappa: Measure;
  readonly table: ConfusionTable;
  readonly warnings: readonly string[];
};

export type SnippetLevelAgreement = PresenceCounts & PresenceMeasures;

/** Snippets (sorted) in which the readers disagree, by the number that they count in. */
export type Disagreements = {
  /** A span found no partner. */
  readonly onlyA: readonly string[];
  readonly onlyB: readonly string[];
  /** A matched pair has other edges, or other labels. */
  readonly boundary: readonly string[];
  readonly label: readonly string[];
  /** One reader marked something, the other nothing. */
  readonly snippetOnlyA: readonly string[];
  readonly snippetOnlyB: readonly string[];
};

/** Sums and measures that a pair and the pool of all pairs have in common. */
export type AgreementNumbers = SpanCounts & {
  /** Snippets that both read; in the pool, once for each pair. */
  readonly snippets: number;
  readonly overlapF1: Measure;
  readonly strictF1: Measure;
  readonly label: LabelAgreement;
  readonly snippetLevel: SnippetLevelAgreement;
};

/** `a` comes before `b` in code point order. */
export type PairAgreement = AgreementNumbers & {
  readonly a: string;
  readonly b: string;
  readonly disagreements: Disagreements;
};

/** The agreement of `a` and `b`; `comparisons` are of theirs alone, one a snippet. */
export function measurePair(
  a: string,
  b: string,
  comparisons: readonly PairComparison[],
  bootstrap: BootstrapOptions | null,
): PairAgreement {
  const units = comparisons.map(({ comparison }) => comparison);
  const measures = measureWithIntervals(
    {
      strata: [units],
      evaluate: (drawn) => measureSums(sumComparisons(drawn)),
      standingOf,
      contentOf: contentOfComparison,
    },
    bootstrap,
  );
  return {
    a,
    b,
    ...arrangeNumbers(sumComparisons(countOnce(units)), measures),
    disagreements: listDisagreements(comparisons),
  };
}

/** Sums and measures in the shape in which they are answered. */
export function arrangeNumbers(
  sums: ComparisonSums,
  measures: Readonly<Record<PairMeasureName, Measure>>,
): AgreementNumbers {
  const { n, warnings } = measureCohenKappa(sums.table);
  return {
    snippets: sums.snippets,
    ...sums.spans,
    overlapF1: measures.overlapF1,
    strictF1: measures.strictF1,
    label: {
      n,
      raw: measures.labelRaw,
      kappa: measures.labelKappa,
      table: sums.table,
      warnings,
    },
    snippetLevel: {
      ...sums.presence,
      raw: measures.snippetRaw,
      kappa: measures.snippetKappa,
      positive: measures.positive,
      negative: measures.negative,
    },
  };
}

/** What a comparison counts for, as text: two that are equal here cannot be told apart. */
export function contentOfComparison(comparison: ReadingComparison): string {
  const { spansA, spansB, exact, exactSameLabel, partial, partialSameLabel, labels } = comparison;
  return JSON.stringify([
    [spansA, spansB, exact, exactSameLabel, partial, partialSameLabel],
    labels.map((pair) => JSON.stringify(pair)).sort(),
  ]);
}

function listDisagreements(comparisons: readonly PairComparison[]): Disagreements {
  const list = (isListed: (comparison: ReadingComparison) => boolean): string[] =>
    comparisons
      .filter(({ comparison }) => isListed(comparison))
      .map(({ snippet }) => snippet)
      .sort(compareCodePoints);
  return {
    onlyA: list(({ onlyA }) => onlyA > 0),
    onlyB: list(({ onlyB }) => onlyB > 0),
    boundary: list(({ partial }) => partial > 0),
    label: list(({ labels }) => labels.some(([ofA, ofB]) => ofA !== ofB)),
    snippetOnlyA: list(({ spansA, spansB }) => spansA > 0 && spansB === 0),
    snippetOnlyB: list(({ spansA, spansB }) => spansA === 0 && spansB > 0),
  };
}

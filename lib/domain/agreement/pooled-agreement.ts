/**
 * Agreement over all pairs of annotators. Sums are added over pairs. Since the readers differ from
 * snippet to snippet, categories are judged by Krippendorff's alpha; kappa needs the same two
 * readers throughout and is given only when there are no others.
 */
import { compareCodePoints } from '../text/code-point-order';
import type { ReadingComparison } from './compare-readings';
import type { SnippetComparison } from './compare-snippet';
import {
  measureSums,
  standingOf,
  sumComparisons,
  type PairMeasureName,
  type Standing,
} from './comparison-sums';
import { countOnce, expandCounted, type Counted } from './counted';
import { groupBy } from './grouping';
import { measureKrippendorffAlpha } from './krippendorff-alpha';
import { measureMean } from './mean-deviation';
import { notDefined, type Measure, type UndefinedWords } from './measure';
import { measureWithIntervals } from './measure-intervals';
import { arrangeNumbers, contentOfComparison, type AgreementNumbers } from './pair-agreement';
import type { BootstrapOptions } from './percentile-bootstrap';
import { fraction } from './rational';
import { presenceWords } from './snippet-level';

export type PooledAgreement = AgreementNumbers & {
  /** Alpha on the labels of matched spans, and on "marked something" by snippet. */
  readonly labelAlpha: Measure;
  readonly snippetAlpha: Measure;
  /** Mean and population deviation of the pairs' strict F1, each pair once. */
  readonly meanStrictF1: Measure;
  readonly deviationStrictF1: Measure;
  /** Snippets compared, each once. */
  readonly distinctSnippets: number;
};

type PooledMeasureName = PairMeasureName | 'labelAlpha' | 'snippetAlpha' | 'meanStrictF1';

/** Which question of a pair a pooled measure asks. */
const questionOf = {
  labelAlpha: 'labelRaw',
  snippetAlpha: 'snippetRaw',
  meanStrictF1: 'strictF1',
} as const satisfies Partial<Record<PooledMeasureName, PairMeasureName>>;

/** The agreement of all readers. Snippets are resampled among those of the same readers. */
export function measurePool(
  snippets: readonly SnippetComparison[],
  bootstrap: BootstrapOptions | null,
): PooledAgreement {
  const keys = snippets.flatMap(({ pairs }) => pairs.map(({ key }) => key));
  const hasOnePair = new Set(keys).size < 2;
  const measures = measureWithIntervals<SnippetComparison, PooledMeasureName>(
    {
      strata: stratify(snippets),
      evaluate: (drawn) => evaluatePool(drawn, hasOnePair),
      standingOf: standingInPool,
      contentOf: contentOfSnippet,
    },
    bootstrap,
  );
  const all = countOnce(snippets);
  const numbers = arrangeNumbers(sumComparisons(comparisonsOf(all)), measures);
  return {
    ...numbers,
    // Rows and columns of a pooled table are many people; no one reader can be warned of.
    label: { ...numbers.label, warnings: hasOnePair ? numbers.label.warnings : [] },
    labelAlpha: measures.labelAlpha,
    snippetAlpha: measures.snippetAlpha,
    meanStrictF1: measures.meanStrictF1,
    deviationStrictF1: meanOfPairs(all).deviation,
    distinctSnippets: snippets.length,
  };
}

const labelWords: UndefinedWords = {
  nothing: 'No span of one reader is matched with one of another.',
  single: (label) => `Only one label was used, ${label}: no disagreement is possible.`,
};

/** Snippets of the same readers together, in the order of the readers' names. */
function stratify(snippets: readonly SnippetComparison[]): SnippetComparison[][] {
  return [...groupBy(snippets, ({ readers }) => JSON.stringify(readers))]
    .sort(([a], [b]) => compareCodePoints(a, b))
    .map(([, ofReaders]) => ofReaders);
}

/** `hasOnePair`: the same two readers read everything. */
function evaluatePool(
  snippets: Counted<SnippetComparison>,
  hasOnePair: boolean,
): Record<PooledMeasureName, Measure> {
  const measures = measureSums(sumComparisons(comparisonsOf(snippets)));
  const severalPairs = notDefined('The readers differ from snippet to snippet: see alpha.');
  const labelUnits = expandCounted(snippets, (snippet) => snippet.labelUnits);
  const presence = expandCounted(snippets, (snippet) => [snippet.presence]);
  return {
    ...measures,
    labelKappa: hasOnePair ? measures.labelKappa : severalPairs,
    snippetKappa: hasOnePair ? measures.snippetKappa : severalPairs,
    labelAlpha: measureKrippendorffAlpha(labelUnits, labelWords).alpha,
    snippetAlpha: measureKrippendorffAlpha(presence, presenceWords).alpha,
    meanStrictF1: meanOfPairs(snippets).mean,
  };
}

/** Over the pairs that marked something at all. */
function meanOfPairs(snippets: Counted<SnippetComparison>): ReturnType<typeof measureMean> {
  const sums = new Map<string, { matched: number; marked: number }>();
  for (const [{ key, comparison }, times] of expandCounted(snippets, ({ pairs }) => pairs)) {
    const { matched, marked } = sums.get(key) ?? { matched: 0, marked: 0 };
    sums.set(key, {
      matched: matched + times * comparison.exactSameLabel,
      marked: marked + times * (comparison.spansA + comparison.spansB),
    });
  }
  const scores = [...sums.values()]
    .filter(({ marked }) => marked > 0)
    .map(({ matched, marked }) => fraction(2 * matched, marked));
  return measureMean(scores, 'No pair of readers marked a span.');
}

function standingInPool(name: PooledMeasureName, { pairs }: SnippetComparison): Standing {
  const question = isPoolOnly(name) ? questionOf[name] : name;
  const standings = pairs.map(({ comparison }) => standingOf(question, comparison));
  if (standings.includes('disagreed')) return 'disagreed';
  return standings.includes('agreed') ? 'agreed' : 'outside';
}

function isPoolOnly(name: PooledMeasureName): name is keyof typeof questionOf {
  return name in questionOf;
}

function comparisonsOf(snippets: Counted<SnippetComparison>): Counted<ReadingComparison> {
  return expandCounted(snippets, ({ pairs }) => pairs.map(({ comparison }) => comparison));
}

function contentOfSnippet({ pairs, labelUnits }: SnippetComparison): string {
  return JSON.stringify([
    pairs.map(({ comparison }) => contentOfComparison(comparison)),
    labelUnits.map((unit) => JSON.stringify(unit)).sort(),
  ]);
}

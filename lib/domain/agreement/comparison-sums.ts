/**
 * Sums of comparisons over snippets, and the measures that are ratios of them. Counts are added
 * first and divided once: a mean of per-snippet scores would count every empty snippet as perfect.
 */
import { measureCohenKappa } from './cohen-kappa';
import type { ReadingComparison, SpanCounts } from './compare-readings';
import { tabulate, type ConfusionTable } from './confusion-table';
import { expandCounted, type Counted } from './counted';
import type { Measure } from './measure';
import { measurePresence, type PresenceCounts } from './snippet-level';
import { scoreF1 } from './span-scores';

export type ComparisonSums = {
  readonly snippets: number;
  readonly spans: SpanCounts;
  readonly presence: PresenceCounts;
  /** Labels of matched pairs. */
  readonly table: ConfusionTable;
};

export type PairMeasureName =
  | 'overlapF1'
  | 'strictF1'
  | 'labelRaw'
  | 'labelKappa'
  | 'snippetRaw'
  | 'snippetKappa'
  | 'positive'
  | 'negative';

/** What a snippet says about a measure: nothing, that the readers agree, or that they do not. */
export type Standing = 'outside' | 'agreed' | 'disagreed';

/** Adds up comparisons of the same two readers, or of several pairs of them. */
export function sumComparisons(comparisons: Counted<ReadingComparison>): ComparisonSums {
  // One pass over plain numbers: a bootstrap calls this thousands of times.
  const spans = { ...noSpans };
  const presence = { bothSome: 0, onlyA: 0, onlyB: 0, bothNone: 0 };
  let snippets = 0;
  for (const [comparison, times] of comparisons) {
    snippets += times;
    spans.spansA += times * comparison.spansA;
    spans.spansB += times * comparison.spansB;
    spans.exact += times * comparison.exact;
    spans.exactSameLabel += times * comparison.exactSameLabel;
    spans.partial += times * comparison.partial;
    spans.partialSameLabel += times * comparison.partialSameLabel;
    spans.onlyA += times * comparison.onlyA;
    spans.onlyB += times * comparison.onlyB;
    presence[presenceOf(comparison)] += times;
  }
  return {
    snippets,
    spans,
    presence,
    table: tabulate(expandCounted(comparisons, ({ labels }) => labels)),
  };
}

const noSpans: SpanCounts = {
  spansA: 0,
  spansB: 0,
  exact: 0,
  exactSameLabel: 0,
  partial: 0,
  partialSameLabel: 0,
  onlyA: 0,
  onlyB: 0,
};

function presenceOf({ spansA, spansB }: SpanCounts): keyof PresenceCounts {
  if (spansA > 0) return spansB > 0 ? 'bothSome' : 'onlyA';
  return spansB > 0 ? 'onlyB' : 'bothNone';
}

/** Every measure of two readers. */
export function measureSums({
  spans,
  presence,
  table,
}: ComparisonSums): Record<PairMeasureName, Measure> {
  const label = measureCohenKappa(table, {
    nothing: 'No span of one reader is matched with one of the other.',
  });
  const snippet = measurePresence(presence);
  return {
    overlapF1: scoreF1(spans.exact + spans.partial, spans.spansA, spans.spansB),
    strictF1: scoreF1(spans.exactSameLabel, spans.spansA, spans.spansB),
    labelRaw: label.raw,
    labelKappa: label.kappa,
    snippetRaw: snippet.raw,
    snippetKappa: snippet.kappa,
    positive: snippet.positive,
    negative: snippet.negative,
  };
}

/** Where one snippet stands with regard to each measure. */
export function standingOf(name: PairMeasureName, comparison: ReadingComparison): Standing {
  const { spansA, spansB, exactSameLabel, onlyA, onlyB, labels } = comparison;
  const presence = presenceOf(comparison);
  const judge = (isInside: boolean, hasClash: boolean): Standing =>
    isInside ? (hasClash ? 'disagreed' : 'agreed') : 'outside';
  const isAnyMarked = spansA + spansB > 0;
  const isPresenceClash = presence === 'onlyA' || presence === 'onlyB';
  switch (name) {
    case 'overlapF1':
      return judge(isAnyMarked, onlyA + onlyB > 0);
    case 'strictF1':
      return judge(isAnyMarked, 2 * exactSameLabel < spansA + spansB);
    case 'labelRaw':
    case 'labelKappa':
      return judge(
        labels.length > 0,
        labels.some(([a, b]) => a !== b),
      );
    case 'snippetRaw':
    case 'snippetKappa':
      return judge(true, isPresenceClash);
    case 'positive':
      return judge(isAnyMarked, isPresenceClash);
    case 'negative':
      return judge(presence !== 'bothSome', isPresenceClash);
  }
}

/**
 * What becomes of one component, by the first rule that fits: doubt opens it, a single reader's
 * spans and identical spans become gold as they are, any difference opens it, and what is left
 * differs in nothing but edges (or was outvoted) and merges into one span. Source: the merge of
 * PV600 ("the longer span becomes final"), with ties and differing values given to people.
 */
import { notClearLabel } from '../label-scheme/scheme';
import {
  compareReaders,
  findDifferences,
  type Comparison,
  type MergeContext,
  type ReaderSpans,
} from './compare-readers';
import { hasSameSpans } from '../spans/side-by-side';
import { sourceOf, type GoldOrigin, type GoldSpan, type ItemSpan, type Reason } from './item';

export type Resolution = {
  readonly reasons: readonly Reason[];
  readonly gold: readonly GoldSpan[];
};

export type ResolveContext = MergeContext & {
  /** The snippet has one reader. */
  readonly isSingle: boolean;
  /** A reader flagged the snippet, or finished undecided or with an unreadable text. */
  readonly isDoubted: boolean;
};

/** Resolves one component; `readers` holds each reader's spans in it, none for who missed it. */
export function resolveItem(readers: readonly ReaderSpans[], context: ResolveContext): Resolution {
  const comparison = compareReaders(readers, context);
  const differences = findDifferences(comparison);
  const isNotClear =
    context.isDoubted || comparison.spans.some(({ label }) => label === notClearLabel);
  if (isNotClear) return { reasons: ['notClear', ...differences], gold: [] };
  if (context.isSingle) return { reasons: [], gold: goldOf(readers, 'single') };
  if (hasSameSpans(readers)) return { reasons: [], gold: goldOf(readers, 'agreed') };
  if (differences.length > 0) return { reasons: differences, gold: [] };
  return { reasons: [], gold: [mergeSpans(comparison)] };
}

/** Gold for each span of the first reader; the others have the same at the same place. */
function goldOf(readers: readonly ReaderSpans[], origin: GoldOrigin): GoldSpan[] {
  return (readers[0] ?? []).map(({ fragments, label }, place) => ({
    fragments,
    label,
    origin,
    sources: readers.flatMap((spans) => spans.slice(place, place + 1)).map(sourceOf),
  }));
}

function mergeSpans({ spans, longest, hasLabelDifference }: Comparison): GoldSpan {
  if (longest === null) throw new Error('A component without a difference has a longest span.');
  const { fragments, label } = longest;
  const isVoter = (span: ItemSpan) => !hasLabelDifference || span.label === label;
  return {
    fragments,
    label,
    origin: hasLabelDifference ? 'majority' : 'longer',
    sources: spans.filter(isVoter).map(sourceOf),
  };
}

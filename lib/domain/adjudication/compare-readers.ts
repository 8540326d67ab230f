/**
 * Why the readers of one component differ, row by row of the rule table. Rows that set spans side
 * by side (chained, values, boundary) need as many spans of each reader: the pieces of a split
 * span are apart and read otherwise by nature, and that is said by `split` alone.
 */
import type { GoldLabel } from '../label-scheme/mapping';
import { hasOverlap, hasSameEdges, spanLength } from '../spans/fragment';
import { hasSameSpans, setSideBySide, type SideBySide } from '../spans/side-by-side';
import { quoteOf, type IndexedText } from '../text/code-points';
import type { ItemSpan, MergeRule, Reason } from './item';

/** Whether two quotes read as the same values; `unsure` when one cannot be read for sure. */
export type CompareValues = (quoteA: string, quoteB: string) => 'same' | 'different' | 'unsure';

export type MergeContext = {
  readonly text: IndexedText;
  readonly rule: MergeRule;
  /** Whether spans with this label are read as numbers. */
  readonly isQuantity: (label: string) => boolean;
  /** What is marked with a label counts as this one in gold. */
  readonly goldLabel: GoldLabel;
  /** Symmetric. */
  readonly compareValues: CompareValues;
};

/** One reader's spans in the component, sorted by fragments, then label; empty when there are none. */
export type ReaderSpans = readonly ItemSpan[];

/** The rows about readers who have spans, in the order of the table. */
const rows: readonly (readonly [Reason, (comparison: Comparison) => boolean])[] = [
  ['split', ({ hasEqualCounts }) => !hasEqualCounts],
  ['chained', ({ hasEqualCounts, spans }) => hasEqualCounts && hasTwoApart(spans)],
  [
    'label',
    ({ hasLabelDifference, majorityLabel }) => hasLabelDifference && majorityLabel === null,
  ],
  ['values', (comparison) => comparison.hasEdgeDifference && hasValueDifference(comparison)],
  [
    'boundary',
    ({ hasEdgeDifference, longest, context }) =>
      hasEdgeDifference && (longest === null || context.rule === 'strict'),
  ],
];

/** What the rows look at. `readers` are all whose word counts here, with or without spans. */
export type Comparison = SideBySide & {
  readonly context: MergeContext;
  readonly readers: readonly ReaderSpans[];
  /** The readers who have spans here, and those spans. */
  readonly present: readonly ReaderSpans[];
  readonly spans: readonly ItemSpan[];
  /** The label of more than half of the readers, when the rule asks for it. */
  readonly majorityLabel: string | null;
  /** The one longest span among those that may become gold; null when there is none. */
  readonly longest: ItemSpan | null;
};

/** Sets the readers of a component side by side. */
export function compareReaders(readers: readonly ReaderSpans[], context: MergeContext): Comparison {
  const present = readers.filter((spans) => spans.length > 0);
  const spans = present.flat();
  const majorityLabel = context.rule === 'majority' ? findMajority(readers) : null;
  const candidates = spans.filter(({ label }) => majorityLabel === null || label === majorityLabel);
  return {
    context,
    readers,
    present,
    spans,
    ...setSideBySide(present),
    majorityLabel,
    longest: present.every((own) => own.length === 1) ? findLongest(candidates) : null,
  };
}

/** The reasons of all rows that fit, in the order of the rows; empty when the readers are at one. */
export function findDifferences(comparison: Comparison): Reason[] {
  const { readers, present } = comparison;
  const missed: Reason[] = present.length < readers.length ? ['missed'] : [];
  // Nothing is to be compared where only one reader has spans, or all who have any are at one.
  if (hasSameSpans(present)) return missed;
  const fitting = rows.filter(([, fits]) => fits(comparison)).map(([reason]) => reason);
  return [...missed, ...fitting];
}

function hasTwoApart(spans: readonly ItemSpan[]): boolean {
  return spans.some((a, i) =>
    spans.slice(i + 1).some((b) => !hasOverlap(a.fragments, b.fragments)),
  );
}

function hasValueDifference({ context, present, spans }: Comparison): boolean {
  if (context.rule === 'asPv600') return false;
  if (!spans.some(({ label }) => context.isQuantity(label))) return false;
  return present.some((a, i) => present.slice(i + 1).some((b) => !hasSameValues(a, b, context)));
}

/** True when the quotes of two readers can be paired off, each with one that reads the same. */
function hasSameValues(a: ReaderSpans, b: ReaderSpans, context: MergeContext): boolean {
  const left = b.map(({ fragments }) => quoteOf(context.text, fragments));
  return a.every(({ fragments }) => {
    const quote = quoteOf(context.text, fragments);
    const found = left.findIndex((other) => context.compareValues(quote, other) === 'same');
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

function findMajority(readers: readonly ReaderSpans[]): string | null {
  if (readers.length < 3 || readers.some((spans) => spans.length > 1)) return null;
  const counts = new Map<string, number>();
  for (const { label } of readers.flat()) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].find(([, count]) => count * 2 > readers.length)?.[0] ?? null;
}

function findLongest(spans: readonly ItemSpan[]): ItemSpan | null {
  const length = Math.max(...spans.map(({ fragments }) => spanLength(fragments)));
  const [first, ...others] = spans.filter(({ fragments }) => spanLength(fragments) === length);
  if (first === undefined) return null;
  return others.every(({ fragments }) => hasSameEdges(fragments, first.fragments)) ? first : null;
}

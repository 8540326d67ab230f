/**
 * The vocabulary of a case. An item is one connected component of overlapping spans over all
 * readings of a snippet, and takes one decision. It is either open, with the reasons why, or has
 * gold; never both. Reasons stand in the order of the rules that give them, and the first decides
 * an item's place in the queue.
 */
import type { Fragment, LabelledSpan } from '../spans/fragment';
import type { Doubt } from './reading';

export const reasons = [
  'notClear',
  'missed',
  'split',
  'chained',
  'label',
  'values',
  'boundary',
] as const;
export type Reason = (typeof reasons)[number];

/**
 * How readings that differ become gold without a person. `longer`: the longest span wins while
 * label and value agree. `strict`: nothing but identity. `asPv600`: `longer` without a look at the
 * values. `majority`: `longer`, and with more than two readers the label of more than half wins.
 */
export const mergeRules = ['strict', 'longer', 'asPv600', 'majority'] as const;
export type MergeRule = (typeof mergeRules)[number];

export const mergeRuleTitles: Readonly<Record<MergeRule, string>> = {
  strict: 'Strict',
  longer: 'Longer',
  asPv600: 'As PV600',
  majority: 'Majority',
};

export const goldOrigins = ['agreed', 'longer', 'majority', 'single', 'decided'] as const;
export type GoldOrigin = (typeof goldOrigins)[number];

/** Where gold came from. Annotation ids are unique within an assignment only. */
export type Source = { readonly assignment: string; readonly annotation: string };

export type GoldSpan = LabelledSpan & {
  readonly origin: GoldOrigin;
  /** Sorted as the item's spans are. */
  readonly sources: readonly Source[];
};

/** A span of one reader inside an item. */
export type ItemSpan = LabelledSpan & {
  readonly reader: string;
  readonly assignmentId: string;
  readonly annotationId: string;
};

export type Item = {
  /** Derived from the content, never from ids: an unchanged item has an unchanged key. */
  readonly key: string;
  /** From the first to one past the last code point; null for an item without spans. */
  readonly hull: Fragment | null;
  /** Sorted by fragments, label, reader. */
  readonly spans: readonly ItemSpan[];
  /** Empty when the item is gold. */
  readonly reasons: readonly Reason[];
  readonly isOpen: boolean;
  /** Empty while the item is open; sorted by fragments, label. */
  readonly gold: readonly GoldSpan[];
};

/** The items of one case, with what its readers doubted. */
export type CaseItems = {
  /** Names the whole content, as an item's key names the item's. */
  readonly key: string;
  /** Sorted by place in the text. */
  readonly items: readonly Item[];
  readonly doubts: readonly Doubt[];
};

/** The span of an item as a source of gold. */
export function sourceOf(span: ItemSpan): Source {
  return { assignment: span.assignmentId, annotation: span.annotationId };
}

/**
 * From the readings of a snippet to the items of its case. Every span of every reader is in
 * exactly one item, under the label that the reader put down. The result depends on what was read
 * and by whom, not on the order or the ids of readings and annotations. What labels are mapped to
 * counts for the reasons and the gold alone: a key never depends on it, so that a decision stays in
 * force when a label is mapped.
 */
import { spanEnd, spanStart } from '../spans/fragment';
import { compareLabelledSpans } from '../spans/side-by-side';
import type { MergeContext } from './compare-readers';
import { clusterSpans } from '../spans/overlap-clusters';
import { contentKey } from './content-key';
import { mapLabels } from './map-labels';
import type { CaseItems, Item, ItemSpan } from './item';
import { findDoubts, type Doubt, type Reading } from './reading';
import { resolveItem } from './resolve-item';

/** What stands behind every item of a case, and so is part of what each item says. */
type Ground = {
  /** Sorted. */
  readonly readers: readonly string[];
  readonly doubts: readonly Doubt[];
};

/**
 * Builds the items of one snippet from all its finished readings (those of assignments that are
 * not withdrawn). A doubt about a snippet in which nobody marked anything makes one item without
 * spans; readings that all say `none` make no item.
 */
export function buildItems(
  input: MergeContext & { readonly readings: readonly Reading[] },
): CaseItems {
  const { readings, ...context } = input;
  const doubts = findDoubts(readings);
  const ground: Ground = { readers: readings.map(({ annotator }) => annotator).sort(), doubts };
  const components = clusterSpans(readings.flatMap(spansOf)).map((spans) =>
    [...spans].sort(compareItemSpans),
  );
  const items = components.map((spans): Item => {
    const resolution = resolveItem(groupByReader(spans, ground, context), {
      ...context,
      isSingle: readings.length === 1,
      isDoubted: doubts.length > 0,
    });
    return makeItem(spans, ground, resolution);
  });
  if (items.length === 0 && doubts.length > 0) {
    items.push(makeItem([], ground, { reasons: ['notClear'], gold: [] }));
  }
  const key = contentKey(JSON.stringify([groundContent(ground), items.map((item) => item.key)]));
  return { key: `case-${key}`, items, doubts };
}

function spansOf({ annotator, assignmentId, spans }: Reading): ItemSpan[] {
  return spans.map(({ id, fragments, label }) => ({
    fragments,
    label,
    reader: annotator,
    assignmentId,
    annotationId: id,
  }));
}

/** Each reader's spans, under the labels that they are in gold. Who calls the text unreadable has not missed what others marked. */
function groupByReader(
  spans: readonly ItemSpan[],
  { readers, doubts }: Ground,
  { goldLabel }: MergeContext,
): ItemSpan[][] {
  const unreadable = new Set(
    doubts.filter(({ kind }) => kind === 'unreadable').map(({ reader }) => reader),
  );
  return readers
    .map((reader) => ({ reader, own: spans.filter((span) => span.reader === reader) }))
    .filter(({ reader, own }) => own.length > 0 || !unreadable.has(reader))
    .map(({ own }) => mapLabels(own, goldLabel));
}

function makeItem(
  spans: readonly ItemSpan[],
  ground: Ground,
  { reasons, gold }: Pick<Item, 'reasons' | 'gold'>,
): Item {
  const hull = hullOf(spans);
  const content = [
    groundContent(ground),
    spans.map(({ reader, label, fragments }) => [reader, label, fragments]),
  ];
  const place = hull === null ? 'snippet' : hull.join('-');
  return {
    key: `${place}-${contentKey(JSON.stringify(content))}`,
    hull,
    spans,
    reasons,
    isOpen: reasons.length > 0,
    gold,
  };
}

/** The words of a doubt may change without changing what has to be decided. */
function groundContent({ readers, doubts }: Ground): unknown {
  return [readers, doubts.map(({ reader, kind }) => [reader, kind])];
}

function hullOf(spans: readonly ItemSpan[]): Item['hull'] {
  const [first] = spans;
  if (first === undefined) return null;
  return [
    spanStart(first.fragments),
    spans.reduce((end, { fragments }) => Math.max(end, spanEnd(fragments)), 0),
  ];
}

/** By fragments, label, reader; the id only parts spans that one reader put down twice. */
function compareItemSpans(a: ItemSpan, b: ItemSpan): number {
  return (
    compareLabelledSpans(a, b) ||
    compareWords(a.reader, b.reader) ||
    compareWords(a.annotationId, b.annotationId)
  );
}

function compareWords(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

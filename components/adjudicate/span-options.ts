/** The spans that can be chosen for an item: one option for all readers who marked the same. Pure. */
import { goldLabelsOf } from '@/lib/domain/label-scheme/mapping';
import { hasSameEdges, spanLength, type Fragments } from '@/lib/domain/spans/fragment';
import { spansOfReader, type CaseItem, type CaseSheet } from '@/lib/stores/adjudicate-case';

export type SpanOption = {
  /** Readers who marked this, in order. */
  readonly letters: readonly string[];
  readonly spans: readonly Fragments[];
  /** It covers more text than every other option. */
  readonly isLongest: boolean;
};

export function listSpanOptions(sheet: CaseSheet, item: CaseItem): SpanOption[] {
  const groups: { letters: string[]; spans: readonly Fragments[] }[] = [];
  for (const { letter } of sheet.readers) {
    const spans = spansOfReader(sheet, item, letter);
    if (spans.length === 0) continue;
    const same = groups.find((group) => areSame(group.spans, spans));
    if (same === undefined) groups.push({ letters: [letter], spans });
    else same.letters.push(letter);
  }
  const lengths = groups.map(({ spans }) => lengthOf(spans));
  const most = Math.max(0, ...lengths);
  const isUnique = groups.length > 1 && lengths.filter((length) => length === most).length === 1;
  return groups.map((group, i) => ({ ...group, isLongest: isUnique && lengths[i] === most }));
}

/** Readers who marked nothing in the item. */
export function readersWithout(sheet: CaseSheet, item: CaseItem): string[] {
  return sheet.readers
    .map(({ letter }) => letter)
    .filter((letter) => spansOfReader(sheet, item, letter).length === 0);
}

/** By label as it is in gold, the readers who put it, or one mapped to it, onto a span of the item. */
export function readersByLabel(
  sheet: CaseSheet,
  item: CaseItem,
): ReadonlyMap<string, readonly string[]> {
  const goldLabel = goldLabelsOf(sheet.scheme);
  const found = new Map<string, string[]>();
  for (const { letter, places } of item.spans) {
    const reader = sheet.readers.find((each) => each.letter === letter);
    const marked = places.flatMap((place) => reader?.spans[place]?.label ?? []);
    const labels = new Set(marked.map(goldLabel));
    for (const label of labels) found.set(label, [...(found.get(label) ?? []), letter]);
  }
  return found;
}

function areSame(a: readonly Fragments[], b: readonly Fragments[]): boolean {
  return a.length === b.length && a.every((span, i) => hasSameEdges(span, b[i] ?? []));
}

function lengthOf(spans: readonly Fragments[]): number {
  return spans.reduce((sum, span) => sum + spanLength(span), 0);
}

/** What each lane of a case draws: whose spans, in which colours, with which words. Pure. */
import { colorOf, drawSpan, quietColor, type LaneDrawing } from '@/components/lanes/lane-drawing';
import { intoWindow, type TextWindow } from '@/components/lanes/text-window';
import { markedTitle } from '@/lib/domain/label-scheme/mapping';
import { shortTitle } from '@/lib/domain/label-scheme/scheme';
import { hasOverlap, type LabelledSpan } from '@/lib/domain/spans/fragment';
import type { CaseItem, CaseSheet } from '@/lib/stores/adjudicate-case';
import { labelOf, type Choice } from '@/lib/stores/adjudicate-choice';

type GoldSpan = LabelledSpan & {
  /** Null for gold of a decision on the whole case. */
  readonly itemId: string | null;
};

/** A reader's lane: the item's spans lit in their colours, the rest there but quiet. */
export function drawReaderLane(
  sheet: CaseSheet,
  item: CaseItem | null,
  letter: string,
  window: TextWindow,
): LaneDrawing {
  const reader = sheet.readers.find((each) => each.letter === letter);
  const own = item?.spans.find((each) => each.letter === letter)?.places ?? [];
  const spans = reader?.spans ?? [];
  // Without an item everything is agreed, and everything may be seen.
  const isLit = (place: number): boolean => item === null || own.includes(place);
  const lit = spans.filter((_, place) => isLit(place)).flatMap(({ fragments }) => fragments);
  const missedHull = own.length === 0 ? (item?.hull ?? null) : null;
  return {
    spans: spans.flatMap(({ fragments, label }, place) =>
      drawSpan(window, `${letter}-${place}`, fragments, {
        label,
        word: markedTitle(sheet.scheme, label),
        color: isLit(place) ? colorOf(sheet.scheme, label) : quietColor,
      }),
    ),
    lit: intoWindow(window, lit),
    bare: missedHull === null ? [] : intoWindow(window, [missedHull]),
  };
}

/** The gold lane: what is gold already, and in place of the item's own gold what is chosen now. */
export function drawGoldLane(
  sheet: Omit<CaseSheet, 'gold'> & { readonly gold: readonly GoldSpan[] },
  item: CaseItem | null,
  choice: Choice,
  window: TextWindow,
): LaneDrawing {
  const isChosen = choice.source !== null;
  const settled = sheet.gold.filter((span) => !isChosen || item === null || !isGoldOf(item, span));
  const chosen = isChosen ? choice.spans : [];
  const hull = item?.hull ?? null;
  const gold = [...settled, ...chosen.map((fragments) => ({ fragments }))];
  return {
    spans: [
      ...settled.flatMap(({ fragments, label }, i) =>
        drawSpan(window, `gold-${i}`, fragments, {
          label,
          word: shortTitle(sheet.scheme, label),
          color: colorOf(sheet.scheme, label),
        }),
      ),
      ...chosen.flatMap((fragments, i) => {
        const label = labelOf(choice, i);
        return drawSpan(window, markId(i), fragments, {
          label: label ?? '',
          word: label === null ? '?' : shortTitle(sheet.scheme, label),
          color: label === null ? quietColor : colorOf(sheet.scheme, label),
        });
      }),
    ],
    lit: intoWindow(window, [...settled.flatMap(({ fragments }) => fragments), ...chosen.flat()]),
    // The place stays in sight while nothing is gold there, or when nothing is to be.
    bare:
      hull === null || gold.some(({ fragments }) => hasOverlap([hull], fragments))
        ? []
        : intoWindow(window, [hull]),
  };
}

/** The gold that the choice would stand beside and overlap; a person should know. */
export function findOverlaps<Gold extends GoldSpan>(
  gold: readonly Gold[],
  item: CaseItem | null,
  choice: Choice,
): Gold[] {
  if (item === null) return [];
  return gold.filter(
    (span) =>
      !isGoldOf(item, span) && choice.spans.some((chosen) => hasOverlap(chosen, span.fragments)),
  );
}

const markPrefix = 'mark-';

export function markId(place: number): string {
  return `${markPrefix}${place}`;
}

/** The place of a chosen span by the id that it is drawn under; null for settled gold. */
export function placeOfMark(id: string): number | null {
  return id.startsWith(markPrefix) ? Number(id.slice(markPrefix.length)) : null;
}

/** Gold that a new decision on the item replaces. */
function isGoldOf({ id, hull }: CaseItem, gold: Pick<GoldSpan, 'fragments' | 'itemId'>): boolean {
  if (gold.itemId !== null) return gold.itemId === id;
  return hull === null || hasOverlap([hull], gold.fragments);
}

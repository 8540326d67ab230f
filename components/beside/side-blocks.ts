/**
 * How a comparison is cut into blocks, each a stretch of the text with what is said of it. A text
 * that fits is one block; of a long one each difference has its own sentences. Pure.
 */
import { colorOf, drawSpan, quietColor, type LaneDrawing } from '@/components/lanes/lane-drawing';
import { intoWindow, windowAround, type TextWindow } from '@/components/lanes/text-window';
import type { GoldOrigin } from '@/lib/domain/adjudication/item';
import type { ExpectedSpan, Feedback, FeedbackItem } from '@/lib/domain/feedback/compare-reading';
import { shortTitle, type LabelScheme } from '@/lib/domain/label-scheme/scheme';
import { spanEnd, spanStart, type Fragment, type LabelledSpan } from '@/lib/domain/spans/fragment';
import type { IndexedText } from '@/lib/domain/text/code-points';

/** What is expected; gold says how it came to be. */
export type BesideSpan = ExpectedSpan & { readonly origin?: GoldOrigin };
export type BesideItem = FeedbackItem<LabelledSpan, BesideSpan>;
export type BesideFeedback = Feedback<LabelledSpan, BesideSpan>;

export type Side = 'own' | 'expected';

export type SideBlock = {
  readonly window: TextWindow;
  /** Those of which the block speaks. */
  readonly items: readonly BesideItem[];
};

/** Code points that are still read as one piece. */
const roomy = 900;

/** The blocks in reading order; at least one. */
export function sideBlocks(
  text: IndexedText,
  sentences: readonly number[],
  items: readonly BesideItem[],
): SideBlock[] {
  const whole = windowAround(text, sentences, items.flatMap(fragmentsOf));
  const lit = items.filter(isLit);
  if (whole.text.length <= roomy || lit.length === 0) return [{ window: whole, items }];
  return lit.map((item) => ({
    window: windowAround(text, sentences, fragmentsOf(item)),
    items: [item],
  }));
}

/**
 * One side of a block: the spans that differ lit in their colours, the others there but quiet.
 * Where nothing differs in the whole snippet everything may be seen.
 */
export function drawSide(
  side: Side,
  all: readonly BesideItem[],
  { window, items }: SideBlock,
  scheme: LabelScheme,
): LaneDrawing {
  const hasLit = all.some(isLit);
  const shines = (item: BesideItem) => !hasLit || (isLit(item) && items.includes(item));
  const spans = all.flatMap((item) => item[side].map((span) => ({ span, shines: shines(item) })));
  const passedOver = items.filter((item) => item[side].length === 0 && isLit(item));
  return {
    spans: spans.flatMap(({ span: { fragments, label }, shines: isBright }, i) =>
      drawSpan(window, `${side}-${i}`, fragments, {
        label,
        word: shortTitle(scheme, label),
        color: isBright ? colorOf(scheme, label) : quietColor,
      }),
    ),
    lit: intoWindow(
      window,
      spans.filter((each) => each.shines).flatMap(({ span }) => span.fragments),
    ),
    bare: intoWindow(window, passedOver.flatMap(hullOf)),
  };
}

/** Something is to be seen here: a difference or a doubt. */
export function isLit({ findings }: Pick<BesideItem, 'findings'>): boolean {
  return !findings.includes('same');
}

function fragmentsOf({ own, expected }: BesideItem): Fragment[] {
  return [...own, ...expected].flatMap(({ fragments }) => fragments);
}

function hullOf({ own, expected }: BesideItem): Fragment[] {
  const spans = [...own, ...expected];
  if (spans.length === 0) return [];
  const start = Math.min(...spans.map(({ fragments }) => spanStart(fragments)));
  const end = Math.max(...spans.map(({ fragments }) => spanEnd(fragments)));
  return [[start, end]];
}

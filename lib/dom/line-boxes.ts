/**
 * Where a fragment is drawn: one box for each line that it touches. `rectsOfPart` gives
 * a rectangle for each stretch of text; stretches that meet on a line are one box, stretches that
 * bidirectional text has torn apart stay two.
 */
import type { Fragment } from '@/lib/domain/spans/fragment';
import { drawnStretches } from './drawn-stretches';
import { partsOfFragment, rectsOfPart } from './fragment-parts';
import type { TextRun } from './text-runs';

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The boxes of a fragment, from top to bottom, relative to `origin`'s top left corner. */
export function boxesOfFragment(
  runs: readonly TextRun[],
  fragment: Fragment,
  origin: { readonly left: number; readonly top: number },
): Box[] {
  const rects = drawnStretches(runs, fragment)
    .flatMap((stretch) => partsOfFragment(runs, stretch))
    .flatMap((part) => [...rectsOfPart(part)]);
  return joinBoxes(
    rects.map(({ left, top, right, bottom }) => ({
      left: left - origin.left,
      top: top - origin.top,
      right: right - origin.left,
      bottom: bottom - origin.top,
    })),
  );
}

/** Joins boxes that meet on one line and leaves out those without width. Pure. */
export function joinBoxes(boxes: readonly Box[]): Box[] {
  const drawn = boxes
    .filter(({ left, right }) => right - left > 0.5)
    .sort((a, b) => (isSameLine(a, b) ? a.left - b.left : a.top - b.top));
  const joined: Box[] = [];
  for (const box of drawn) {
    const last = joined.at(-1);
    if (last !== undefined && isSameLine(last, box) && box.left - last.right <= 1) {
      joined[joined.length - 1] = uniteBoxes(last, box);
    } else {
      joined.push(box);
    }
  }
  return joined;
}

/** True when the boxes share more than half of the lower one's height. Pure. */
export function isSameLine(a: Box, b: Box): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared > Math.min(a.bottom - a.top, b.bottom - b.top) / 2;
}

/** The smallest box around both. Pure. */
export function uniteBoxes(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

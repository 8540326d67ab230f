/**
 * The parts of a fragment in each text node, to be measured or painted. The browser looks at every
 * live range whenever a node goes, so none is left behind: one is used for all measuring, and paint
 * takes static ones, since the text does not change.
 */
import type { Fragment } from '@/lib/domain/spans/fragment';
import { toUtf16 } from '@/lib/domain/text/code-points';
import { runsWithin, type TextRun } from './text-runs';

/** UTF-16 indices into one text node. */
export type FragmentPart = {
  readonly run: TextRun;
  readonly from: number;
  readonly to: number;
};

/** No part reaches over a node's edge. */
export function partsOfFragment(runs: readonly TextRun[], fragment: Fragment): FragmentPart[] {
  const [start, end] = fragment;
  return runsWithin(runs, fragment).map((run) => ({
    run,
    from: toUtf16(run.indexed, Math.max(0, start - run.start)),
    to: toUtf16(run.indexed, Math.min(end - run.start, run.length)),
  }));
}

let ruler: Range | null = null;

/** Where a part is drawn in the window, a rectangle for each stretch on each line. */
export function rectsOfPart({ run, from, to }: FragmentPart): DOMRectList {
  ruler ??= document.createRange();
  ruler.setStart(run.node, from);
  ruler.setEnd(run.node, to);
  const rects = ruler.getClientRects();
  ruler.selectNode(document.documentElement);
  return rects;
}

/** A part for the highlight registry. */
export function paintedRange({ run, from, to }: FragmentPart): StaticRange {
  return new StaticRange({
    startContainer: run.node,
    startOffset: from,
    endContainer: run.node,
    endOffset: to,
  });
}

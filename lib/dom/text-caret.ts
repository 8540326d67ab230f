/**
 * The caret of a text that is not edited. Its place is an offset; the browser's own selection is
 * kept at the same place, so that copying and assistive technologies see what is drawn, and so
 * that the browser answers what a line is.
 */
import type { Caret, Direction } from '@/lib/domain/spans/caret';
import { toUtf16 } from '@/lib/domain/text/code-points';
import { partsOfFragment, rectsOfPart, type FragmentPart } from './fragment-parts';
import { isSameLine, type Box } from './line-boxes';
import { offsetOfPoint } from './offset-of-point';
import { listTextRuns, runOfEdge } from './text-runs';

/** What the browser's selection is in the text of `root`; null when it reaches outside. */
export function readCaret(root: Node, selection: Selection | null): Caret | null {
  const { anchorNode, focusNode } = selection ?? {};
  if (selection == null || anchorNode == null || focusNode == null) return null;
  if (!root.contains(anchorNode) || !root.contains(focusNode)) return null;
  return {
    anchor: offsetOfPoint(root, anchorNode, selection.anchorOffset),
    focus: offsetOfPoint(root, focusNode, selection.focusOffset),
  };
}

/**
 * Puts the browser's selection where the caret is. One that is there already is left alone: the
 * browser remembers with it how far to the right a walk over lines began.
 */
export function mirrorCaret(root: Node, caret: Caret): void {
  const selection = document.getSelection();
  const shown = readCaret(root, selection);
  if (shown?.anchor === caret.anchor && shown.focus === caret.focus) return;
  const anchor = pointOf(root, caret.anchor);
  const focus = pointOf(root, caret.focus);
  if (anchor === null || focus === null) return;
  selection?.setBaseAndExtent(anchor.run.node, anchor.from, focus.run.node, focus.from);
}

/** The offset one line up or down, or at the line's beginning or end. */
export function offsetByLine(
  root: Node,
  caret: Caret,
  {
    unit,
    direction,
    extending,
  }: {
    readonly unit: 'line' | 'lineEdge';
    readonly direction: Direction;
    readonly extending: boolean;
  },
): number {
  mirrorCaret(root, caret);
  const selection = document.getSelection();
  selection?.modify(
    extending ? 'extend' : 'move',
    direction === 1 ? 'forward' : 'backward',
    unit === 'line' ? 'line' : 'lineboundary',
  );
  const { focusNode, focusOffset } = selection ?? {};
  if (focusNode == null || focusOffset === undefined) return caret.focus;
  const offset = offsetOfPoint(root, focusNode, focusOffset);
  const isLineEnd = unit === 'lineEdge' && direction === 1;
  return isLineEnd && hangsOver(root, caret.focus, offset) ? offset - 1 : offset;
}

/**
 * True when the end of a wrapped line lies behind the blank at which it is wrapped: the caret would
 * be drawn at the beginning of the next line.
 */
function hangsOver(root: Node, from: number, offset: number): boolean {
  const here = boxOfCaret(root, from);
  const there = boxOfCaret(root, offset);
  if (here === null || there === null || isSameLine(here, there)) return false;
  const before = partsOfFragment(listTextRuns(root), [offset - 1, offset]);
  return before.every(({ run, from, to }) => run.node.data.slice(from, to).trim() === '');
}

/** Where a caret at the offset stands in the window, without width; null where nothing is laid out. */
export function boxOfCaret(root: Node, offset: number): Box | null {
  const point = pointOf(root, offset);
  if (point === null) return null;
  const rect = Array.from(rectsOfPart(point)).at(-1);
  if (rect !== undefined) return { ...edgesOf(rect), right: rect.left };
  // Some browsers have no rectangle for a collapsed range: the character beside it has one.
  const runs = listTextRuns(root);
  const before = partsOfFragment(runs, [Math.max(0, offset - 1), offset]).at(-1);
  const beside = before === undefined ? undefined : Array.from(rectsOfPart(before)).at(-1);
  return beside === undefined ? null : { ...edgesOf(beside), left: beside.right };
}

function edgesOf({ left, top, right, bottom }: DOMRect): Box {
  return { left, top, right, bottom };
}

/** The point before a code point, as a part without length. */
function pointOf(root: Node, offset: number): FragmentPart | null {
  const run = runOfEdge(listTextRuns(root), offset, 'start');
  if (run === null) return null;
  const unit = toUtf16(run.indexed, offset - run.start);
  return { run, from: unit, to: unit };
}

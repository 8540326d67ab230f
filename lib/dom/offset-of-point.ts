/** DOM points (a node and an offset in it) as code-point offsets into the text, and back. */
import { codePointLength, toUtf16 } from '@/lib/domain/text/code-points';
import type { Fragment } from '@/lib/domain/spans/fragment';
import { endOfRuns, findFirst, listTextRuns, runOfEdge, type TextRun } from './text-runs';

/**
 * The offset of any DOM point, clamped to the text: before the root it is 0, behind it the length.
 * - In a counted text node: the code points before it. Between the halves of a surrogate pair
 *   counts as before the pair.
 * - In an element, or in text that does not count: where the next counted text begins.
 */
export function offsetOfPoint(root: Node, node: Node, offset: number): number {
  const runs = listTextRuns(root);
  const own = runs.find((run) => run.node === node);
  if (own !== undefined) return own.start + wholeCodePoints(own.node.data, offset);
  const point = document.createRange();
  point.setStart(node, offset);
  point.collapse(true);
  const next = runs[findFirst(runs, (run) => point.comparePoint(run.node, 0) >= 0)];
  return next?.start ?? endOfRuns(runs);
}

/** Code points before a UTF-16 index; a pair that is cut in the middle does not count. */
export function wholeCodePoints(text: string, index: number): number {
  const before = text.slice(0, index);
  const isCut = /[\ud800-\udbff]$/u.test(before) && /^[\udc00-\udfff]/u.test(text.slice(index));
  return codePointLength(before) - (isCut ? 1 : 0);
}

/**
 * The selected part of the text in reading order, whichever way it was dragged; null when nothing
 * of the text is selected. Not trimmed, not snapped: that is the domain's.
 */
export function readSelection(root: Node, selection: Selection | null): Fragment | null {
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(root)) return null;
  const start = offsetOfPoint(root, range.startContainer, range.startOffset);
  const end = offsetOfPoint(root, range.endContainer, range.endOffset);
  return start < end ? [start, end] : null;
}

/** Selects a fragment of the text, as if it had been dragged from start to end. */
export function selectFragment(root: Node, [start, end]: Fragment): void {
  const runs = listTextRuns(root);
  const first = runOfEdge(runs, start, 'start');
  const last = runOfEdge(runs, end, 'end');
  const selection = document.getSelection();
  if (first === null || last === null || selection === null) return;
  const unit = (run: TextRun, offset: number) => toUtf16(run.indexed, offset - run.start);
  selection.setBaseAndExtent(first.node, unit(first, start), last.node, unit(last, end));
}

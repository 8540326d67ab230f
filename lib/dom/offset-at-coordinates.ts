/** Which character of the text lies under the mouse. */
import type { Fragment } from '@/lib/domain/spans/fragment';
import { offsetOfPoint, rangesOfFragment } from './offset-of-point';
import { listTextRuns } from './text-runs';

type CaretPoint = { readonly node: Node; readonly offset: number };

/**
 * The offset of the caret nearest to a place in the window (client coordinates); null when the
 * place is not over the root. White margins answer with the nearest caret of their line: ask
 * `isOverFragment` whether the place is over ink.
 */
export function offsetAtCoordinates(root: Node, x: number, y: number): number | null {
  const caret = caretAt(x, y);
  if (caret === null || !root.contains(caret.node)) return null;
  return offsetOfPoint(root, caret.node, caret.offset);
}

/** True when the place lies on the drawn text of the fragment, `slack` pixels around included. */
export function isOverFragment(
  root: Node,
  fragment: Fragment,
  x: number,
  y: number,
  slack = 1,
): boolean {
  return rangesOfFragment(listTextRuns(root), fragment)
    .flatMap((range) => [...range.getClientRects()])
    .some(
      (rect) =>
        x >= rect.left - slack &&
        x <= rect.right + slack &&
        y >= rect.top - slack &&
        y <= rect.bottom + slack,
    );
}

/** What browsers had before `caretPositionFromPoint`. */
type OlderDocument = {
  readonly caretRangeFromPoint?: (x: number, y: number) => Range | null;
};

function caretAt(x: number, y: number): CaretPoint | null {
  if (typeof document.caretPositionFromPoint === 'function') {
    const position = document.caretPositionFromPoint(x, y);
    return position && { node: position.offsetNode, offset: position.offset };
  }
  const older = document as unknown as OlderDocument;
  const range = older.caretRangeFromPoint?.(x, y) ?? null;
  return range && { node: range.startContainer, offset: range.startOffset };
}

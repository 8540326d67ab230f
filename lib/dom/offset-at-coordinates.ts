/** Which character of the text lies under the mouse, and between which two it points. */
import { partsOfFragment, rectsOfPart } from './fragment-parts';
import { offsetOfPoint } from './offset-of-point';
import { listTextRuns } from './text-runs';

type CaretPoint = { readonly node: Node; readonly offset: number };

/**
 * The code point whose ink lies at a place in the window (client coordinates); null over white
 * margins, over the gutter, and outside the root. The caret that the browser names may stand on
 * either side of the character, so both are tried.
 */
export function characterAtCoordinates(root: Node, x: number, y: number): number | null {
  const caret = caretAt(x, y);
  if (caret === null || !root.contains(caret.node)) return null;
  const offset = offsetOfPoint(root, caret.node, caret.offset);
  const runs = listTextRuns(root);
  const isOver = (at: number): boolean =>
    partsOfFragment(runs, [at, at + 1])
      .flatMap((part) => [...rectsOfPart(part)])
      .some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
  return [offset - 1, offset].find((at) => at >= 0 && isOver(at)) ?? null;
}

/**
 * The offset between two characters that is nearest to a place in the window (client coordinates);
 * null where the browser names none in the text.
 */
export function offsetAtCoordinates(root: Node, x: number, y: number): number | null {
  const caret = caretAt(x, y);
  if (caret === null || !root.contains(caret.node)) return null;
  return offsetOfPoint(root, caret.node, caret.offset);
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

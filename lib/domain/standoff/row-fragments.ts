/**
 * The fragments of an annotation from the fragments of a line. A line may have them unsorted,
 * overlapping, empty or running over line breaks; a row has them sorted, apart and not empty, one
 * per line of the text, so that no line break ever stands in a text field. Edge blanks stay.
 */
import { compareFragments, type Fragment } from '../spans/fragment';
import type { IndexedText } from '../text/code-points';

/** A text with the offsets of its line breaks (LF and CR, in code points), found once. */
export type BrokenText = { readonly indexed: IndexedText; readonly breaks: readonly number[] };

/** Finds the line breaks of a text; O(n). */
export function findLineBreaks(indexed: IndexedText): BrokenText {
  const breaks: number[] = [];
  let offset = 0;
  for (const character of indexed.text) {
    if (character === '\n' || character === '\r') breaks.push(offset);
    offset += 1;
  }
  return { indexed, breaks };
}

/** The row's fragments; none when the line covers no character but line breaks. */
export function toRowFragments(text: BrokenText, written: readonly Fragment[]): Fragment[] {
  return mergeOverlaps(written).flatMap((fragment) => splitPerLine(text, fragment));
}

/** How many line breaks the fragments cover; O(log n) each. */
export function countLineBreaks(text: BrokenText, written: readonly Fragment[]): number {
  return written.reduce(
    (sum, [start, end]) => sum + countBelow(text.breaks, end) - countBelow(text.breaks, start),
    0,
  );
}

/** How many of the ascending numbers are less than `limit`. */
export function countBelow(ascending: ArrayLike<number>, limit: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? limit) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sorted, not empty; overlapping fragments become one, touching ones stay apart. */
function mergeOverlaps(written: readonly Fragment[]): Fragment[] {
  const sorted = written
    .filter(([start, end]) => start < end)
    .sort((a, b) => compareFragments([a], [b]));
  const merged: Fragment[] = [];
  for (const [start, end] of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && start < last[1]) {
      merged[merged.length - 1] = [last[0], Math.max(last[1], end)];
    } else merged.push([start, end]);
  }
  return merged;
}

function splitPerLine({ breaks }: BrokenText, [start, end]: Fragment): Fragment[] {
  const pieces: Fragment[] = [];
  let from = start;
  for (let i = countBelow(breaks, start); i < breaks.length; i += 1) {
    const lineBreak = breaks[i] ?? end;
    if (lineBreak >= end) break;
    if (from < lineBreak) pieces.push([from, lineBreak]);
    from = lineBreak + 1;
  }
  if (from < end) pieces.push([from, end]);
  return pieces;
}

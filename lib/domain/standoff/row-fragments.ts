/**
 * The fragments of an annotation from the fragments of a line. A line may have them unsorted,
 * overlapping, empty or running over line breaks; a row has them sorted, apart and visible, one
 * per line of the text, so that no line break ever stands in a text field. Blanks at the edges of
 * a fragment on one line stay, for the file says that they belong to the span.
 */
import { compareFragments, type Fragment } from '../spans/fragment';
import { splitAtLineBreaks } from '../spans/line-breaks';
import { isBlank } from '../spans/white-space';
import { sliceText, type IndexedText } from '../text/code-points';

/** The row's fragments; none when the line covers nothing that can be seen. */
export function toRowFragments(text: IndexedText, written: readonly Fragment[]): Fragment[] {
  return mergeOverlaps(written)
    .filter(([start, end]) => !isBlank(sliceText(text, start, end)))
    .flatMap((fragment) => splitAtLineBreaks(text, fragment));
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

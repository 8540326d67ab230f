/**
 * What a selection becomes when the mouse or the keyboard lets go of it: without outer white
 * space, on whole words unless the person turned that off, and never cutting a grapheme cluster.
 */
import type { IndexedText } from '../text/code-points';
import type { Fragment } from './fragment';
import { snapToGraphemes } from './graphemes';
import { trimFragment } from './white-space';
import { snapToWords } from './words';

/**
 * The fragment of a selection in code points, its two ends in any order; null when it holds
 * nothing that can be seen. It always holds every visible character that was selected.
 */
export function snapSelection(
  indexed: IndexedText,
  selection: Fragment,
  { words }: { readonly words: boolean },
): Fragment | null {
  const trimmed = trimFragment(indexed, selection);
  if (trimmed === null) return null;
  return snapToGraphemes(indexed, words ? snapToWords(indexed, trimmed) : trimmed);
}

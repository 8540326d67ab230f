/** The sentence of a place in the text. */
import type { IndexedText } from '../text/code-points';
import type { Fragment } from './fragment';

/** `[start, end)` of the sentence that holds a code point. `sentences` are starts, the first 0. */
export function sentenceAt(
  { length }: IndexedText,
  sentences: readonly number[],
  offset: number,
): Fragment {
  const next = sentences.findIndex((start) => start > offset);
  const at = next === -1 ? sentences.length - 1 : next - 1;
  return [sentences[at] ?? 0, sentences[at + 1] ?? length];
}

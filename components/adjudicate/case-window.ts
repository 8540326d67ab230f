/** Which part of a case's text its lanes show. Pure. */
import { windowAround, type TextWindow } from '@/components/lanes/text-window';
import type { Fragments } from '@/lib/domain/spans/fragment';
import { indexText } from '@/lib/domain/text/code-points';
import type { ShownCase, ShownItem } from './adjudicate-context';

/**
 * The sentences around the item, or around all gold where no item is shown, and around what is
 * marked by hand; everything where there is neither.
 */
export function narrowWindow(
  { snippet, gold }: Pick<ShownCase, 'snippet' | 'gold'>,
  item: Pick<ShownItem, 'hull'> | null,
  marks: readonly Fragments[],
): TextWindow {
  const text = indexText(snippet.text);
  if (item === null) {
    return windowAround(
      text,
      snippet.sentences,
      gold.flatMap(({ fragments }) => fragments),
    );
  }
  const inQuestion = item.hull === null ? [] : [item.hull, ...marks.flat()];
  return windowAround(text, snippet.sentences, inQuestion);
}

export function wholeWindow({ snippet }: Pick<ShownCase, 'snippet'>): TextWindow {
  return windowAround(indexText(snippet.text), snippet.sentences, []);
}

export function isCut({ isCutBefore, isCutAfter }: TextWindow): boolean {
  return isCutBefore || isCutAfter;
}

/**
 * White space and invisible characters, which never begin or end a span and never are one: Unicode
 * white space, the separators U+001C to U+001F and U+0085, the zero-width space, word joiner and
 * byte order mark. Joiners that belong to a letter or emoji are not among them.
 */
import { sliceText, type IndexedText } from '../text/code-points';
import type { Fragment } from './fragment';

const blank = String.raw`[\s\u001c-\u001f\u0085\u200b\u2060\ufeff]`;
const blankAlone = new RegExp(`^${blank}*$`, 'u');
const leading = new RegExp(`^${blank}+`, 'u');
const trailing = new RegExp(`(?<!${blank})${blank}+$`, 'u');

/** True when nothing in the text can be seen; an empty text is blank. */
export function isBlank(text: string): boolean {
  return blankAlone.test(text);
}

/** `[start, end)` without outer white space, clamped to the text; null when nothing is left. */
export function trimFragment(indexed: IndexedText, [start, end]: Fragment): Fragment | null {
  const from = Math.max(0, Math.min(start, end, indexed.length));
  const to = Math.min(indexed.length, Math.max(start, end, 0));
  const text = sliceText(indexed, from, to);
  if (isBlank(text)) return null;
  // Blank characters are one code point and one UTF-16 unit each.
  const before = leading.exec(text)?.[0].length ?? 0;
  const after = trailing.exec(text)?.[0].length ?? 0;
  return [from + before, to - after];
}

/**
 * A span over a line break is written as fragments, one per line, so that no line break ever
 * stands in the text field of a standoff file. The fragments are made when the span is made.
 * Every character at which a reader of text files may break a line counts, not the line feed alone.
 */
import { fromUtf16, sliceText, toUtf16, type IndexedText } from '../text/code-points';
import type { Fragment } from './fragment';
import { trimFragment } from './white-space';

const lineBreak = /[\n\r\v\f\u001c\u001d\u001e\u0085\u2028\u2029]/u;

/** True when a line break stands in the text. */
export function hasLineBreak(text: string): boolean {
  return lineBreak.test(text);
}

/**
 * Splits a fragment at its line breaks, the pieces without outer white space. A fragment on one
 * line stays as it is; one that covers white space alone gives none.
 */
export function splitAtLineBreaks(indexed: IndexedText, fragment: Fragment): Fragment[] {
  const [start, end] = fragment;
  const text = sliceText(indexed, start, end);
  if (!hasLineBreak(text)) return [fragment];
  const pieces: Fragment[] = [];
  let unit = toUtf16(indexed, start);
  for (const line of text.split(lineBreak)) {
    const edges: Fragment = [fromUtf16(indexed, unit), fromUtf16(indexed, unit + line.length)];
    const trimmed = trimFragment(indexed, edges);
    if (trimmed !== null) pieces.push(trimmed);
    unit += line.length + 1;
  }
  return pieces;
}

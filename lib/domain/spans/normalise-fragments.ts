/**
 * Makes a span of what a person marked: fragments sorted, overlapping and touching ones joined,
 * one per line, without outer white space.
 */
import type { IndexedText } from '../text/code-points';
import { compareFragments, type Fragment, type Fragments } from './fragment';
import { splitAtLineBreaks } from './line-breaks';
import { trimFragment } from './white-space';

/**
 * The fragments as a span of the text; empty when they cover nothing that can be seen. Doing it
 * twice is doing it once, and the order of the input does not count.
 */
export function normaliseFragments(indexed: IndexedText, fragments: Fragments): Fragment[] {
  return joinFragments(fragments)
    .map((fragment) => trimFragment(indexed, fragment))
    .filter((fragment) => fragment !== null)
    .flatMap((fragment) => splitAtLineBreaks(indexed, fragment));
}

/** Sorted, and in one piece where they overlap or touch. */
export function joinFragments(fragments: Fragments): Fragment[] {
  const sorted = fragments
    .map(([a, b]): Fragment => [Math.min(a, b), Math.max(a, b)])
    .sort((a, b) => compareFragments([a], [b]));
  const joined: Fragment[] = [];
  for (const [start, end] of sorted) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last[1]) {
      joined[joined.length - 1] = [last[0], Math.max(last[1], end)];
    } else joined.push([start, end]);
  }
  return joined;
}

/** Moving one edge of a span: by what a reader sees as one character, or to a place. Pure. */
import type { Fragment, Fragments } from '@/lib/domain/spans/fragment';
import { graphemeAt } from '@/lib/domain/spans/graphemes';
import { normaliseFragments } from '@/lib/domain/spans/normalise-fragments';
import { snapSelection } from '@/lib/domain/spans/snap-selection';
import { isBlank } from '@/lib/domain/spans/white-space';
import { sliceText, type IndexedText } from '@/lib/domain/text/code-points';
import type { Edge } from './open-span';

/**
 * The span with its first or last edge moved to the right (1) or left (-1). White space is passed
 * over in the same step, so that each step can be seen; the last visible character stays.
 */
export function moveEdge(
  indexed: IndexedText,
  fragments: Fragments,
  edge: Edge,
  direction: 1 | -1,
): Fragments {
  const moved = edge === 'end' ? moveEnd : moveStart;
  const next = normaliseFragments(indexed, moved(indexed, fragments, direction));
  return next.length === 0 ? fragments : next;
}

/**
 * The span with its first or last edge at `to` (code points), or as near as it may: the fragment
 * that the edge belongs to keeps a visible character. With `words` the edge takes whole words.
 */
export function placeEdge(
  indexed: IndexedText,
  fragments: Fragments,
  edge: Edge,
  to: number,
  options: { readonly words: boolean },
): Fragments {
  const isEnd = edge === 'end';
  const rest = isEnd ? fragments.slice(0, -1) : fragments.slice(1);
  const [start, end] = (isEnd ? fragments.at(-1) : fragments[0]) ?? [0, 0];
  const wanted: Fragment = isEnd
    ? [start, Math.max(to, graphemeAt(indexed, start)[1])]
    : [Math.min(to, graphemeAt(indexed, end - 1)[0]), end];
  const snapped = snapSelection(indexed, wanted, options);
  if (snapped === null) return fragments;
  const moved: Fragment = isEnd ? [start, snapped[1]] : [snapped[0], end];
  return normaliseFragments(indexed, [...rest, moved]);
}

function moveEnd(indexed: IndexedText, fragments: Fragments, direction: 1 | -1): Fragment[] {
  const rest = fragments.slice(0, -1);
  const [start, end] = fragments.at(-1) ?? [0, 0];
  const to = direction === 1 ? offsetAfter(indexed, end) : offsetBefore(indexed, end);
  return to > start ? [...rest, [start, to]] : rest;
}

function moveStart(indexed: IndexedText, fragments: Fragments, direction: 1 | -1): Fragment[] {
  const rest = fragments.slice(1);
  const [start, end] = fragments[0] ?? [0, 0];
  const to = direction === 1 ? offsetAfter(indexed, start) : offsetBefore(indexed, start);
  return to < end ? [[to, end], ...rest] : rest;
}

/** Behind the next visible character. */
function offsetAfter(indexed: IndexedText, offset: number): number {
  let at = offset;
  while (at < indexed.length) {
    const [start, end] = graphemeAt(indexed, at);
    at = end;
    if (!isBlank(sliceText(indexed, start, end))) return at;
  }
  return at;
}

/** Before the previous visible character. */
function offsetBefore(indexed: IndexedText, offset: number): number {
  let at = offset;
  while (at > 0) {
    const [start, end] = graphemeAt(indexed, at - 1);
    at = start;
    if (!isBlank(sliceText(indexed, start, end))) return at;
  }
  return at;
}

/** Moving one edge of a span by what a reader sees as one character. Pure. */
import type { Fragment, Fragments } from '@/lib/domain/spans/fragment';
import { graphemeAt } from '@/lib/domain/spans/graphemes';
import { normaliseFragments } from '@/lib/domain/spans/normalise-fragments';
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

/** Marking spans by hand: what drags and keys do to the spans of a choice. Pure. */
import {
  compareFragments,
  hasOverlap,
  hasSameEdges,
  spanEnd,
  spanStart,
  type Fragment,
  type Fragments,
} from '@/lib/domain/spans/fragment';
import { normaliseFragments } from '@/lib/domain/spans/normalise-fragments';
import { expandToWord } from '@/lib/domain/spans/words';
import { sliceText, type IndexedText } from '@/lib/domain/text/code-points';
import { withHandSpans, type Choice } from './adjudicate-choice';
import { moveEdge } from './move-edge';

/** A selection becomes a span; spans that it overlaps give way to it. */
export function markSpan(choice: Choice, fragments: Fragments): Choice {
  const rest = choice.spans.filter((span) => !hasOverlap(span, fragments));
  return withMark(choice, rest, fragments);
}

/** Makes a span the one that keys move. */
export function activate(choice: Choice, place: number): Choice {
  return withHandSpans(choice, choice.spans, place);
}

export function removeActive(choice: Choice): Choice {
  const active = activeOf(choice);
  if (active === null) return choice;
  const rest = choice.spans.filter((_, i) => i !== active);
  return withHandSpans(choice, rest, rest.length === 0 ? null : Math.min(active, rest.length - 1));
}

/** Moves the chosen edge of the active span by one visible character. */
export function moveActiveEdge(choice: Choice, text: IndexedText, direction: 1 | -1): Choice {
  const active = activeOf(choice);
  const span = active === null ? undefined : choice.spans[active];
  if (active === null || span === undefined || choice.source?.kind !== 'hand') return choice;
  const moved = moveEdge(text, span, choice.source.edge, direction);
  return withHandSpans(choice, choice.spans.with(active, moved), active);
}

/**
 * Moves the active span to the next (1) or previous (-1) word; without one, marks the word at
 * `start`.
 */
export function stepWord(
  choice: Choice,
  text: IndexedText,
  direction: 1 | -1,
  start: number,
): Choice {
  const active = activeOf(choice);
  const span = active === null ? undefined : choice.spans[active];
  if (active === null || span === undefined) return markWord(choice, text, start);
  const word = direction === 1 ? wordFrom(text, spanEnd(span)) : wordBefore(text, spanStart(span));
  if (word === null) return choice;
  const rest = choice.spans.filter((_, i) => i !== active);
  return withMark(choice, rest, normaliseFragments(text, [word]));
}

/** Leaves the active span where it is and marks the next word as one more. */
export function addWord(choice: Choice, text: IndexedText, start: number): Choice {
  const active = activeOf(choice);
  const span = active === null ? undefined : choice.spans[active];
  return markWord(choice, text, span === undefined ? start : spanEnd(span));
}

function markWord(choice: Choice, text: IndexedText, from: number): Choice {
  const word = wordFrom(text, from);
  return word === null ? choice : markSpan(choice, normaliseFragments(text, [word]));
}

function withMark(choice: Choice, rest: readonly Fragments[], mark: Fragments): Choice {
  if (mark.length === 0) return choice;
  const spans = [...rest, mark].sort(compareFragments);
  return withHandSpans(
    choice,
    spans,
    spans.findIndex((span) => hasSameEdges(span, mark)),
  );
}

function activeOf({ source }: Choice): number | null {
  return source?.kind === 'hand' ? source.active : null;
}

/** The first word that begins at or after an offset. */
function wordFrom(text: IndexedText, from: number): Fragment | null {
  for (let at = Math.max(0, from); at < text.length; at += 1) {
    const word = expandToWord(text, at);
    if (word !== null && word[0] >= from && isWord(text, word)) return word;
  }
  return null;
}

/** The last word that ends at or before an offset. */
function wordBefore(text: IndexedText, until: number): Fragment | null {
  for (let at = until - 1; at >= 0; at -= 1) {
    const word = expandToWord(text, at);
    if (word !== null && word[1] <= until && isWord(text, word)) return word;
  }
  return null;
}

/** Signs alone are passed over. */
function isWord(text: IndexedText, [start, end]: Fragment): boolean {
  return /[\p{L}\p{N}]/u.test(sliceText(text, start, end));
}

/**
 * The caret in a text that is read and marked, never written: a place between two characters, and
 * the place at which a selection was begun. It stands at grapheme clusters; by word it goes to the
 * far edge of a word as annotators mean it, so that two steps never cut `1.55 eV`.
 */
import type { IndexedText } from '../text/code-points';
import { sliceText } from '../text/code-points';
import type { Fragment } from './fragment';
import { graphemeAt } from './graphemes';
import { isBlank } from './white-space';
import { expandToWord } from './words';

/** Code points. `focus` is where the caret stands; `anchor` equals it while nothing is selected. */
export type Caret = { readonly anchor: number; readonly focus: number };

/** The steps that need no lines of a screen. */
export type CaretUnit = 'character' | 'word' | 'text';

export type Direction = 1 | -1;

const passedOver = /^[\p{P}\p{Sm}\p{Sk}\p{Sc}]*$/u;

/** A caret that selects nothing. */
export function caretAt(offset: number): Caret {
  return { anchor: offset, focus: offset };
}

/** What the caret selects, in reading order; null when it selects nothing. */
export function selectedFragment({ anchor, focus }: Caret): Fragment | null {
  return anchor === focus ? null : [Math.min(anchor, focus), Math.max(anchor, focus)];
}

/**
 * The caret at another offset, clamped to the text and never inside a grapheme cluster;
 * `extending` keeps the anchor.
 */
export function withFocus(
  indexed: IndexedText,
  caret: Caret,
  offset: number,
  extending: boolean,
): Caret {
  const clamped = Math.max(0, Math.min(offset, indexed.length));
  const focus = graphemeAt(indexed, clamped)[0];
  return { anchor: extending ? caret.anchor : focus, focus };
}

/**
 * One step. Without `extending`, a step by character out of a selection goes to the selection's
 * edge on that side, as in every editor.
 */
export function stepCaret(
  indexed: IndexedText,
  caret: Caret,
  unit: CaretUnit,
  direction: Direction,
  extending: boolean,
): Caret {
  const selected = selectedFragment(caret);
  if (unit === 'character' && !extending && selected !== null) {
    return caretAt(direction === 1 ? selected[1] : selected[0]);
  }
  return withFocus(indexed, caret, targetOf(indexed, caret.focus, unit, direction), extending);
}

function targetOf(
  indexed: IndexedText,
  from: number,
  unit: CaretUnit,
  direction: Direction,
): number {
  if (unit === 'text') return direction === 1 ? indexed.length : 0;
  if (unit === 'word')
    return direction === 1 ? wordEndAfter(indexed, from) : wordStartBefore(indexed, from);
  if (direction === 1) return graphemeAt(indexed, from)[1];
  return from === 0 ? 0 : graphemeAt(indexed, from - 1)[0];
}

function wordEndAfter(indexed: IndexedText, from: number): number {
  let at = from;
  while (at < indexed.length) {
    const found = wordAt(indexed, at);
    if (found.isWord) return found.end;
    at = found.end;
  }
  return at;
}

function wordStartBefore(indexed: IndexedText, from: number): number {
  let at = from;
  while (at > 0) {
    const found = wordAt(indexed, at - 1);
    at = Math.min(found.start, at - 1);
    if (found.isWord) return at;
  }
  return at;
}

/** The word of a character; a blank, a stop or an operator is passed over on the way to one. */
function wordAt(
  indexed: IndexedText,
  offset: number,
): { readonly start: number; readonly end: number; readonly isWord: boolean } {
  const cluster = graphemeAt(indexed, offset);
  const word = isBlank(sliceText(indexed, ...cluster)) ? null : expandToWord(indexed, offset);
  const [start, end] = word ?? cluster;
  return {
    start,
    end: Math.max(end, cluster[1]),
    isWord: word !== null && !passedOver.test(sliceText(indexed, start, end)),
  };
}

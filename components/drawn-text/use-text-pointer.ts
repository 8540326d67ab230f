'use client';

import { useEffect, type RefObject } from 'react';
import { characterAtCoordinates, offsetAtCoordinates } from '@/lib/dom/offset-at-coordinates';
import { readSelection } from '@/lib/dom/offset-of-point';
import type { Annotation, Fragment, Fragments } from '@/lib/domain/spans/fragment';
import { normaliseFragments } from '@/lib/domain/spans/normalise-fragments';
import { sentenceAt } from '@/lib/domain/spans/sentence-at';
import { snapSelection } from '@/lib/domain/spans/snap-selection';
import { spanAt } from '@/lib/domain/spans/span-at';
import { expandToWord } from '@/lib/domain/spans/words';
import type { IndexedText } from '@/lib/domain/text/code-points';

export type PointerAim = {
  readonly text: IndexedText;
  /** Start of each sentence, the first 0. */
  readonly sentences: readonly number[];
  readonly annotations: readonly Annotation[];
  readonly openId: string | null;
  readonly snapsToWords: boolean;
  readonly onSelect: (fragments: Fragments) => void;
  readonly onOpen: (id: string) => void;
  /** A click beside everything. */
  readonly onMiss: () => void;
  /** A click that selects nothing, with the offset that it points to. */
  readonly onPlace?: (offset: number) => void;
};

/**
 * What the mouse does on a text: a drag selects (Alt turns word snapping off), a double-click
 * takes a word as annotators mean it, a triple-click the sentence, a click on a span opens it. A
 * drag may end anywhere.
 */
export function useTextPointer(rootRef: RefObject<HTMLElement | null>, aim: PointerAim): void {
  useEffect(() => {
    let isDown = false;

    function onMouseDown(event: MouseEvent): void {
      isDown = event.button === 0 && isOnText(rootRef.current, event.target);
      if (isDown) rootRef.current?.parentElement?.toggleAttribute('data-dragging', true);
    }

    function onMouseUp(event: MouseEvent): void {
      rootRef.current?.parentElement?.removeAttribute('data-dragging');
      if (!isDown || rootRef.current === null) return;
      isDown = false;
      runGesture(readGesture(rootRef.current, event, aim), aim);
    }

    document.addEventListener('mousedown', onMouseDown);
    document.addEventListener('mouseup', onMouseUp);
    return () => {
      document.removeEventListener('mousedown', onMouseDown);
      document.removeEventListener('mouseup', onMouseUp);
    };
  }, [rootRef, aim]);
}

/** In the text or the white around it, and not on a label. */
function isOnText(root: HTMLElement | null, target: EventTarget | null): boolean {
  const area = root?.closest('[data-text-area]') ?? root;
  return target instanceof Element && area?.contains(target) === true && !target.closest('button');
}

type Gesture =
  | { readonly kind: 'selection'; readonly fragments: Fragments }
  | { readonly kind: 'span'; readonly id: string; readonly place: number | null }
  | { readonly kind: 'miss'; readonly place: number | null };

function readGesture(root: HTMLElement, event: MouseEvent, aim: PointerAim): Gesture {
  const character = characterAtCoordinates(root, event.clientX, event.clientY);
  const clicked = character === null ? null : clickedFragment(event.detail, character, aim);
  if (clicked !== null) return selectionOf(aim.text, clicked);
  const selected = readSelection(root, document.getSelection());
  if (selected !== null) {
    const words = aim.snapsToWords && !event.altKey;
    const snapped = snapSelection(aim.text, selected, { words });
    return snapped === null ? { kind: 'miss', place: null } : selectionOf(aim.text, snapped);
  }
  const place = offsetAtCoordinates(root, event.clientX, event.clientY);
  const id = character === null ? null : spanAt(aim.annotations, character, aim.openId);
  return id === null ? { kind: 'miss', place } : { kind: 'span', id, place };
}

/** The word of a double-click, the sentence of a triple-click; null for one click, and for more. */
function clickedFragment(clicks: number, character: number, aim: PointerAim): Fragment | null {
  if (clicks === 2) return expandToWord(aim.text, character);
  return clicks === 3 ? sentenceAt(aim.text, aim.sentences, character) : null;
}

function selectionOf(text: IndexedText, fragment: Fragment): Gesture {
  const fragments = normaliseFragments(text, [fragment]);
  return fragments.length === 0 ? { kind: 'miss', place: null } : { kind: 'selection', fragments };
}

function runGesture(gesture: Gesture, aim: PointerAim): void {
  if (gesture.kind === 'selection') {
    document.getSelection()?.removeAllRanges();
    aim.onSelect(gesture.fragments);
    return;
  }
  if (gesture.place !== null) aim.onPlace?.(gesture.place);
  if (gesture.kind === 'span') aim.onOpen(gesture.id);
  else aim.onMiss();
}

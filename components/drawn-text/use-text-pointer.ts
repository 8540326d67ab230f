'use client';

import { useEffect, type RefObject } from 'react';
import { characterAtCoordinates } from '@/lib/dom/offset-at-coordinates';
import { readSelection } from '@/lib/dom/offset-of-point';
import type { Annotation, Fragment, Fragments } from '@/lib/domain/spans/fragment';
import { spanLength } from '@/lib/domain/spans/fragment';
import { normaliseFragments } from '@/lib/domain/spans/normalise-fragments';
import { snapSelection } from '@/lib/domain/spans/snap-selection';
import { expandToWord } from '@/lib/domain/spans/words';
import type { IndexedText } from '@/lib/domain/text/code-points';

export type PointerAim = {
  readonly text: IndexedText;
  readonly annotations: readonly Annotation[];
  readonly openId: string | null;
  readonly snapsToWords: boolean;
  readonly onSelect: (fragments: Fragments) => void;
  readonly onOpen: (id: string) => void;
  /** A click beside everything. */
  readonly onMiss: () => void;
};

/**
 * What the mouse does on a text: a drag selects (Alt turns word snapping off), a double-click
 * takes a word as annotators mean it, a click on a span opens it. A drag may end anywhere.
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
      const hit = readGesture(rootRef.current, event, aim);
      if (hit.kind === 'selection') {
        document.getSelection()?.removeAllRanges();
        aim.onSelect(hit.fragments);
      } else if (hit.kind === 'span') aim.onOpen(hit.id);
      else aim.onMiss();
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
  | { readonly kind: 'span'; readonly id: string }
  | { readonly kind: 'miss' };

function readGesture(root: HTMLElement, event: MouseEvent, aim: PointerAim): Gesture {
  const character = characterAtCoordinates(root, event.clientX, event.clientY);
  if (event.detail === 2 && character !== null) {
    const word = expandToWord(aim.text, character);
    if (word !== null) return selectionOf(aim.text, word);
  }
  const selected = readSelection(root, document.getSelection());
  if (selected !== null) {
    const words = aim.snapsToWords && !event.altKey;
    const snapped = snapSelection(aim.text, selected, { words });
    return snapped === null ? { kind: 'miss' } : selectionOf(aim.text, snapped);
  }
  const id = character === null ? null : spanAt(aim.annotations, character, aim.openId);
  return id === null ? { kind: 'miss' } : { kind: 'span', id };
}

function selectionOf(text: IndexedText, fragment: Fragment): Gesture {
  const fragments = normaliseFragments(text, [fragment]);
  return fragments.length === 0 ? { kind: 'miss' } : { kind: 'selection', fragments };
}

/**
 * The innermost span over a character. A click on the one that is open goes one further out, and
 * round again, so that every span of a nest can be reached.
 */
export function spanAt(
  annotations: readonly Annotation[],
  character: number,
  openId: string | null,
): string | null {
  const hits = annotations
    .filter(({ fragments }) =>
      fragments.some(([start, end]) => start <= character && character < end),
    )
    .sort((a, b) => spanLength(a.fragments) - spanLength(b.fragments));
  const at = hits.findIndex(({ id }) => id === openId);
  return (hits[at + 1] ?? hits[0])?.id ?? null;
}

'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { endOfRuns, listTextRuns } from '@/lib/dom/text-runs';
import { ValueUnderlines } from '@/lib/dom/value-underline';
import { candidatesOfPiece, countPieces } from '@/lib/domain/quantities/value-candidates';
import type { Annotation } from '@/lib/domain/spans/fragment';
import type { IndexedText } from '@/lib/domain/text/code-points';

/** Milliseconds between two pieces of a long text: the keys of whoever works in it come first. */
const pause = 60;

/**
 * Underlines the numbers of a text that could be values, the same ones that a key goes through,
 * as far as they are not annotated. A long text is done piece by piece.
 */
export function useValueUnderlines(
  rootRef: RefObject<HTMLElement | null>,
  text: IndexedText,
  annotations: readonly Annotation[],
  isOn: boolean,
): void {
  const underlines = useRef<ValueUnderlines | null>(null);

  useEffect(() => {
    const root = rootRef.current;
    if (!isOn || root === null) return;
    const drawn = new ValueUnderlines(root);
    underlines.current = drawn;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function go(place: number): void {
      if (root === null || place >= countPieces(text)) return;
      // The end of a long text is put into the document after its beginning was shown.
      const isThere = endOfRuns(listTextRuns(root)) === text.length;
      if (isThere) drawn.add(candidatesOfPiece(text, place));
      timer = setTimeout(() => go(isThere ? place + 1 : place), pause);
    }
    go(0);

    return () => {
      clearTimeout(timer);
      drawn.clear();
      underlines.current = null;
    };
  }, [rootRef, text, isOn]);

  useEffect(() => {
    underlines.current?.cover(annotations.map(({ fragments }) => fragments));
  }, [annotations, isOn, text]);
}

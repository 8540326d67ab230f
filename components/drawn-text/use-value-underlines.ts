'use client';

import { useEffect, type RefObject } from 'react';
import { underlineValues } from '@/lib/dom/value-underline';
import { candidatesWithin } from '@/lib/domain/quantities/value-candidates';
import type { Fragment } from '@/lib/domain/spans/fragment';
import type { IndexedText } from '@/lib/domain/text/code-points';
import type { DrawnSpan } from './text-geometry';

/**
 * Underlines the numbers in a part of a text that could be values, the same ones that a key goes
 * through, as far as they are not annotated: what is has a line of its own.
 */
export function useValueUnderlines(
  rootRef: RefObject<HTMLElement | null>,
  text: IndexedText,
  part: { readonly start: number; readonly end: number },
  spans: readonly DrawnSpan[],
  isOn: boolean,
): void {
  const { start, end } = part;
  useEffect(() => {
    if (!isOn || rootRef.current === null) return;
    const annotated = spans.flatMap(({ fragments }) => fragments);
    const open = candidatesWithin(text, [start, end]).filter(
      (candidate) => !annotated.some((fragment) => overlap(candidate, fragment)),
    );
    return underlineValues(rootRef.current, open);
  }, [rootRef, text, start, end, spans, isOn]);
}

function overlap(a: Fragment, b: Fragment): boolean {
  return a[0] < b[1] && b[0] < a[1];
}

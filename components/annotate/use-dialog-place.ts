'use client';

import { useLayoutEffect, type RefObject } from 'react';
import type { Box } from '@/lib/dom/line-boxes';
import { uniteBoxes } from '@/lib/dom/line-boxes';
import { rangesOfFragment } from '@/lib/dom/offset-of-point';
import { placeDialog } from '@/lib/dom/place-dialog';
import { listTextRuns } from '@/lib/dom/text-runs';
import { spanEnd, spanStart, type Fragments } from '@/lib/domain/spans/fragment';

/**
 * Keeps the dialog beside the span while the text scrolls, the window changes or the span's edges
 * move. Where it has to be docked at the foot, the sentence is scrolled out from under it.
 */
export function useDialogPlace(
  dialogRef: RefObject<HTMLElement | null>,
  rootRef: RefObject<HTMLElement | null>,
  fragments: Fragments,
): void {
  useLayoutEffect(() => {
    const scroller = rootRef.current?.closest<HTMLElement>('[data-text-area]') ?? null;
    let hasScrolled = false;

    function place(): void {
      if (dialogRef.current === null || rootRef.current === null || scroller === null) return;
      const span = boxOfSpan(rootRef.current, fragments);
      const sentence = boxOfSentences(rootRef.current, fragments);
      if (span === null || sentence === null) return;
      const { left, top, side } = placeDialog({
        span,
        sentence,
        dialog: { width: dialogRef.current.offsetWidth, height: dialogRef.current.offsetHeight },
        column: scroller.getBoundingClientRect(),
        window: { width: window.innerWidth, height: window.innerHeight },
      });
      Object.assign(dialogRef.current.style, { left: `${left}px`, top: `${top}px` });
      dialogRef.current.dataset.side = side;
      if (side === 'docked' && !hasScrolled) {
        hasScrolled = true;
        scroller.scrollBy({ top: Math.max(0, span.bottom + 12 - top) });
      }
    }

    place();
    const observer = new ResizeObserver(place);
    if (dialogRef.current !== null) observer.observe(dialogRef.current);
    scroller?.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      scroller?.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [dialogRef, rootRef, fragments]);
}

function boxOfSpan(root: HTMLElement, fragments: Fragments): Box | null {
  const runs = listTextRuns(root);
  const [first, ...rest] = fragments
    .flatMap((fragment) => rangesOfFragment(runs, fragment))
    .map((range): Box => range.getBoundingClientRect());
  return first === undefined ? null : rest.reduce(uniteBoxes, first);
}

function boxOfSentences(root: HTMLElement, fragments: Fragments): Box | null {
  const rows = [...root.querySelectorAll<HTMLElement>('[data-sentence]')].filter(
    ({ dataset }) =>
      Number(dataset.end) > spanStart(fragments) && Number(dataset.start) < spanEnd(fragments),
  );
  const [first, ...rest] = rows.map((row): Box => row.getBoundingClientRect());
  return first === undefined ? null : rest.reduce(uniteBoxes, first);
}

'use client';

import { useLayoutEffect, type RefObject } from 'react';
import { uniteBoxes, type Box } from '@/lib/dom/line-boxes';
import { partsOfFragment, rectsOfPart } from '@/lib/dom/fragment-parts';
import { placeDialog, squeezeOf, type DialogRoom } from '@/lib/dom/place-dialog';
import { listTextRuns, runsWithin } from '@/lib/dom/text-runs';
import { spanEnd, spanStart, type Fragment, type Fragments } from '@/lib/domain/spans/fragment';

/**
 * Keeps the dialog beside the span while the text scrolls, the window changes or the span's edges
 * move. Where there is no room, the text is made narrower; a docked dialog has the span scrolled
 * out from under it, once.
 */
export function useDialogPlace(
  dialogRef: RefObject<HTMLElement | null>,
  rootRef: RefObject<HTMLElement | null>,
  fragments: Fragments,
): void {
  // The text stays narrow while the dialog is open, whatever edge is moved.
  useLayoutEffect(() => {
    const scroller = scrollerOf(rootRef.current);
    return () => {
      scroller?.style.removeProperty('padding-right');
    };
  }, [rootRef]);

  useLayoutEffect(() => {
    const root = rootRef.current;
    const dialog = dialogRef.current;
    const scroller = scrollerOf(root);
    if (root === null || dialog === null || scroller === null) return;
    let hasScrolled = false;

    const place = (): void => {
      const room = measureRoom(root, dialog, scroller, fragments);
      if (room === null) return;
      const { left, top, side } = placeDialog(room);
      Object.assign(dialog.style, { left: `${left}px`, top: `${top}px` });
      if (side === 'squeezed' && !room.isSqueezed) {
        scroller.style.paddingRight = `${squeezeOf(room.dialog.width)}px`;
        scrollIntoColumn(scroller, boxOfSpan(root, fragments), window.innerHeight);
      }
      if (side === 'docked' && !hasScrolled) {
        hasScrolled = true;
        scrollIntoColumn(scroller, room.span, top);
      }
    };

    // A key may have opened a span that is out of sight.
    scrollIntoColumn(scroller, boxOfSpan(root, fragments), window.innerHeight);
    place();
    const observer = new ResizeObserver(place);
    observer.observe(dialog);
    observer.observe(root);
    scroller.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [dialogRef, rootRef, fragments]);
}

function scrollerOf(root: HTMLElement | null): HTMLElement | null {
  return root?.closest<HTMLElement>('[data-text-area]') ?? null;
}

function measureRoom(
  root: HTMLElement,
  dialog: HTMLElement,
  scroller: HTMLElement,
  fragments: Fragments,
): DialogRoom | null {
  const span = boxOfSpan(root, fragments);
  const sentence = boxOfSentences(root, fragments);
  if (span === null || sentence === null) return null;
  return {
    span,
    sentence,
    dialog: { width: dialog.offsetWidth, height: dialog.offsetHeight },
    column: scroller.getBoundingClientRect(),
    window: { width: window.innerWidth, height: window.innerHeight },
    isSqueezed: scroller.style.paddingRight !== '',
  };
}

/** Scrolls so that the span stands in the column, above `limit`. */
function scrollIntoColumn(scroller: HTMLElement, span: Box | null, limit: number): void {
  if (span === null) return;
  const column = scroller.getBoundingClientRect();
  const excess = span.bottom + 12 - Math.min(limit, column.bottom);
  const most = span.top - 28 - column.top;
  if (excess > 0 || most < 0) scroller.scrollBy({ top: Math.min(excess, most) });
}

function boxOfSpan(root: HTMLElement, fragments: Fragments): Box | null {
  const runs = listTextRuns(root);
  const [first, ...rest] = fragments
    .flatMap((fragment) => partsOfFragment(runs, fragment))
    .flatMap((part): Box[] => [...rectsOfPart(part)]);
  return first === undefined ? null : rest.reduce(uniteBoxes, first);
}

function boxOfSentences(root: HTMLElement, fragments: Fragments): Box | null {
  const reach: Fragment = [spanStart(fragments), spanEnd(fragments)];
  const rows = runsWithin(listTextRuns(root), reach).flatMap(
    ({ node }) => node.parentElement?.closest('[data-sentence]') ?? [],
  );
  const [first, ...rest] = rows.map((row): Box => row.getBoundingClientRect());
  return first === undefined ? null : rest.reduce(uniteBoxes, first);
}

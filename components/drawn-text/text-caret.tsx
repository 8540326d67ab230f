'use client';

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Box } from '@/lib/dom/line-boxes';
import { observeText } from '@/lib/dom/observe-text';
import { boxOfCaret, mirrorCaret, readCaret } from '@/lib/dom/text-caret';
import type { Caret } from '@/lib/domain/spans/caret';

/**
 * The caret over a text that has the focus. It stands still: what blinks distracts who reads.
 * `content` is whatever moves the text without changing its size.
 */
export function TextCaret({
  rootRef,
  caret,
  content,
  onAdopt,
}: {
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly caret: Caret;
  readonly content: unknown;
  /** The browser's selection was moved by something else: a screen reader, a menu, the mouse. */
  readonly onAdopt: (caret: Caret) => void;
}) {
  const mark = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const root = rootRef.current;
    if (root === null) return;
    // Without the focus there is no caret to be seen, and a long text is slow to measure.
    const hasFocus = (): boolean => document.activeElement === root;
    const draw = (): void => {
      if (hasFocus()) drawCaret(root, mark.current, boxOfCaret(root, caret.focus));
    };
    const show = (): void => {
      mirrorCaret(root, caret);
      draw();
    };
    if (hasFocus()) {
      mirrorCaret(root, caret);
      scrollToCaret(root, boxOfCaret(root, caret.focus));
      // What was far from the window is laid out only now, and may be of another size.
      requestAnimationFrame(() => scrollToCaret(root, boxOfCaret(root, caret.focus)));
    }
    const end = observeText(root, draw);
    root.addEventListener('focus', show);
    return () => {
      end();
      root.removeEventListener('focus', show);
    };
  }, [rootRef, caret, content]);

  useEffect(() => {
    function onSelectionChange(): void {
      const root = rootRef.current;
      if (root === null || document.activeElement !== root) return;
      if (root.parentElement?.hasAttribute('data-dragging') === true) return;
      const selected = readCaret(root, document.getSelection());
      if (selected !== null) onAdopt(selected);
    }
    document.addEventListener('selectionchange', onSelectionChange);
    return () => document.removeEventListener('selectionchange', onSelectionChange);
  }, [rootRef, onAdopt]);

  return (
    <div data-chrome aria-hidden className="pointer-events-none absolute inset-0">
      <span
        ref={mark}
        data-caret
        className="absolute top-0 left-0 hidden w-0.5 rounded-full bg-accent group-has-[[data-offset-root]:focus]/text:block"
      />
    </div>
  );
}

function drawCaret(root: HTMLElement, mark: HTMLElement | null, box: Box | null): void {
  if (mark === null || box === null) return;
  const origin = root.getBoundingClientRect();
  mark.style.height = `${box.bottom - box.top}px`;
  mark.style.transform = `translate(${box.left - origin.left - 1}px, ${box.top - origin.top}px)`;
}

/** As little as needed, with a line to spare. */
function scrollToCaret(root: HTMLElement, box: Box | null): void {
  const area = root.closest('[data-text-area]');
  if (area === null || box === null) return;
  const { top, bottom } = area.getBoundingClientRect();
  const spare = box.bottom - box.top;
  if (box.top - spare < top) area.scrollBy({ top: box.top - spare - top });
  else if (box.bottom + spare > bottom) area.scrollBy({ top: box.bottom + spare - bottom });
}

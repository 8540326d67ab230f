'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { boxesOfFragment } from '@/lib/dom/line-boxes';
import { endOfRuns, listTextRuns } from '@/lib/dom/text-runs';
import { spanEnd, spanStart, type Fragments } from '@/lib/domain/spans/fragment';
import type { Edge } from '@/lib/stores/open-span';
import type { TextGeometry } from './text-geometry';

/**
 * The frame around the open span, with a handle at the edge that the keys move. It is drawn
 * straight from the text's boxes after each layout; `geometry` is what says that there was one.
 */
export function DraftOutline({
  rootRef,
  draft,
  geometry,
}: {
  readonly rootRef: RefObject<HTMLElement | null>;
  /** Null where no span is open. */
  readonly draft: { readonly fragments: Fragments; readonly edge: Edge | null } | null;
  readonly geometry: TextGeometry;
}) {
  const layer = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (rootRef.current === null || layer.current === null) return;
    const frames = draft === null ? [] : drawFrames(rootRef.current, draft);
    layer.current.replaceChildren(...frames);
  }, [rootRef, draft, geometry]);

  return (
    <div
      ref={layer}
      data-chrome
      data-draft
      aria-hidden
      className="pointer-events-none absolute inset-0 select-none"
    />
  );
}

function drawFrames(
  root: HTMLElement,
  { fragments, edge }: { readonly fragments: Fragments; readonly edge: Edge | null },
): HTMLElement[] {
  const runs = listTextRuns(root);
  const origin = root.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(root).direction === 'rtl';
  const boxes = fragments.flatMap((fragment) => boxesOfFragment(runs, fragment, origin));
  const hasStart = spanStart(fragments) >= (runs[0]?.start ?? 0);
  const hasEnd = spanEnd(fragments) <= endOfRuns(runs);
  return boxes.map((box, i) => {
    const frame = document.createElement('span');
    frame.className = 'absolute rounded-[5px] ring-2 ring-accent';
    Object.assign(frame.style, {
      left: `${box.left - 2}px`,
      top: `${box.top}px`,
      width: `${box.right - box.left + 4}px`,
      height: `${box.bottom - box.top}px`,
    });
    const isEdge =
      (edge === 'start' && hasStart && i === 0) ||
      (edge === 'end' && hasEnd && i === boxes.length - 1);
    if (isEdge) {
      const handle = document.createElement('span');
      const isLeft = (edge === 'start') !== isRightToLeft;
      handle.className = `absolute -inset-y-1 w-1 rounded-full bg-accent ${isLeft ? '-left-1' : '-right-1'}`;
      frame.append(handle);
    }
    return frame;
  });
}

'use client';

import { useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { boxesOfFragment, type Box } from '@/lib/dom/line-boxes';
import { offsetAtCoordinates } from '@/lib/dom/offset-at-coordinates';
import { observeText } from '@/lib/dom/observe-text';
import { listTextRuns } from '@/lib/dom/text-runs';
import type { Fragments } from '@/lib/domain/spans/fragment';
import type { Edge } from '@/lib/stores/open-span';

const edges = ['start', 'end'] as const;

/**
 * Handles under the edges of the open span, to be dragged. They hang below the line, so that the
 * text stays free for selecting. Whoever cannot drag has keys and buttons for the same, so the
 * handles are hidden from assistive technologies. `content` is whatever moves the text.
 */
export function EdgeHandles({
  rootRef,
  fragments,
  content,
  onDrag,
}: {
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly fragments: Fragments;
  readonly content: unknown;
  /** `isExact` while Alt is held: no snapping to words. */
  readonly onDrag: (edge: Edge, offset: number, isExact: boolean) => void;
}) {
  const layer = useRef<HTMLDivElement>(null);
  /** How far below the middle of its line the handle was taken. */
  const grip = useRef<number | null>(null);

  useLayoutEffect(() => {
    const root = rootRef.current;
    if (root === null) return;
    return observeText(root, () => placeHandles(root, layer.current, fragments));
  }, [rootRef, fragments, content]);

  function take(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    // No mouse events follow: to the text this is no click.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = event.clientY - Number(event.currentTarget.dataset.middle) - topOf(rootRef);
    rootRef.current?.parentElement?.toggleAttribute('data-dragging', true);
  }

  function move(event: PointerEvent<HTMLElement>, edge: Edge): void {
    if (grip.current === null || rootRef.current === null) return;
    const y = event.clientY - grip.current;
    const offset = offsetAtCoordinates(rootRef.current, event.clientX, y);
    if (offset !== null) onDrag(edge, offset, event.altKey);
  }

  function release(): void {
    grip.current = null;
    rootRef.current?.parentElement?.removeAttribute('data-dragging');
  }

  return (
    <div
      ref={layer}
      data-chrome
      aria-hidden
      className="pointer-events-none absolute inset-0 select-none"
    >
      {edges.map((edge) => (
        <span
          key={edge}
          data-edge-handle={edge}
          onPointerDown={take}
          onPointerMove={(event) => move(event, edge)}
          onLostPointerCapture={release}
          className="pointer-events-auto absolute grid size-6 -translate-x-1/2 cursor-ew-resize touch-none justify-items-center group-data-dragging/text:pointer-events-none"
        >
          <span className="size-3 rounded-full border-2 border-panel bg-accent shadow-card" />
        </span>
      ))}
    </div>
  );
}

function topOf(rootRef: RefObject<HTMLElement | null>): number {
  return rootRef.current?.getBoundingClientRect().top ?? 0;
}

function placeHandles(root: HTMLElement, layer: HTMLElement | null, fragments: Fragments): void {
  const runs = listTextRuns(root);
  const origin = root.getBoundingClientRect();
  const boxes = fragments.flatMap((fragment) => boxesOfFragment(runs, fragment, origin));
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (layer === null || first === undefined || last === undefined) return;
  const isRightToLeft = getComputedStyle(root).direction === 'rtl';
  placeHandle(layer, 'start', isRightToLeft ? first.right : first.left, first);
  placeHandle(layer, 'end', isRightToLeft ? last.left : last.right, last);
}

function placeHandle(layer: HTMLElement, edge: Edge, x: number, { top, bottom }: Box): void {
  const handle = layer.querySelector<HTMLElement>(`[data-edge-handle="${edge}"]`);
  if (handle === null) return;
  handle.style.left = `${x}px`;
  handle.style.top = `${bottom - 1}px`;
  handle.dataset.middle = String((top + bottom) / 2);
}

'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { canHighlight } from '@/lib/dom/highlight-painter';
import { labelVariables } from '@/lib/dom/label-colors';
import { boxesOfFragment } from '@/lib/dom/line-boxes';
import { listTextRuns } from '@/lib/dom/text-runs';
import type { Fragment, Fragments } from '@/lib/domain/spans/fragment';
import type { DrawnSpan, TextGeometry } from './text-geometry';

/** Boxes behind the text for browsers without the highlight registry; empty elsewhere. */
export function FallbackPaint({
  rootRef,
  targets,
  spans,
  geometry,
}: {
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly targets: readonly Fragment[];
  readonly spans: readonly DrawnSpan[];
  readonly geometry: TextGeometry;
}) {
  const layer = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (rootRef.current === null || layer.current === null || canHighlight()) return;
    const text = rootRef.current;
    const inOrder = [...spans].sort((a, b) => lengthOf(b) - lengthOf(a));
    layer.current.replaceChildren(
      ...inOrder.flatMap(({ fragments, color }) =>
        drawBoxes(text, fragments, 'label-paint bg-(--label-tint)', labelVariables(color)),
      ),
      ...drawBoxes(text, targets, 'target-mark', {}),
    );
  }, [rootRef, targets, spans, geometry]);

  return (
    <div ref={layer} data-chrome aria-hidden className="pointer-events-none absolute inset-0" />
  );
}

function lengthOf({ fragments }: DrawnSpan): number {
  return fragments.reduce((sum, [start, end]) => sum + end - start, 0);
}

function drawBoxes(
  root: HTMLElement,
  fragments: Fragments,
  className: string,
  variables: Readonly<Record<string, string>>,
): HTMLElement[] {
  const runs = listTextRuns(root);
  const origin = root.getBoundingClientRect();
  return fragments
    .flatMap((fragment) => boxesOfFragment(runs, fragment, origin))
    .map((box) => {
      const element = document.createElement('span');
      element.className = `absolute rounded-[3px] ${className}`;
      Object.assign(element.style, {
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.right - box.left}px`,
        height: `${box.bottom - box.top}px`,
      });
      for (const [name, value] of Object.entries(variables)) element.style.setProperty(name, value);
      return element;
    });
}

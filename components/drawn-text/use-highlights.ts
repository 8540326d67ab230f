'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { HighlightPainter, type HighlightGroup } from '@/lib/dom/highlight-painter';
import type { Fragment } from '@/lib/domain/spans/fragment';
import { layoutFloors } from '@/lib/domain/spans/layout-floors';
import type { DrawnSpan, TextGeometry } from './text-geometry';

/** Tints the spans and marks the targets in the text of `root`, without touching its nodes. */
export function useHighlights(
  rootRef: RefObject<HTMLElement | null>,
  spans: readonly DrawnSpan[],
  targets: readonly Fragment[],
  geometry: TextGeometry,
): void {
  const painter = useRef<HighlightPainter | null>(null);

  useLayoutEffect(() => {
    if (rootRef.current === null) return;
    painter.current = new HighlightPainter(rootRef.current);
    return () => painter.current?.clear();
  }, [rootRef]);

  useLayoutEffect(() => {
    painter.current?.paint(groupPaint(spans, targets));
    // Where the lines wrap decides which blanks are painted.
  }, [spans, targets, geometry]);
}

/** One group for each colour and depth, so that an inner span is painted over an outer one. */
function groupPaint(spans: readonly DrawnSpan[], targets: readonly Fragment[]): HighlightGroup[] {
  const depths = layoutFloors(spans);
  return [
    { style: { kind: 'target' }, fragments: targets },
    ...spans.map(({ id, color, fragments }): HighlightGroup => ({
      style: { kind: 'label', color, depth: depths.get(id) ?? 0 },
      fragments,
    })),
  ];
}

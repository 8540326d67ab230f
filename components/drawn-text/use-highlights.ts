'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { HighlightPainter, type HighlightGroup } from '@/lib/dom/highlight-painter';
import type { Fragment } from '@/lib/domain/spans/fragment';
import { layoutFloors } from '@/lib/domain/spans/layout-floors';
import type { DrawnSpan, Levels, TextGeometry } from './text-geometry';

/**
 * Tints the spans and marks the targets in the text of `root`, without touching its nodes. `levels`
 * are those of all spans, when `spans` are only a part's.
 */
export function useHighlights(
  rootRef: RefObject<HTMLElement | null>,
  spans: readonly DrawnSpan[],
  targets: readonly Fragment[],
  geometry: TextGeometry,
  levels?: Levels,
): void {
  const painter = useRef<HighlightPainter | null>(null);

  useLayoutEffect(() => {
    if (rootRef.current === null) return;
    painter.current = new HighlightPainter(rootRef.current);
    return () => painter.current?.clear();
  }, [rootRef]);

  useLayoutEffect(() => {
    painter.current?.paint(groupPaint(spans, targets, levels ?? layoutFloors(spans)));
    // Where the lines wrap decides which blanks are painted.
  }, [spans, targets, geometry, levels]);
}

/** One group for each colour and depth, so that an inner span is painted over an outer one. */
function groupPaint(
  spans: readonly DrawnSpan[],
  targets: readonly Fragment[],
  depths: Levels,
): HighlightGroup[] {
  return [
    { style: { kind: 'target' }, fragments: targets },
    ...spans.map(({ id, color, fragments }): HighlightGroup => ({
      style: { kind: 'label', color, depth: depths.get(id) ?? 0 },
      fragments,
    })),
  ];
}

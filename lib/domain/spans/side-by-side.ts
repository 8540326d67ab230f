/**
 * The spans that several sides have at one place, set side by side. A side is a reader, or what is
 * expected of one; its spans are sorted by fragments, then label. Edges are compared only where
 * every side has as many spans: the pieces of a split span are apart by nature.
 */
import { compareFragments, type LabelledSpan } from './fragment';

type Side = readonly LabelledSpan[];

export type SideBySide = {
  readonly hasEqualCounts: boolean;
  /** Only when spans can be set side by side. */
  readonly hasEdgeDifference: boolean;
  readonly hasLabelDifference: boolean;
};

/** How sides that all have spans here differ. */
export function setSideBySide(sides: readonly Side[]): SideBySide {
  const hasEqualCounts = sides.every((own) => own.length === sides[0]?.length);
  const hasSameFragments = areAllEqual(
    sides.map((own) => textOf(own.map(({ fragments }) => fragments))),
  );
  return {
    hasEqualCounts,
    hasEdgeDifference: hasEqualCounts && !hasSameFragments,
    hasLabelDifference:
      hasOtherLabels(sides, hasEqualCounts) || (hasSameFragments && !hasSameSpans(sides)),
  };
}

/** True when every side has the same spans with the same labels, stacked ones included. */
export function hasSameSpans(sides: readonly Side[]): boolean {
  return areAllEqual(
    sides.map((spans) => textOf(spans.map(({ fragments, label }) => [fragments, label]))),
  );
}

/** Order by fragments, then label: how the spans of a side are sorted. */
export function compareLabelledSpans(a: LabelledSpan, b: LabelledSpan): number {
  const byEdges = compareFragments(a.fragments, b.fragments);
  if (byEdges !== 0 || a.label === b.label) return byEdges;
  return a.label < b.label ? -1 : 1;
}

function hasOtherLabels(sides: readonly Side[], hasEqualCounts: boolean): boolean {
  return !areAllEqual(
    sides.map((spans) => {
      const labels = spans.map(({ label }) => label).sort();
      return textOf(hasEqualCounts ? labels : [...new Set(labels)]);
    }),
  );
}

function areAllEqual(texts: readonly string[]): boolean {
  return texts.every((text) => text === texts[0]);
}

function textOf(value: unknown): string {
  return JSON.stringify(value);
}

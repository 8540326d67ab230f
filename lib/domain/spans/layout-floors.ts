/**
 * Floors for spans, so that nested, overlapping and touching ones can be told apart and clicked.
 * Floor 0 is nearest to the text. Short spans are laid first, so that what is nested lies below
 * what holds it. A span takes the room from its first to its last code point, gaps included.
 */
import { compareFragments, spanEnd, spanStart, type LabelledSpan } from './fragment';

export type SpanToLay = LabelledSpan & { readonly id: string };

/**
 * The floor of each span by id. Two spans that overlap or touch are never on one floor. The order
 * of the input does not count; ids are unique.
 */
export function layoutFloors(spans: readonly SpanToLay[]): ReadonlyMap<string, number> {
  const floors = new Map<string, number>();
  for (const cluster of findClusters(spans)) {
    const laid: SpanToLay[] = [];
    for (const span of cluster.toSorted(compareRoom)) {
      const near = laid.filter((other) => isNear(span, other));
      floors.set(span.id, lowestFree(near.map(({ id }) => floors.get(id) ?? 0)));
      laid.push(span);
    }
  }
  return floors;
}

/** Runs of spans that are linked by overlapping or touching; others cannot get in the way. */
function findClusters(spans: readonly SpanToLay[]): SpanToLay[][] {
  const clusters: SpanToLay[][] = [];
  let end = -1;
  for (const span of spans.toSorted((a, b) => compareFragments(a.fragments, b.fragments))) {
    const cluster = clusters.at(-1);
    if (cluster !== undefined && spanStart(span.fragments) <= end) cluster.push(span);
    else clusters.push([span]);
    end = Math.max(end, spanEnd(span.fragments));
  }
  return clusters;
}

function isNear(a: SpanToLay, b: SpanToLay): boolean {
  return (
    spanStart(a.fragments) <= spanEnd(b.fragments) && spanStart(b.fragments) <= spanEnd(a.fragments)
  );
}

function compareRoom(a: SpanToLay, b: SpanToLay): number {
  return (
    roomOf(a) - roomOf(b) ||
    compareFragments(a.fragments, b.fragments) ||
    compareText(a.label, b.label) ||
    compareText(a.id, b.id)
  );
}

function roomOf({ fragments }: SpanToLay): number {
  return spanEnd(fragments) - spanStart(fragments);
}

function lowestFree(taken: readonly number[]): number {
  let floor = 0;
  while (taken.includes(floor)) floor += 1;
  return floor;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Overlap clusters: the connected components of spans that share a code point, over any number of
 * readers. Touching is not overlap; a span with a gap is not joined to what lies in the gap. What
 * is decided in one cluster touches no other.
 */
import { compareFragments, type Fragments } from './fragment';

/** The clusters by their first span, each in reading order; equal spans keep their order. */
export function clusterSpans<T extends { readonly fragments: Fragments }>(
  spans: readonly T[],
): T[][] {
  const ordered = [...spans].sort((a, b) => compareFragments(a.fragments, b.fragments));
  const pieces = ordered
    .flatMap(({ fragments }, span) => fragments.map(([start, end]) => ({ span, start, end })))
    .sort((a, b) => a.start - b.start);

  const clusterOf = ordered.map((_, span) => [span]);
  let end = Number.NEGATIVE_INFINITY;
  let leftNeighbour = 0;
  for (const piece of pieces) {
    if (piece.start < end) mergeClusters(clusterOf, leftNeighbour, piece.span);
    // Whoever reaches furthest to the right is in one cluster with all that overlap it so far.
    if (piece.end > end) leftNeighbour = piece.span;
    end = Math.max(end, piece.end);
  }
  return [...new Set(clusterOf)].map((members) =>
    members.sort((a, b) => a - b).flatMap((span) => ordered[span] ?? []),
  );
}

/** Every span's cluster is one shared list; the smaller list goes into the larger one. */
function mergeClusters(clusterOf: number[][], a: number, b: number): void {
  const [listA = [], listB = []] = [clusterOf[a], clusterOf[b]];
  if (listA === listB) return;
  const [larger, smaller] = listA.length >= listB.length ? [listA, listB] : [listB, listA];
  for (const span of smaller) {
    larger.push(span);
    clusterOf[span] = larger;
  }
}

/**
 * Connected components of overlapping spans. Spans belong together when they share a code point,
 * directly or through others; touching is not overlap. A span of several fragments ties together
 * whatever any of its fragments overlaps.
 */
import { compareFragments, type Fragments } from '../spans/fragment';

/**
 * Splits spans into components, each sorted by fragments, in the order of their first span.
 * O(n log n): one sweep over all fragments by start.
 */
export function findComponents<T extends { readonly fragments: Fragments }>(
  spans: readonly T[],
): T[][] {
  const sorted = [...spans].sort((a, b) => compareFragments(a.fragments, b.fragments));
  const parents = sorted.map((_, index) => index);
  const edges = sorted
    .flatMap(({ fragments }, span) => fragments.map(([start, end]) => ({ start, end, span })))
    .sort((a, b) => a.start - b.start);

  let furthest: (typeof edges)[number] | undefined;
  for (const edge of edges) {
    if (furthest !== undefined && edge.start < furthest.end) {
      join(parents, furthest.span, edge.span);
    }
    if (furthest === undefined || edge.end > furthest.end) furthest = edge;
  }

  const components = new Map<number, T[]>();
  sorted.forEach((span, index) => {
    const root = findRoot(parents, index);
    const component = components.get(root);
    if (component === undefined) components.set(root, [span]);
    else component.push(span);
  });
  return [...components.values()];
}

function findRoot(parents: number[], index: number): number {
  let root = index;
  for (
    let parent = parents[root];
    parent !== undefined && parent !== root;
    parent = parents[root]
  ) {
    parents[root] = parents[parent] ?? parent;
    root = parent;
  }
  return root;
}

function join(parents: number[], a: number, b: number): void {
  parents[findRoot(parents, b)] = findRoot(parents, a);
}

/**
 * A span is a list of fragments of one text. Offsets are Unicode code points, half-open
 * `[start, end)`, never UTF-16 units. A valid span has at least one fragment; its fragments are
 * not empty, sorted, and apart (they may touch: brat writes such spans).
 */

/** `[start, end)` in code points. */
export type Fragment = readonly [start: number, end: number];

/** One fragment or more; the first is the leftmost. */
export type Fragments = readonly Fragment[];

/** A span that carries a label; `label` is the label's brat name, e.g. `Experimental_bandgap`. */
export type LabelledSpan = { readonly fragments: Fragments; readonly label: string };

/** Attribute values by attribute name: `true` for a flag, a word for a choice. */
export type Attributes = Readonly<Record<string, string | true>>;

/** One annotation of a reading, as the domain sees it. `id` is made by the client (a UUID). */
export type Annotation = LabelledSpan & {
  readonly id: string;
  readonly attributes: Attributes;
  readonly note: string | null;
};

/** Leftmost code point of the span. */
export function spanStart(fragments: Fragments): number {
  return fragments[0]?.[0] ?? 0;
}

/** One past the rightmost code point of the span. */
export function spanEnd(fragments: Fragments): number {
  return fragments[fragments.length - 1]?.[1] ?? 0;
}

/** Covered code points. */
export function spanLength(fragments: Fragments): number {
  return fragments.reduce((sum, [start, end]) => sum + end - start, 0);
}

/** Code points covered by both spans. */
export function intersectionLength(a: Fragments, b: Fragments): number {
  let sum = 0;
  for (const [startA, endA] of a) {
    for (const [startB, endB] of b) {
      sum += Math.max(0, Math.min(endA, endB) - Math.max(startA, startB));
    }
  }
  return sum;
}

/** True when the spans share a code point; touching is not overlap. */
export function hasOverlap(a: Fragments, b: Fragments): boolean {
  return intersectionLength(a, b) > 0;
}

/** True when the spans have the same fragments ("same edges"). */
export function hasSameEdges(a: Fragments, b: Fragments): boolean {
  return a.length === b.length && compareFragments(a, b) === 0;
}

/** Order by start, then end, then every further edge: the reading order of spans in files. */
export function compareFragments(a: Fragments, b: Fragments): number {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const [startA, endA] = a[i] ?? [0, 0];
    const [startB, endB] = b[i] ?? [0, 0];
    if (startA !== startB) return startA - startB;
    if (endA !== endB) return endA - endB;
  }
  return a.length - b.length;
}

/** `[[0, 4], [6, 8]]` as `[0, 4, 6, 8]`: how the database keeps fragments. */
export function flattenFragments(fragments: Fragments): number[] {
  return fragments.flatMap(([start, end]) => [start, end]);
}

/** The inverse of `flattenFragments`. A trailing odd number is a defect and throws. */
export function pairFragments(flat: readonly number[]): Fragment[] {
  if (flat.length % 2 !== 0) throw new Error('Fragments need an even number of edges.');
  const fragments: Fragment[] = [];
  for (let i = 0; i < flat.length; i += 2) fragments.push([flat[i] ?? 0, flat[i + 1] ?? 0]);
  return fragments;
}

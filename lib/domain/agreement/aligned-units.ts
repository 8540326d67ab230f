/**
 * Spans of all readers of a snippet put together to units, for coefficients over any number of
 * readers. Spans that are matched pair by pair make one unit when no reader has two spans in it;
 * where joining would give a reader two (a split span, say), each matched pair stays a unit of its
 * own. With two readers the units are the matched pairs.
 */
import type { SpanPair } from './match-spans';

/** A span by its place: which reader, and which of that reader's spans. */
export type SpanPlace = { readonly reader: number; readonly span: number };

/** Matched spans of two readers, `a` and `b` being the readers' numbers. */
export type ReaderPair = {
  readonly a: number;
  readonly b: number;
  readonly pairs: readonly Pick<SpanPair, 'a' | 'b'>[];
};

/** The units, each a list of two spans or more; unmatched spans are in none. */
export function alignUnits(readerPairs: readonly ReaderPair[]): SpanPlace[][] {
  const links = readerPairs.flatMap(({ a, b, pairs }) =>
    pairs.map((pair): readonly [SpanPlace, SpanPlace] => [
      { reader: a, span: pair.a },
      { reader: b, span: pair.b },
    ]),
  );
  const groupOf = new Map<string, Group>();
  for (const link of links) {
    const group: Group = { places: new Map(), links: [link] };
    for (const place of link) {
      const known = groupOf.get(keyOf(place));
      if (known === undefined) group.places.set(keyOf(place), place);
      else if (known !== group) absorb(group, known);
      for (const key of group.places.keys()) groupOf.set(key, group);
    }
  }
  return [...new Set(groupOf.values())].flatMap(({ places, links: joined }) => {
    const members = [...places.values()].sort((a, b) => a.reader - b.reader);
    const isClean = new Set(members.map(({ reader }) => reader)).size === members.length;
    return isClean ? [members] : joined.map((link) => [...link]);
  });
}

type Group = {
  readonly places: Map<string, SpanPlace>;
  readonly links: (readonly [SpanPlace, SpanPlace])[];
};

function absorb(group: Group, other: Group): void {
  for (const [key, place] of other.places) group.places.set(key, place);
  group.links.unshift(...other.links);
}

function keyOf({ reader, span }: SpanPlace): string {
  return `${reader}:${span}`;
}

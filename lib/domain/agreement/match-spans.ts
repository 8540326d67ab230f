/**
 * Matching two readings of a snippet: which span of one is the same finding as which span of the
 * other. One to one, blind to labels, and the best there is (see `pair-weights` for what is best):
 * taking the first or the largest overlap finds fewer pairs in nested and chained spans. The
 * result depends on what the spans are alone, never on their order or ids, and matching b with a
 * gives the same pairs turned round.
 */
import {
  compareFragments,
  flattenFragments,
  hasSameEdges,
  type LabelledSpan,
} from '../spans/fragment';
import { compareCodePoints } from '../text/code-point-order';
import { pairExhaustively } from './exhaustive-pairing';
import { groupBy } from './grouping';
import { pairByHungarian } from './hungarian-pairing';
import { clusterSpans } from '../spans/overlap-clusters';
import { weighPairs } from './pair-weights';

/** Two spans taken for one finding: indices into the two readings. */
export type SpanPair = {
  readonly a: number;
  readonly b: number;
  /** Same fragments; otherwise they overlap only. */
  readonly isExact: boolean;
  readonly hasSameLabel: boolean;
};

/** Every span of both readings, once. Pairs and left-over spans stand in reading order. */
export type SpanMatching = {
  readonly pairs: readonly SpanPair[];
  readonly onlyA: readonly number[];
  readonly onlyB: readonly number[];
};

/** Above this many spans on a side of a cluster, trying every pairing would take too long. */
const exhaustiveLimit = 8;

/** The best matching of two readings of one text. */
export function matchSpans(a: readonly LabelledSpan[], b: readonly LabelledSpan[]): SpanMatching {
  const placedA = inReadingOrder(a, 'a');
  const placedB = inReadingOrder(b, 'b');
  const partners = new Map<Placed, Placed>();
  for (const block of findBlocks(placedA, placedB)) {
    for (const [ofA, ofB] of pairBlock(block)) partners.set(ofA, ofB);
  }
  const pairs: SpanPair[] = [];
  const onlyA: number[] = [];
  for (const span of placedA) {
    const partner = partners.get(span);
    if (partner === undefined) onlyA.push(span.index);
    else {
      pairs.push({
        a: span.index,
        b: partner.index,
        isExact: hasSameEdges(span.fragments, partner.fragments),
        hasSameLabel: span.label === partner.label,
      });
    }
  }
  const taken = new Set(partners.values());
  return {
    pairs,
    onlyA,
    onlyB: placedB.filter((span) => !taken.has(span)).map(({ index }) => index),
  };
}

/** A span with its place in the reading that it came from. */
type Placed = LabelledSpan & { readonly side: 'a' | 'b'; readonly index: number };

/** Spans of both readings that can be matched among themselves only; in reading order. */
type Block = { readonly a: readonly Placed[]; readonly b: readonly Placed[] };

function inReadingOrder(spans: readonly LabelledSpan[], side: Placed['side']): Placed[] {
  return spans
    .map(({ fragments, label }, index) => ({ fragments, label, side, index }))
    .sort(compareSpans);
}

function compareSpans(a: LabelledSpan, b: LabelledSpan): number {
  return compareFragments(a.fragments, b.fragments) || compareCodePoints(a.label, b.label);
}

/**
 * Overlap clusters, after spans whose edges both readings have equally often: every best matching
 * pairs these with each other, and without them one long span no longer ties a text together.
 */
function findBlocks(a: readonly Placed[], b: readonly Placed[]): Block[] {
  const edgesOfA = groupBy(a, edgeKey);
  const edgesOfB = groupBy(b, edgeKey);
  const isEven = (span: Placed): boolean =>
    edgesOfA.get(edgeKey(span))?.length === edgesOfB.get(edgeKey(span))?.length;

  const even = [...edgesOfA].flatMap(([key, spans]) => {
    const others = edgesOfB.get(key) ?? [];
    return others.length === spans.length ? [{ a: spans, b: others }] : [];
  });
  const clusters = clusterSpans([...a, ...b].filter((span) => !isEven(span))).map((cluster) => ({
    a: cluster.filter(({ side }) => side === 'a'),
    b: cluster.filter(({ side }) => side === 'b'),
  }));
  return [...even, ...clusters];
}

function edgeKey(span: Placed): string {
  return flattenFragments(span.fragments).join();
}

/** The best pairs of a block. Which side is solved for is settled by its spans, not by its name. */
function pairBlock({ a, b }: Block): (readonly [ofA: Placed, ofB: Placed])[] {
  if (a.length === 0 || b.length === 0) return [];
  if (compareLists(a, b) > 0) {
    return pairBlock({ a: b, b: a }).map(([ofB, ofA]) => [ofA, ofB]);
  }
  const weights = weighPairs(a, b);
  const isTiny = Math.max(a.length, b.length) <= exhaustiveLimit;
  const pairing = isTiny ? pairExhaustively(weights) : pairByHungarian(weights);
  return a.flatMap((span, row) => {
    const partner = b[pairing[row] ?? -1];
    return partner === undefined ? [] : [[span, partner] as const];
  });
}

function compareLists(a: readonly Placed[], b: readonly Placed[]): number {
  for (const [i, span] of a.entries()) {
    const other = b[i];
    if (other === undefined) return 1;
    const difference = compareSpans(span, other);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

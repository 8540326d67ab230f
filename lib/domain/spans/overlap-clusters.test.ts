import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasOverlap, type Fragment, type LabelledSpan } from './fragment';
import { clusterSpans } from './overlap-clusters';
import { spanArbitrary } from '../agreement/testing/span-arbitrary';

function cluster(...spans: Fragment[][]): Fragment[][][] {
  return clusterSpans(spans.map((fragments) => ({ fragments }))).map((members) =>
    members.map(({ fragments }) => fragments),
  );
}

describe('clusterSpans', () => {
  it('joins chains and nests, and keeps apart what only touches', () => {
    expect(cluster([[4, 9]], [[0, 5]], [[9, 12]], [[10, 11]])).toEqual([
      [[[0, 5]], [[4, 9]]],
      [[[9, 12]], [[10, 11]]],
    ]);
  });

  it('joins over a gap by what lies under a fragment, not by what lies in the gap', () => {
    expect(
      cluster(
        [
          [0, 2],
          [8, 10],
        ],
        [[4, 6]],
        [[9, 12]],
      ),
    ).toEqual([
      [
        [
          [0, 2],
          [8, 10],
        ],
        [[9, 12]],
      ],
      [[[4, 6]]],
    ]);
  });

  it('is the finest division that parts no two overlapping spans', () => {
    fc.assert(
      fc.property(fc.array(spanArbitrary, { maxLength: 12 }), (spans) => {
        const clusters = clusterSpans(spans);
        expect(clusters.flat()).toHaveLength(spans.length);
        expect(new Set(clusters.flat())).toEqual(new Set(spans));
        for (const [i, one] of clusters.entries()) {
          for (const other of clusters.slice(i + 1)) {
            for (const span of one) {
              expect(other.some((far) => hasOverlap(span.fragments, far.fragments))).toBe(false);
            }
          }
          expect(countReached(one)).toBe(one.length);
        }
      }),
    );
  });
});

/** How many spans can be reached from the first by stepping from overlap to overlap. */
function countReached(spans: readonly LabelledSpan[]): number {
  const reached = new Set(spans.slice(0, 1));
  for (const from of reached) {
    for (const to of spans) if (hasOverlap(from.fragments, to.fragments)) reached.add(to);
  }
  return reached.size;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasOverlap, type Fragment, type LabelledSpan } from '../spans/fragment';
import { matchSpans, type SpanMatching } from './match-spans';
import { add, fraction, subtract, zero, type Rational } from './rational';
import { spanArbitrary } from './testing/span-arbitrary';

function span(label: string, ...fragments: Fragment[]): LabelledSpan {
  return { fragments, label };
}

function pairsOf(a: LabelledSpan[], b: LabelledSpan[]): number[][] {
  return matchSpans(a, b).pairs.map((pair) => [pair.a, pair.b]);
}

describe('matchSpans, by hand', () => {
  it('finds both pairs where the largest overlap would leave one', () => {
    const a = [span('X', [0, 4]), span('X', [5, 15])];
    const b = [span('X', [2, 12]), span('X', [13, 15])];
    expect(pairsOf(a, b)).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('keeps an exact pair although two overlapping pairs could be had instead', () => {
    const a = [span('X', [0, 6]), span('X', [4, 10])];
    const b = [span('X', [4, 10]), span('X', [8, 12])];
    expect(matchSpans(a, b)).toEqual({
      pairs: [{ a: 1, b: 0, isExact: true, hasSameLabel: true }],
      onlyA: [0],
      onlyB: [1],
    });
  });

  it('keeps it among stacked spans, too, where three pairs could be had instead of two', () => {
    const a = [span('X', [0, 6]), span('X', [4, 10]), span('Y', [4, 10])];
    const b = [span('X', [4, 10]), span('Y', [8, 12]), span('X', [9, 13])];
    expect(pairsOf(a, b)).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  it('pairs stacked spans by label when their edges are the same', () => {
    const a = [span('X', [0, 4]), span('Y', [0, 4])];
    const b = [span('Y', [0, 4]), span('X', [0, 4])];
    expect(pairsOf(a, b)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('gives the one exact partner to the span with its label, whatever the labels are called', () => {
    for (const [shared, other] of [
      ['X', 'Y'],
      ['Y', 'X'],
    ] as const) {
      const a = [span(shared, [0, 4]), span(other, [0, 4])];
      const b = [span(shared, [0, 4]), span(shared, [0, 6])];
      expect(pairsOf(a, b)).toContainEqual([0, 0]);
    }
  });

  it('prefers the larger share of common code points, then the label, then the left', () => {
    expect(pairsOf([span('X', [0, 3]), span('X', [3, 9])], [span('X', [2, 8])])).toEqual([[1, 0]]);
    expect(pairsOf([span('X', [0, 2]), span('Y', [2, 4])], [span('Y', [1, 3])])).toEqual([[1, 0]]);
    expect(pairsOf([span('X', [0, 2]), span('X', [2, 4])], [span('X', [1, 3])])).toEqual([[0, 0]]);
    expect(pairsOf([span('X', [0, 6])], [span('X', [3, 5]), span('X', [1, 3])])).toEqual([[0, 1]]);
  });

  it('breaks a tie in the same way from both sides', () => {
    // Two matchings are equal in all that counts and would turn the label table round.
    const a = [span('Y', [3, 5]), span('Y', [2, 6])];
    const b = [span('Y', [3, 7]), span('X', [2, 4]), span('X', [3, 4]), span('X', [3, 7])];
    const turned = matchSpans(b, a).pairs.map((pair) => [pair.b, pair.a]);
    expect(turned.sort()).toEqual(pairsOf(a, b).sort());
  });

  it('breaks a tie between stacked spans by their labels, not by their order', () => {
    const a = [span('Y', [0, 4]), span('X', [0, 4])];
    expect(pairsOf(a, [span('Z', [1, 5])])).toEqual([[1, 0]]);
    expect(pairsOf(a.toReversed(), [span('Z', [1, 5])])).toEqual([[0, 0]]);
  });

  it('sees a tie of shares where floating point sees none', () => {
    // 5/9 + 7/9 = 8/9 + 4/9, and the label decides; in floating point the first sum is larger.
    expect(5 / 9 + 7 / 9).toBeGreaterThan(8 / 9 + 4 / 9);
    const a = [span('X', [0, 9]), span('X', [2, 10])];
    const b = [span('Z', [1, 6]), span('X', [1, 9])];
    const c = [span('X', [1, 6]), span('Z', [1, 9])];
    const crossed = [
      [0, 1],
      [1, 0],
    ];
    expect(pairsOf([a[0]!, span('Y', [2, 10])], b)).toEqual(crossed);
    expect(pairsOf([a[0]!, span('Y', [2, 10])], c)).not.toEqual(crossed);
  });

  it('counts covered code points of a span with a gap, and nothing in the gap', () => {
    const a = [span('X', [0, 2], [10, 12])];
    expect(pairsOf(a, [span('X', [4, 8])])).toEqual([]);
    expect(pairsOf(a, [span('X', [0, 12])])).toEqual([[0, 0]]);
    // [10, 12) has 2 of 4 in common, [0, 12) only 4 of 12.
    expect(pairsOf(a, [span('X', [0, 12]), span('X', [10, 12])])).toEqual([[0, 1]]);
    expect(matchSpans(a, [span('X', [0, 12])]).pairs[0]!.isExact).toBe(false);
    expect(matchSpans(a, [span('X', [0, 2], [10, 12])]).pairs[0]!.isExact).toBe(true);
  });

  it('solves a chain of forty spans, more than can be tried one by one', () => {
    // Every b overlaps its a by 1 of 17 and the next a by 3 of 15, but only the former pairs all.
    const a = Array.from({ length: 20 }, (_, i) => span('X', [16 * i, 16 * i + 9]));
    const b = Array.from({ length: 20 }, (_, i) => span('X', [16 * i + 8, 16 * i + 19]));
    expect(pairsOf(a, b)).toEqual(a.map((_, i) => [i, i]));
    // Without the last b the long way round is as good in number and better in overlap.
    expect(pairsOf(a.slice(1), b.slice(0, -1))).toEqual(a.slice(1).map((_, i) => [i, i]));
  });

  it('is not tied up by a long span that both readers share', () => {
    const inside = Array.from({ length: 300 }, (_, i) => span('X', [10 * i, 10 * i + 5]));
    const a = [span('S', [0, 3000]), ...inside];
    const b = [...inside.toReversed(), span('S', [0, 3000])];
    const { pairs, onlyA, onlyB } = matchSpans(a, b);
    expect(pairs.filter(({ isExact, hasSameLabel }) => isExact && hasSameLabel)).toHaveLength(301);
    expect([onlyA, onlyB]).toEqual([[], []]);
  });
});

describe('matchSpans, for any readings', () => {
  const reading = fc.array(spanArbitrary, { maxLength: 5 });
  const small = fc.array(spanArbitrary, { maxLength: 4 });

  it('is as good as the best of all matchings', () => {
    fc.assert(
      fc.property(small, small, (a, b) => {
        const found = scoreOf(a, b, matchSpans(a, b).pairs);
        const best = listMatchings(a, b)
          .map((pairs) => scoreOf(a, b, pairs))
          .reduce((x, y) => (compareScores(x, y) >= 0 ? x : y));
        expect(found).toEqual(best);
      }),
      { numRuns: 200 },
    );
  });

  it('gives the same spans to each other in any order of the input', () => {
    fc.assert(
      fc.property(reading, reading, fc.infiniteStream(fc.nat()), (a, b, keys) => {
        const shuffle = <T>(items: T[]): T[] =>
          items
            .map((item) => ({ item, key: keys.next().value as number }))
            .sort((x, y) => x.key - y.key)
            .map(({ item }) => item);
        const [otherA, otherB] = [shuffle(a), shuffle(b)];
        expect(contentOf(otherA, otherB, matchSpans(otherA, otherB))).toEqual(
          contentOf(a, b, matchSpans(a, b)),
        );
      }),
    );
  });

  it('gives the same pairs turned round when the readers change places', () => {
    fc.assert(
      fc.property(reading, reading, (a, b) => {
        const turned = contentOf(b, a, matchSpans(b, a));
        const { pairs, onlyA, onlyB } = contentOf(a, b, matchSpans(a, b));
        expect(turned).toEqual({
          pairs: pairs.map(([x, y]) => [y, x]).sort(),
          onlyA: onlyB,
          onlyB: onlyA,
        });
      }),
    );
  });

  it('uses every span once and pairs only spans that overlap', () => {
    fc.assert(
      fc.property(reading, reading, (a, b) => {
        const { pairs, onlyA, onlyB } = matchSpans(a, b);
        const usedA = [...pairs.map((pair) => pair.a), ...onlyA].sort();
        const usedB = [...pairs.map((pair) => pair.b), ...onlyB].sort();
        expect(usedA).toEqual(a.map((_, i) => i));
        expect(usedB).toEqual(b.map((_, i) => i));
        for (const pair of pairs) {
          expect(hasOverlap(a[pair.a]!.fragments, b[pair.b]!.fragments)).toBe(true);
        }
      }),
    );
  });

  it('finds every span that stands in both readings with edges and label', () => {
    fc.assert(
      fc.property(reading, reading, (a, b) => {
        const left = b.map((other) => JSON.stringify(other));
        let common = 0;
        for (const one of a) {
          const place = left.indexOf(JSON.stringify(one));
          if (place >= 0) {
            left.splice(place, 1);
            common += 1;
          }
        }
        const { pairs } = matchSpans(a, b);
        const strict = pairs.filter(({ isExact, hasSameLabel }) => isExact && hasSameLabel);
        expect(strict).toHaveLength(common);
        expect(pairs.length).toBeGreaterThanOrEqual(common);
      }),
    );
  });
});

type Pairs = readonly { readonly a: number; readonly b: number }[];
type Score = { exact: number; pairs: number; share: Rational; label: number };

/** Every one-to-one matching of overlapping spans, found by leaving nothing out. */
function listMatchings(a: LabelledSpan[], b: LabelledSpan[], from = 0): Pairs[] {
  if (from === a.length) return [[]];
  return listMatchings(a, b, from + 1).flatMap((rest) => [
    rest,
    ...b.flatMap((other, i) =>
      hasOverlap(a[from]!.fragments, other.fragments) && rest.every((pair) => pair.b !== i)
        ? [[{ a: from, b: i }, ...rest]]
        : [],
    ),
  ]);
}

function scoreOf(a: LabelledSpan[], b: LabelledSpan[], pairs: Pairs): Score {
  const spans = pairs.map((pair) => [a[pair.a]!, b[pair.b]!] as const);
  return {
    exact: spans.filter(([x, y]) => String(x.fragments) === String(y.fragments)).length,
    pairs: pairs.length,
    share: spans.map(([x, y]) => shareOf(x, y)).reduce(add, zero),
    label: spans.filter(([x, y]) => x.label === y.label).length,
  };
}

/** Intersection over union, code point by code point. */
function shareOf(a: LabelledSpan, b: LabelledSpan): Rational {
  const [ofA, ofB] = [a, b].map(
    ({ fragments }) =>
      new Set(
        fragments.flatMap(([start, end]) =>
          Array.from({ length: end - start }, (_, i) => start + i),
        ),
      ),
  );
  const shared = [...ofA!].filter((point) => ofB!.has(point)).length;
  return fraction(shared, ofA!.size + ofB!.size - shared);
}

function compareScores(x: Score, y: Score): number {
  return (
    x.exact - y.exact ||
    x.pairs - y.pairs ||
    Number(subtract(x.share, y.share).numerator) ||
    x.label - y.label
  );
}

/** A matching by what its spans are. */
function contentOf(
  a: LabelledSpan[],
  b: LabelledSpan[],
  { pairs, onlyA, onlyB }: SpanMatching,
): { pairs: string[][]; onlyA: string[]; onlyB: string[] } {
  const [textA, textB] = [a, b].map((spans) => spans.map((one) => JSON.stringify(one)));
  return {
    pairs: pairs.map((pair) => [textA![pair.a]!, textB![pair.b]!]).sort(),
    onlyA: onlyA.map((i) => textA![i]!).sort(),
    onlyB: onlyB.map((i) => textB![i]!).sort(),
  };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fragments } from '@/lib/domain/spans/fragment';
import { findFragmentProblems } from '@/lib/domain/spans/validate-fragments';
import { indexText, quoteOf } from '@/lib/domain/text/code-points';
import { textWithFragments } from '@/lib/domain/spans/testing/awkward-text';
import { normaliseFragments } from '@/lib/domain/spans/normalise-fragments';
import { moveEdge, placeEdge } from './move-edge';

function move(text: string, fragments: Fragments, ...steps: ['start' | 'end', 1 | -1][]): string {
  const indexed = indexText(text);
  const moved = steps.reduce(
    (now, [edge, direction]) => moveEdge(indexed, now, edge, direction),
    fragments,
  );
  return quoteOf(indexed, moved);
}

describe('moveEdge', () => {
  it('moves the end and the start by one character', () => {
    expect(move('a 2.31 eV b', [[2, 6]], ['end', -1])).toBe('2.3');
    expect(move('a 2.31 eV b', [[2, 6]], ['start', 1])).toBe('.31');
    expect(move('ab2.31', [[2, 6]], ['start', -1])).toBe('b2.31');
  });

  it('passes over white space in the same step', () => {
    expect(move('a 2.31  eV b', [[2, 6]], ['end', 1])).toBe('2.31  e');
    expect(move('a 2.31  eV b', [[2, 9]], ['end', -1])).toBe('2.31');
    expect(move('a \t2', [[3, 4]], ['start', -1])).toBe('a \t2');
  });

  it('never cuts a grapheme cluster', () => {
    expect(move('x e\u0301\u0302 y', [[0, 1]], ['end', 1])).toBe('x e\u0301\u0302');
    expect(move('👩‍🔬👩‍🔬', [[0, 3]], ['end', 1])).toBe('👩‍🔬👩‍🔬');
    expect(move('👩‍🔬👩‍🔬', [[0, 6]], ['end', -1])).toBe('👩‍🔬');
  });

  it('keeps the last visible character', () => {
    expect(move('a b c', [[2, 3]], ['end', -1], ['start', 1])).toBe('b');
    expect(move('a b c', [[0, 5]], ['end', 1], ['start', -1])).toBe('a b c');
  });

  it('splits at a line break, and joins again on the way back', () => {
    const indexed = indexText('ab\ncd');
    const over = moveEdge(indexed, [[0, 2]], 'end', 1);
    expect(over).toEqual([
      [0, 2],
      [3, 4],
    ]);
    expect(moveEdge(indexed, over, 'end', -1)).toEqual([[0, 2]]);
  });

  it('always gives a valid span', () => {
    const texts = fc.string({
      unit: fc.constantFrom('a', 'b', ' ', '\n', '😀', '\u0301'),
      minLength: 3,
    });
    fc.assert(
      fc.property(
        texts,
        fc.array(
          fc.tuple(
            fc.constantFrom<'start' | 'end'>('start', 'end'),
            fc.constantFrom<1 | -1>(1, -1),
          ),
        ),
        (middle, steps) => {
          const indexed = indexText(`x${middle}x`);
          let span: Fragments = [[0, 1]];
          for (const [edge, direction] of steps) {
            span = moveEdge(indexed, span, edge, direction);
            expect(findFragmentProblems(indexed, span)).toEqual([]);
          }
        },
      ),
    );
  });
});

describe('placeEdge', () => {
  const indexed = indexText('Gaps of 1.55 eV and 2.31 eV.');
  const exact = { words: false };

  it.each([
    ['end', 14, exact, '1.55 e'],
    ['end', 14, { words: true }, '1.55 eV'],
    ['start', 6, { words: true }, 'of 1.55 eV'],
    ['end', 19, exact, '1.55 eV and'],
    ['start', 40, exact, 'V'],
    ['end', 0, exact, '1'],
  ] as const)('%s to %i, %o: %s', (edge, to, options, quote) => {
    const fragments = placeEdge(indexed, [[8, 15]], edge, to, options);
    expect(quoteOf(indexed, fragments)).toBe(quote);
  });

  it('moves the outer edges of a span in parts, and leaves the other parts', () => {
    const parts: Fragments = [
      [0, 4],
      [20, 24],
    ];
    expect(placeEdge(indexed, parts, 'end', 2, exact)).toEqual([
      [0, 4],
      [20, 21],
    ]);
    expect(placeEdge(indexed, parts, 'start', 1, exact)).toEqual([
      [1, 4],
      [20, 24],
    ]);
  });

  it('always gives a span of the text', () => {
    fc.assert(
      fc.property(
        textWithFragments,
        fc.constantFrom('start' as const, 'end' as const),
        fc.integer({ min: -2, max: 60 }),
        fc.boolean(),
        ({ indexed: text, fragments }, edge, to, words) => {
          const span = normaliseFragments(text, fragments);
          fc.pre(span.length > 0);
          const placed = placeEdge(text, span, edge, to, { words });
          expect(findFragmentProblems(text, placed)).toEqual([]);
        },
      ),
    );
  });
});

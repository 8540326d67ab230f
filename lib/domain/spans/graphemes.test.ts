import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexText, toUtf16 } from '../text/code-points';
import { graphemeAt, snapToGraphemes } from './graphemes';
import { textWithFragments } from './testing/awkward-text';

describe('snapToGraphemes', () => {
  it.each([
    ['an accent', 'xe\u0301y', [2, 3], [1, 3]],
    ['a flag', '🇩🇪🇫🇷', [1, 2], [0, 2]],
    ['a family', 'a👩‍🔬b', [2, 3], [1, 4]],
    ['a whole cluster', 'a👩‍🔬b', [1, 4], [1, 4]],
    ['several lines', 'a\ne\u0301\nb', [1, 3], [1, 4]],
  ] as const)('does not cut %s', (_name, text, selection, expected) => {
    expect(snapToGraphemes(indexText(text), selection)).toEqual(expected);
  });

  it('agrees with the segmentation of the whole text', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    fc.assert(
      fc.property(textWithFragments, ({ indexed, fragments }) => {
        const edges = new Set(Array.from(segmenter.segment(indexed.text), ({ index }) => index));
        edges.add(indexed.text.length);
        for (const [a, b] of fragments) {
          const [start, end] = [Math.max(0, Math.min(a, b)), Math.max(0, Math.max(a, b))];
          const snapped = snapToGraphemes(indexed, [start, end]);
          for (const edge of snapped) expect(edges.has(toUtf16(indexed, edge))).toBe(true);
          expect(snapped[0]).toBeLessThanOrEqual(start);
          expect(snapped[1]).toBeGreaterThanOrEqual(Math.min(end, indexed.length));
          expect(snapToGraphemes(indexed, snapped)).toEqual(snapped);
        }
        for (let at = 0; at < indexed.length; at += 1) {
          const inner = [...edges].filter((edge) => {
            const [start, end] = graphemeAt(indexed, at);
            return edge > toUtf16(indexed, start) && edge < toUtf16(indexed, end);
          });
          expect(inner).toEqual([]);
        }
      }),
    );
  });
});

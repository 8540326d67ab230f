import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexText, sliceText } from '../text/code-points';
import { textWithFragments } from './testing/awkward-text';
import { isBlank, trimFragment } from './white-space';

describe('trimFragment', () => {
  it('takes off visible and invisible white space on both sides', () => {
    const indexed = indexText('😀 \u00a0\u200b1.5 eV\n\u2028\u0085 x');
    expect(trimFragment(indexed, [1, 14])).toEqual([4, 10]);
  });

  it('takes the ends in any order and from outside the text', () => {
    expect(trimFragment(indexText(' ab '), [9, -2])).toEqual([1, 3]);
  });

  it('leaves nothing of white space alone', () => {
    expect(trimFragment(indexText('a \u200b\n b'), [1, 5])).toBeNull();
    expect(trimFragment(indexText('a'), [1, 1])).toBeNull();
  });

  it('drops blanks only, and all of them', () => {
    fc.assert(
      fc.property(textWithFragments, ({ indexed, fragments }) => {
        for (const [a, b] of fragments) {
          const [start, end] = [Math.max(0, Math.min(a, b)), Math.max(0, a, b)];
          const trimmed = trimFragment(indexed, [a, b]);
          if (trimmed === null) expect(isBlank(sliceText(indexed, start, end))).toBe(true);
          else {
            expect(isBlank(sliceText(indexed, start, trimmed[0]))).toBe(true);
            expect(isBlank(sliceText(indexed, trimmed[1], end))).toBe(true);
            expect(isBlank(sliceText(indexed, trimmed[0], trimmed[0] + 1))).toBe(false);
            expect(isBlank(sliceText(indexed, trimmed[1] - 1, trimmed[1]))).toBe(false);
          }
        }
      }),
    );
  });
});

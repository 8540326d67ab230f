import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexText, quoteOf, sliceText } from '../text/code-points';
import type { Fragment } from './fragment';
import { hasLineBreak } from './line-breaks';
import { normaliseFragments } from './normalise-fragments';
import { textWithFragments } from './testing/awkward-text';
import { findFragmentProblems } from './validate-fragments';
import { isBlank } from './white-space';

describe('normaliseFragments', () => {
  it('sorts, joins, trims and splits', () => {
    const indexed = indexText('one two \n three four');
    expect(
      normaliseFragments(indexed, [
        [10, 16],
        [4, 11],
        [3, 4],
        [0, 0],
        [16, 99],
      ]),
    ).toEqual([
      [4, 7],
      [10, 20],
    ]);
  });

  it('makes a valid span or nothing, once and for all, whatever the order', () => {
    fc.assert(
      fc.property(textWithFragments, ({ indexed, fragments }) => {
        const span = normaliseFragments(indexed, fragments);
        if (span.length > 0) expect(findFragmentProblems(indexed, span)).toEqual([]);
        expect(hasLineBreak(quoteOf(indexed, span))).toBe(false);
        expect(normaliseFragments(indexed, span)).toEqual(span);
        expect(normaliseFragments(indexed, fragments.toReversed())).toEqual(span);
      }),
    );
  });

  it('covers every visible character that was marked, and no other', () => {
    const covers = (fragments: readonly Fragment[], at: number): boolean =>
      fragments.some(([a, b]) => Math.min(a, b) <= at && at < Math.max(a, b));
    fc.assert(
      fc.property(textWithFragments, ({ indexed, fragments }) => {
        const span = normaliseFragments(indexed, fragments);
        for (let at = 0; at < indexed.length; at += 1) {
          if (isBlank(sliceText(indexed, at, at + 1))) continue;
          expect(covers(span, at)).toBe(covers(fragments, at));
        }
      }),
    );
  });
});

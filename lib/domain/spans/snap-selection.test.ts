import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexText, sliceText } from '../text/code-points';
import { snapSelection } from './snap-selection';
import { textWithFragments } from './testing/awkward-text';
import { trimFragment } from './white-space';

describe('snapSelection', () => {
  const indexed = indexText('gap of 2.2–2.4 eV, e\u0301 ');

  it('snaps to words when they are on', () => {
    expect(snapSelection(indexed, [8, 10], { words: true })).toEqual([7, 17]);
    expect(snapSelection(indexed, [18, 1], { words: true })).toEqual([0, 18]);
  });

  it('trims and keeps clusters whole when words are off', () => {
    expect(snapSelection(indexed, [6, 10], { words: false })).toEqual([7, 10]);
    expect(snapSelection(indexed, [18, 20], { words: false })).toEqual([19, 21]);
  });

  it('is nothing when nothing visible is selected', () => {
    expect(snapSelection(indexed, [3, 4], { words: true })).toBeNull();
    expect(snapSelection(indexed, [3, 3], { words: false })).toBeNull();
  });

  it('holds every visible character that was selected, in any direction', () => {
    fc.assert(
      fc.property(textWithFragments, fc.boolean(), ({ indexed: text, fragments }, words) => {
        for (const [a, b] of fragments) {
          const snapped = snapSelection(text, [a, b], { words });
          const trimmed = trimFragment(text, [a, b]);
          expect(snapSelection(text, [b, a], { words })).toEqual(snapped);
          expect(snapped === null).toBe(trimmed === null);
          if (snapped === null || trimmed === null) continue;
          expect(snapped[0]).toBeLessThanOrEqual(trimmed[0]);
          expect(snapped[1]).toBeGreaterThanOrEqual(trimmed[1]);
          expect(sliceText(text, ...snapped).length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

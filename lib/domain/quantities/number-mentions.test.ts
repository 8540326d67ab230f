import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexText, sliceText } from '../text/code-points';
import { findNumberMentions, findValueCandidates } from './number-mentions';

const candidatesOf = (text: string): string[] =>
  findValueCandidates(text).map((fragment) => sliceText(indexText(text), ...fragment));

describe('findValueCandidates', () => {
  it('takes numbers with their unit as one, and ranges as one', () => {
    const text =
      'A bandgap of 1.73 eV, or 2.2–2.4 eV [12] and 1.55(3)\u00a0eV, 1.5 eV to 1.6 eV, a 1.55-eV gap.';
    expect(candidatesOf(text)).toEqual([
      '1.73 eV',
      '2.2–2.4 eV',
      '1.55(3)\u00a0eV',
      '1.5 eV to 1.6 eV',
      '1.55-eV',
    ]);
  });

  it('lends the unit of a list to its members', () => {
    expect(candidatesOf('gaps of 1.5, 1.6 and 1.7 eV')).toEqual(['1.5', '1.6', '1.7 eV']);
    expect(candidatesOf('in 2019, 1.5 eV was found')).toEqual(['1.5 eV']);
  });

  it('leaves other numbers alone', () => {
    expect(
      candidatesOf('CsPbI3 at 300 K, 800 nm, 1550 meV, Fig. 3 of 2019; 2D films, 1.5 V'),
    ).toEqual([]);
  });

  it('does not join numbers over words, sentences or units', () => {
    expect(candidatesOf('2 is at EC-0.08 eV. In 2019. 3.4 eV')).toEqual(['0.08 eV', '3.4 eV']);
    expect(candidatesOf('measured at 300 K — 1.55 eV')).toEqual(['1.55 eV']);
  });

  it('counts code points', () => {
    expect(findValueCandidates('😀 1.5 eV')).toEqual([[2, 8]]);
  });
});

describe('findNumberMentions', () => {
  it('stay inside the text, sorted and apart, whatever the text holds', () => {
    const piece = fc.oneof(
      fc.constantFrom(...'1.5 2 eV K and to – - , ( ) . a2 😀 \u200b'.split(' '), ' '),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        const indexed = indexText(text);
        let last = 0;
        for (const { fragment } of findNumberMentions(text)) {
          expect(fragment[0]).toBeGreaterThanOrEqual(last);
          expect(fragment[1]).toBeGreaterThan(fragment[0]);
          expect(sliceText(indexed, ...fragment)).toMatch(/\d/u);
          last = fragment[1];
        }
        expect(last).toBeLessThanOrEqual(indexed.length);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexText, sliceText } from '../text/code-points';
import { findTargets } from './targets';

describe('findTargets', () => {
  it.each([
    [
      'CdS and CdS-based CdS.',
      'CdS',
      [
        [0, 3],
        [8, 11],
        [18, 21],
      ],
    ],
    ['CdSe, 2CdS, CdS2, cds, CDS', 'CdS', []],
    ['CdS₂ is no CdS; CdSé neither, CdS\u0301 neither', 'CdS', [[11, 14]]],
    ['𝐁 MAPI 𝐁MAPI MAPI𝐁', 'MAPI', [[2, 6]]],
    [
      '(FA)PbI3 and X(FA)PbI3',
      '(FA)PbI3',
      [
        [0, 8],
        [14, 22],
      ],
    ],
    ['tin oxide, tin  oxide', 'tin oxide', [[0, 9]]],
    [
      'A-A-A-A',
      'A-A',
      [
        [0, 3],
        [4, 7],
      ],
    ],
    [
      'α-FAPbI3 (α-FAPbI3)',
      'α-FAPbI3',
      [
        [0, 8],
        [10, 18],
      ],
    ],
    ['anything', '', []],
    ['', 'CdS', []],
  ])('in %j finds %j', (text, term, fragments) => {
    expect(findTargets(text, term)).toEqual(fragments);
  });

  it('finds exact, separate, ascending occurrences that are whole words', () => {
    const piece = fc.constantFrom('CdS', 'e', ' ', '-', '2', '𝐁', 'Cd', '(', '\n');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const indexed = indexText(pieces.join(''));
        let last = 0;
        for (const [start, end] of findTargets(indexed.text, 'CdS')) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(sliceText(indexed, start, end)).toBe('CdS');
          expect(sliceText(indexed, start - 1, start)).not.toMatch(/[\p{L}\p{N}]/u);
          expect(sliceText(indexed, end, end + 1)).not.toMatch(/[\p{L}\p{N}]/u);
          last = end;
        }
      }),
    );
  });

  it('misses none', () => {
    const separator = fc.constantFrom(' ', ', ', '-', '\n', ' 𝐁 ', '(');
    fc.assert(
      fc.property(fc.array(separator, { maxLength: 20 }), (separators) => {
        const text = separators.map((each) => `CdS${each}`).join('');
        expect(findTargets(text, 'CdS')).toHaveLength(separators.length);
      }),
    );
  });
});

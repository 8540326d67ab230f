import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexText, sliceText } from '../text/code-points';
import { awkwardText } from './testing/awkward-text';
import { isBlank } from './white-space';
import { expandToWord, snapToWords } from './words';

/** The word at the sign `|`, which is taken out of the text. */
function wordAt(marked: string): string | null {
  const indexed = indexText(marked.replace('|', ''));
  const word = expandToWord(indexed, indexText(marked.split('|')[0] ?? '').length);
  return word === null ? null : sliceText(indexed, ...word);
}

describe('expandToWord', () => {
  it.each([
    ['gap of |1.55 eV.', '1.55 eV'],
    ['gap of 1.55 e|V.', '1.55 eV'],
    ['gap of 1.55| eV.', '1.55 eV'],
    ['from 2.2–|2.4 eV on', '2.2–2.4 eV'],
    ['from 2.2|–2.4 eV on', '2.2–2.4 eV'],
    ['😀 a 1.|55-eV gap', '1.55-eV'],
    ['1.5–\n1|.6 eV', '1.5–\n1.6 eV'],
    ['1.|5 and 1.6 eV', '1.5'],
    ['ranges 1.|2–1.5 here', '1.2–1.5'],
    ['1.5 t|o 1.6', '1.5 to 1.6'],
    ['at 30|0 K in', '300 K'],
    ['in Fig. |3 of', '3'],
  ])('takes a number with its unit: %j', (marked, word) => {
    expect(wordAt(marked)).toBe(word);
  });

  it.each([
    ['of Ti|O₂ is', 'TiO₂'],
    ['of TiO|₂.', 'TiO₂'],
    ['CsPbBr|3,', 'CsPbBr3'],
    ['(CsPb|I3)', 'CsPbI3'],
    ['the (FA,M|A)Pb(I0.8Br0.2)3 film', '(FA,MA)Pb(I0.8Br0.2)3'],
    ['MAPb(I0.8Br0.|2)3', 'MAPb(I0.8Br0.2)3'],
    ['α-CsPb|I3/TiO2', 'α-CsPbI3'],
    ['Pb2|+ ions', 'Pb2+'],
    ['a |2-propanol bath', '2-propanol'],
    ['a |2D film', '2D'],
    ['3,4-di|hydroxy', '3,4-dihydroxy'],
  ])('takes a formula or a name: %j', (marked, word) => {
    expect(wordAt(marked)).toBe(word);
  });

  it.each([
    ['“solution-pro|cessed” films', 'solution-processed'],
    ['(see b|elow)', 'below'],
    ['perov|skite[12].', 'perovskite'],
    ['don’|t', 'don’t'],
    ['halide—pero|vskite', 'perovskite'],
    ['na\u0131|\u0308ve x', 'na\u0131\u0308ve'],
    ['x |= 0.5', '='],
    ['end|. Next', '.'],
    ['en|d. Next', 'end'],
  ])('takes a word without its punctuation: %j', (marked, word) => {
    expect(wordAt(marked)).toBe(word);
  });

  it('takes the word before at its end, and nothing between two blanks', () => {
    expect(wordAt('gap| of')).toBe('gap');
    expect(wordAt('gap|')).toBe('gap');
    expect(wordAt('gap | of')).toBeNull();
    expect(wordAt('|')).toBeNull();
  });

  it('holds the character that was clicked and has no outer white space', () => {
    fc.assert(
      fc.property(awkwardText, (indexed) => {
        for (let at = 0; at < indexed.length; at += 1) {
          const word = expandToWord(indexed, at);
          if (isBlank(sliceText(indexed, at, at + 1))) continue;
          expect(word).not.toBeNull();
          expect(word![0]).toBeLessThanOrEqual(at);
          expect(word![1]).toBeGreaterThan(at);
          expect(word![1]).toBeLessThanOrEqual(indexed.length);
        }
      }),
    );
  });

  it('is the same in a long text', () => {
    const long = `${'word '.repeat(5000)}gap of 2.2–2.4 eV ${'😀 '.repeat(5000)}`;
    const indexed = indexText(long);
    const at = 5000 * 5 + 9;
    expect(sliceText(indexed, ...expandToWord(indexed, at)!)).toBe('2.2–2.4 eV');
    expect(expandToWord(indexText('x'.repeat(5000)), 2500)).toEqual([2340, 2660]);
  });
});

describe('snapToWords', () => {
  it('widens both edges to whole words', () => {
    const indexed = indexText('gap of 1.55 eV for TiO₂ films');
    expect(snapToWords(indexed, [8, 21])).toEqual([7, 23]);
    expect(snapToWords(indexed, [7, 14])).toEqual([7, 14]);
    expect(snapToWords(indexed, [3, 3])).toEqual([3, 3]);
  });

  it('never loses what was selected, and stays in the text', () => {
    fc.assert(
      fc.property(awkwardText, fc.nat(60), fc.nat(60), (indexed, a, b) => {
        const start = Math.min(a, b, indexed.length);
        const end = Math.min(Math.max(a, b), indexed.length);
        const [from, to] = snapToWords(indexed, [start, end]);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from).toBeLessThanOrEqual(start);
        expect(to).toBeGreaterThanOrEqual(end);
        expect(to).toBeLessThanOrEqual(indexed.length);
      }),
    );
  });
});

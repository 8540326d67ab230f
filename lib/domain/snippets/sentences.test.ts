import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { indexText, sliceText } from '../text/code-points';
import { splitSentences } from './sentences';

// Many inputs, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const sentencesOf = (text: string) => {
  const indexed = indexText(text);
  const starts = splitSentences(text);
  return starts.map((start, i) => sliceText(indexed, start, starts[i + 1] ?? indexed.length));
};

/** Each case is written with `|` where a sentence ends; the bar is no part of the text. */
const cases = [
  'The bandgap of MAPbI3 is 1.55 eV. |The value of CsPbI3 is 1.73 eV.',
  'Kim et al. reported a gap of 1.6 eV. |Later work gave 1.58 eV.',
  'The film was made as described by Kim et al. |The gap was 1.6 eV.',
  'As shown in Fig. 3, the onset lies at 1.52 eV. |See also Figs. 4 and 5.',
  'The onset (Fig. S2a) shifts by ca. 20 meV. |This agrees with Ref. 12.',
  'Values from Eq. 2 and Eqs. 4–6 are listed in Tab. 1. |All are in eV.',
  'The pH was kept at 7.4. |pH values above 9 dissolve the film.',
  'Cells were lysed. |mRNA was extracted, e.g. with a kit.',
  'The gap narrows. |α-FAPbI3 absorbs up to 840 nm. |δ-CsPbI3 is yellow.',
  'The contact is ohmic. |n-type ZnO was used, cf. Smith.',
  'J. A. Smith and M. Grätzel first saw this. |W. Shockley did not.',
  'The method of J.-P. Correa-Baena works. |It needs no vacuum.',
  'Devices were stored at 300 K. |After that they were heated to 350 K.',
  'A bias of 1.2 V. |Samples were then rinsed.',
  'The optical gap is 1. 55 eV in this scan.',
  'Two phases were found (e.g. CsPb2Br5). |The second is wide.',
  'The material, i.e. MAPI, is stable vs. light. |Moisture harms it.',
  'Is the gap direct? |We think so! |Others do not.',
  'He said "the gap is 1.5 eV." |We disagree.',
  'The gap is 1.5 eV.[12] |The mass is 0.1.[3,4] |Both are low.',
  'The yield was low.12 |The reason is unknown.13,14 |We repeated it.',
  'Rates are in a.u. |The scale is linear.',
  'Doping with Sn, Ge, etc. lowers the gap. |Doping with Mn, Fe, etc. |The rest is known.',
  'Samples (approx. 5 wt.% PbI2) were annealed for 10 min. at 100 °C. |They turned black.',
  'See Adv. Mater. 2015 and J. Phys. Chem. C 2016. |These report 2.3 eV.',
  'Prof. Snaith, Dr. Eperon and Mrs. Lee agreed. |No one else did.',
  '1. Introduction\n|Perovskites absorb light. |They are cheap.',
  'Results\n|The gap is 1.6 eV\n|at room temperature.',
  'First line.\n\n\n|Second line.   |Third.\n',
  'The value 2.3±0.1 eV vs. 2.2 eV (No. 3 in Table 1) is high. |Nos. 4 and 5 are low.',
  'Work in the U.S. and U.K. is ongoing. |Some is done.',
  'The gap of 𝐁𝐢𝟐𝐓𝐞𝟑 is small. |It is 0.15 eV. |𝐵 is the field.',
  'It was 1.55 eV... |Then it rose.',
  'It holds (see below). |(This is proven in Sec. 2.) |Or so we hope (i.e. the authors).',
  'Eq. (1) gives the gap etc. (see the SI). |The rest is clear.',
  'ガップは1.5 eVです。|これは正しい。',
  'See Fig.3 The rest follows. |Fig. 1. |The spectrum of Si. |Ge is like it.',
  'A gap of 1.6 eV. |2.3 eV was found at 4 K. |W is heavy.',
  'The space group is Pm-3m. |MAPbBr3 (space group Pm-3m, no. 221) is cubic.',
];

describe('splitSentences', () => {
  it.each(cases)('splits %j', (marked) => {
    const text = marked.replaceAll('|', '');
    expect(sentencesOf(text)).toEqual(marked.split('|'));
  });

  it('counts in code points', () => {
    expect(splitSentences('The 𝐁𝐢 gap. It is small.')).toEqual([0, 12]);
  });

  it('has no sentence in an empty text and one in a blank one', () => {
    expect(splitSentences('')).toEqual([]);
    expect(splitSentences(' \n\n ')).toEqual([0]);
  });

  it('ends a sentence at a line break however far the next line is indented', () => {
    const text = `et al.\n${' '.repeat(200)}reported`;
    expect(splitSentences(text)).toEqual([0, 207]);
  });

  it('keeps white space in front with the first sentence', () => {
    expect(sentencesOf('\n  One. Two.')).toEqual(['\n  One. ', 'Two.']);
  });

  it('gives ascending starts inside the text, at no white space, after every line that says something', () => {
    const piece = fc.constantFrom(
      'The gap',
      'et al.',
      ' ',
      '. ',
      '\n',
      '1.5',
      'eV',
      '𝐁',
      'pH',
      '?',
      'A',
      '(',
      '[12]',
      '"',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const indexed = indexText(text);
        const starts = splitSentences(text);
        expect(starts[0]).toBe(text === '' ? undefined : 0);
        for (const [i, start] of starts.entries()) {
          if (i === 0) continue;
          expect(start).toBeGreaterThan(starts[i - 1]!);
          expect(sliceText(indexed, start, start + 1)).toMatch(/\S/u);
        }
        const [, ...inner] = sentencesOf(text);
        for (const sentence of inner) expect(sentence.trim()).not.toContain('\n');
      }),
    );
  });
});

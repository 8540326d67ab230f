/** Generators of texts that break careless offset code, with fragments in and round them. */
import fc from 'fast-check';
import { indexText, type IndexedText } from '../../text/code-points';
import type { Fragment } from '../fragment';

/** Words, numbers, blanks, line breaks, combining marks, emoji with joiners, invisible signs. */
export const awkwardText: fc.Arbitrary<IndexedText> = fc
  .array(
    fc.constantFrom(
      ...['a', 'TiO₂', '1.55', 'eV', '–', '-', '(', ')', ',', '.', 'e\u0301', '👩‍🔬', '🇩🇪', '😀'],
      ...[' ', '\n', '\u2028', '\u0085', '\u00a0', '\u200b', '\ufeff', '\u0308', 'שלום'],
    ),
    { maxLength: 24 },
  )
  .map((pieces) => indexText(pieces.join('')));

/** A text with some fragments that may be in any order, empty, reversed or outside of it. */
export const textWithFragments: fc.Arbitrary<{ indexed: IndexedText; fragments: Fragment[] }> =
  awkwardText.chain((indexed) => {
    const edge = fc.integer({ min: -1, max: indexed.length + 1 });
    return fc
      .array(fc.tuple(edge, edge), { maxLength: 4 })
      .map((fragments) => ({ indexed, fragments }));
  });

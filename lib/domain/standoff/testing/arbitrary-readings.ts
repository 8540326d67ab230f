/** Generated texts, rows and garbage for property tests. */
import fc from 'fast-check';
import type { Annotation, Fragment } from '../../spans/fragment';
import { hasLineBreak } from '../../spans/line-breaks';
import { isBlank } from '../../spans/white-space';

/** What breaks offsets: emoji, combining marks, right-to-left scripts, separators, blanks. */
const pieces = [
  ...['a', '1.5', ' ', '  ', '\t', '\n', '😀', '👩‍🔬', 'e\u0301', 'שלום', 'مرحبا'],
  ...['\u2028', '\u0085', '\u00a0', '\ufeff', '𝛼'],
];

export const texts = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 30 })
  .map((parts) => `${parts.join('')}a`);

/** Rows as the database has them: fragments sorted, apart, each on one line. */
export function rowsIn(text: string): fc.Arbitrary<Annotation[]> {
  const flag = fc.constant(true as const);
  const row = fc.record({
    id: fc.uuid(),
    label: fc.constantFrom('X', 'Y'),
    fragments: fragmentsIn(text),
    attributes: fc.dictionary(fc.constantFrom('Negated', 'Aside'), fc.oneof(flag, values), {
      noNullPrototype: true,
    }),
    note: fc.option(notes),
  });
  return fc.uniqueArray(row, { maxLength: 6, selector: ({ id }) => id });
}

/** Files of lines that look like standoff and mostly are none. */
export const garbage = fc
  .array(
    fc.oneof(
      fc.array(fc.constantFrom(...tokens()), { maxLength: 8 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 8 },
  )
  .chain((lines) => fc.constantFrom('\n', '\r\n', '\n\n').map((end) => lines.join(end)));

function tokens(): string[] {
  const ids = ['T1', 'T2', 'T', 'E1', 'R1', 'A1', 'A2', 'M1', 'N1', '#1', '#', '*', 'W1'];
  const fields = ['X', 'Y', 'Z', 'X:T1', 'Arg1:T1', 'T1 T2', 'AnnotatorNotes', '__proto__'];
  const offsets = [' 0 1', ' 0 2;1 3', ' 3 1', ' 2 2', ' 0 0;1 2', ' 99 100', ' -1 ', ';'];
  const odd = ['\t', '\t', '\t', ' ', ' ', 'a', 'bb', '\r', '\ufeff', '\0', '\ud800', '\u2028'];
  return [...ids, ...fields, ...offsets, ...odd];
}

function fragmentsIn(text: string): fc.Arbitrary<Fragment[]> {
  const characters = Array.from(text);
  const last: Fragment = [characters.length - 1, characters.length];
  return fc.uniqueArray(fc.nat(characters.length), { maxLength: 6 }).map((edges) => {
    const sorted = edges.sort((a, b) => a - b);
    const fragments = sorted.flatMap((start, i): Fragment[] => {
      const end = sorted[i + 1];
      return i % 2 === 0 && end !== undefined ? [[start, end]] : [];
    });
    const valid = fragments.filter(([start, end]) => {
      const quote = characters.slice(start, end).join('');
      return !hasLineBreak(quote) && !isBlank(quote);
    });
    return valid.length > 0 ? valid : [last];
  });
}

const notes = fc
  .string({ unit: 'grapheme' })
  .filter((note) => note.trim() !== '' && !hasLineBreak(note) && !note.includes('\0'));

const values = notes.filter((value) => !value.includes('\t')).map((value) => value.trim());

/** A generator of releases that fit the PV600 format, with texts that break careless writers. */
import fc from 'fast-check';
import { codePointLength } from '../../text/code-points';
import type { ReleaseGold, ReleaseSnippet } from '../release-snippet';

const filler = fc.array(
  fc.constantFrom(
    ' ',
    '\n',
    ',',
    '"',
    '""',
    ';',
    '\t',
    '=1+1',
    '-',
    'gap',
    '😀',
    'e\u0301',
    '\u2028',
  ),
  { maxLength: 6 },
);
/** A value as it is written, and its processed annotation. */
const value = fc.constantFrom(
  ['1.50', '1.50'],
  ['1.55 eV', '1.55'],
  ['2.2–2.4 eV', '2.3'],
  ['1.5–\n1.6\u00a0eV', '1.55'],
  ['"1.6"', '1.6'],
  ['−1.5, eV', '-1.5'],
);
const kind = fc.constantFrom('Experimental', 'Computational', 'Literature', 'Unknown');
const piece = fc.record({ filler, value, kind, isGold: fc.boolean() });
type Piece = typeof piece extends fc.Arbitrary<infer T> ? T : never;

function snippetOf(name: string, pieces: readonly Piece[], year: number | null) {
  let text = '';
  const gold: ReleaseGold[] = [];
  for (const {
    filler: words,
    value: [written = '', decimal = ''],
    kind: type,
    isGold,
  } of pieces) {
    text += words.join('') + ' ';
    if (isGold) {
      let at = codePointLength(text);
      const fragments = written.split('\n').map((line): [number, number] => {
        const start = at;
        at += codePointLength(line) + 1;
        return [start, at - 1];
      });
      gold.unshift({ fragments, label: `${type}_bandgap`, origin: 'agreed', values: [decimal] });
    }
    text += written;
  }
  const snippet: ReleaseSnippet = {
    name,
    identifier: `10.1/${name}`,
    publisher: name.length % 2 === 0 ? null : 'Press, "Open"',
    year,
    material: 'MAPI',
    text,
    gold,
  };
  return snippet;
}

const name = fc
  .array(fc.constantFrom('a', 'B', '/', '_', '-', '"', ',', '𝛼', '\uff21', '1'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((signs) => `MAPI_${signs.join('')}_0`);

/** Some snippets with at most six values each and names that no file system confuses. */
export const releaseSnippets: fc.Arbitrary<ReleaseSnippet[]> = fc.uniqueArray(
  fc
    .tuple(name, fc.array(piece, { maxLength: 6 }), fc.option(fc.integer({ min: 1990, max: 2030 })))
    .map((parts) => snippetOf(...parts)),
  {
    minLength: 1,
    maxLength: 5,
    selector: (snippet) => snippet.name.replaceAll('/', '--'),
  },
);

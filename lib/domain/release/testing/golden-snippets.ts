/** The snippets behind the golden files, with offsets counted by hand. */
import { readFileSync } from 'node:fs';
import type { ReleaseGold, ReleaseSnippet } from '../release-snippet';

const goldenFolder = new URL('../golden/', import.meta.url);

/** A golden file as it stands on disk. */
export function readGolden(path: string): string {
  return readFileSync(new URL(path, goldenFolder), 'utf8');
}

function gold(
  start: number,
  end: number,
  kind: string,
  value: string,
  more: Partial<ReleaseGold> = {},
): ReleaseGold {
  const label = `${kind}_bandgap`;
  return { fragments: [[start, end]], label, origin: 'agreed', values: [value], ...more };
}

/** Not in the order of the files; the gold not in the order of the text. */
export const goldenSnippets: readonly ReleaseSnippet[] = [
  {
    name: 'MAPI_10.1000/example_one_7',
    identifier: '10.1000/example_one',
    publisher: 'Press, "Open" & Sons',
    year: 2019,
    material: 'MAPI',
    text: '"MAPI", they write, has\na gap of 1.55 eV and 1.60 eV; the model gives 1.50.',
    gold: [
      gold(70, 74, 'Computational', '1.50'),
      gold(45, 52, 'Experimental', '1.60', { origin: 'decided' }),
      gold(33, 40, 'Experimental', '1.55'),
    ],
  },
  {
    name: 'FAPI_10.1016--j.jmrt.2021.03.107_31',
    identifier: '10.1016/j.jmrt.2021.03.107',
    publisher: 'Elsevier',
    year: 2021,
    material: 'FAPI',
    text: readGolden('PV600/FAPI_10.1016--j.jmrt.2021.03.107_31.txt'),
    gold: [gold(1312, 1319, 'Literature', '1.45')],
  },
  {
    name: 'CsPbI3_core-42_12',
    identifier: 'core-42',
    publisher: null,
    year: 2020,
    material: 'CsPbI3',
    text: 'No value of CsPbI3 stands here, but 800 nm does.\n',
    gold: [],
  },
  {
    name: 'CsPbI3_2101.00001_2',
    identifier: '2101.00001',
    publisher: 'arXiv',
    year: null,
    material: 'CsPbI3',
    text: '🔬 CsPbI3 — E\u0308g\u202f: 2.2–\n2.4 eV 😀, cited¹⁸',
    gold: [
      gold(17, 28, 'Unknown', '2.3', {
        origin: 'longer',
        fragments: [
          [17, 21],
          [22, 28],
        ],
      }),
    ],
  },
];

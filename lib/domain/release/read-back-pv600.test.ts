import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pv600Template } from '../label-scheme/templates';
import { buildPv600Csv, writeCsv } from './pv600-csv';
import { filesOfSnippet, pv600Table } from './pv600-files';
import { readBackPv600, type Difference } from './read-back-pv600';
import type { ReleaseSnippet } from './release-snippet';
import { goldenSnippets, readGolden } from './testing/golden-snippets';
import { releaseSnippets } from './testing/release-snippets';
import { unzipFiles, zipFiles, type ReleaseFile } from './zip-files';

const { scheme } = pv600Template;

function build(snippets: readonly ReleaseSnippet[]): ReleaseFile[] {
  return [
    { path: pv600Table, content: buildPv600Csv(snippets, scheme) },
    ...snippets.flatMap(filesOfSnippet),
  ];
}

function change(
  files: readonly ReleaseFile[],
  path: string,
  edit: (content: string) => string,
): ReleaseFile[] {
  return files.map((file) => (file.path === path ? { path, content: edit(file.content) } : file));
}

const golden = build(goldenSnippets);
const messagesOf = (files: readonly ReleaseFile[]): string[] =>
  readBackPv600(files, goldenSnippets, scheme).map(({ path, message }) => `${path} ${message}`);

describe('readBackPv600', () => {
  it('finds no difference in the golden files', () => {
    const files = golden.map(({ path }) => ({ path, content: readGolden(path) }));
    expect(messagesOf(files)).toEqual([]);
  });

  it('finds no difference in what was built, zipped and unzipped', () => {
    fc.assert(
      fc.property(releaseSnippets, (snippets) => {
        const files = unzipFiles(zipFiles(build(snippets)));
        expect(readBackPv600(files, snippets, scheme)).toEqual([]);
      }),
    );
  });

  it('finds any cell that was changed', () => {
    const table = parse(readGolden(pv600Table));
    table.forEach((row, r) => {
      row.forEach((cell, c) => {
        for (const wrong of [`${cell} `, `0${cell}`, '1']) {
          const cells = table.map((other, i) => (i === r ? other.with(c, wrong) : other));
          const files = change(golden, pv600Table, () => writeCsv(cells));
          if (wrong !== cell) expect(messagesOf(files), `${r},${c}: ${wrong}`).not.toEqual([]);
        }
      });
    });
  });

  it('finds any sign of a text or a standoff file that was changed', () => {
    fc.assert(
      fc.property(
        releaseSnippets,
        fc.nat(),
        fc.nat(),
        fc.constantFrom('', 'x', ' ', '0', '\n', '\t', ';'),
        (snippets, which, where, sign) => {
          const files = build(snippets);
          const file = files
            .filter(({ path }) => path !== pv600Table)
            .at(which % (files.length - 1));
          const path = file?.path ?? '';
          const at = where % ((file?.content.length ?? 0) + 1);
          const changed = change(
            files,
            path,
            (content) => content.slice(0, at) + sign + content.slice(at + 1),
          );
          fc.pre(changed.some((other, i) => other.content !== files[i]?.content));
          const found = readBackPv600(changed, snippets, scheme);
          expect(found.map((difference: Difference) => difference.path)).toContain(path);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('finds gold that is not in the files', () => {
    const [mapi, ...others] = goldenSnippets as [ReleaseSnippet, ...ReleaseSnippet[]];
    const less = { ...mapi, gold: mapi.gold.slice(1) };
    const more = {
      ...mapi,
      gold: [...mapi.gold, { ...mapi.gold[0]!, fragments: [[0, 6] as const] }],
    };
    for (const snippet of [less, more]) {
      const found = readBackPv600(golden, [snippet, ...others], scheme);
      expect(new Set(found.map((difference) => difference.snippet))).toEqual(new Set([mapi.name]));
      expect(found.map(({ path }) => path)).toContain('PV600/MAPI_10.1000--example_one_7.ann');
      expect(found.map(({ path }) => path)).toContain(pv600Table);
    }
  });

  it('finds files and rows that are missing, surplus, twice or in another order', () => {
    const ann = 'PV600/CsPbI3_core-42_12.ann';
    expect(messagesOf(golden.filter(({ path }) => path !== ann))).toEqual([`${ann} is missing`]);
    expect(messagesOf(golden.slice(1))).toContain('PV600.csv is missing');
    expect(messagesOf([...golden, { path: 'PV600/x.txt', content: '' }])).toEqual([
      'PV600/x.txt belongs to no snippet',
    ]);
    expect(messagesOf([...golden, { path: ann, content: '' }])).toEqual([`${ann} is there twice`]);
    const [head, ...rows] = parse(readGolden(pv600Table));
    const orders = [rows.toReversed(), rows.slice(1), [...rows, ...rows.slice(0, 1)]];
    for (const order of orders) {
      const files = change(golden, pv600Table, () => writeCsv([head!, ...order]));
      expect(messagesOf(files)).toContain('PV600.csv has other rows, or in another order');
    }
  });

  it('refuses other line ends, a byte order mark and broken quotes', () => {
    const edits: ((content: string) => string)[] = [
      (content) => content.replaceAll('\n', '\r\n'),
      (content) => `\ufeff${content}`,
      (content) => content.replace(',"', ','),
      (content) => `${content}"`,
    ];
    for (const edit of edits) {
      expect(messagesOf(change(golden, pv600Table, edit))).not.toEqual([]);
    }
  });
});

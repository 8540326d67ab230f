/**
 * Proof of a PV600 export: its files are parsed again and compared, field by field, with the
 * snippets that they were made from. An export is offered only when nothing differs. Nothing here
 * uses the writers, so that a fault in one of them shows.
 */
import { parse } from 'csv-parse/sync';
import { compareCodePoints } from '../text/code-point-order';
import type { LabelScheme } from '../label-scheme/scheme';
import { pv600Columns } from './pv600-csv';
import { pv600Folder, pv600Table } from './pv600-files';
import { compareAnn } from './read-back-ann';
import { compareRow } from './read-back-row';
import { toPv600FileName } from './pv600-names';
import type { ReleaseSnippet } from './release-snippet';
import type { ReleaseFile } from './zip-files';

export type Difference = {
  readonly path: string;
  /** Null where no single snippet is concerned. */
  readonly snippet: string | null;
  readonly message: string;
};

type Contents = ReadonlyMap<string, string>;

/** What in the files is not what the snippets say; empty when the export is proven. */
export function readBackPv600(
  files: readonly ReleaseFile[],
  snippets: readonly ReleaseSnippet[],
  scheme: LabelScheme,
): Difference[] {
  const contents: Contents = new Map(files.map(({ path, content }) => [path, content]));
  return [
    ...compareListing(files, snippets),
    ...compareTable(contents.get(pv600Table) ?? '', snippets, scheme),
    ...snippets.flatMap((snippet) => compareSnippetFiles(contents, snippet)),
  ];
}

function compareListing(
  files: readonly ReleaseFile[],
  snippets: readonly ReleaseSnippet[],
): Difference[] {
  const missing = new Set([pv600Table, ...snippets.flatMap(pathsOf)]);
  const seen = new Set<string>();
  const found = files.flatMap(({ path }) => {
    if (!/\.(?:txt|ann|csv)$/u.test(path)) return [];
    const isTwice = seen.has(path);
    seen.add(path);
    if (isTwice) return [difference(path, null, 'is there twice')];
    return missing.delete(path) ? [] : [difference(path, null, 'belongs to no snippet')];
  });
  return [...found, ...[...missing].map((path) => difference(path, null, 'is missing'))];
}

function pathsOf({ name }: ReleaseSnippet): [text: string, ann: string] {
  const base = `${pv600Folder}/${toPv600FileName(name)}`;
  return [`${base}.txt`, `${base}.ann`];
}

function compareTable(
  content: string,
  snippets: readonly ReleaseSnippet[],
  scheme: LabelScheme,
): Difference[] {
  const rows = parseTable(content);
  if (typeof rows === 'string') return [difference(pv600Table, null, rows)];
  const [header = [], ...body] = rows;
  const byName = new Map(snippets.map((snippet) => [toPv600FileName(snippet.name), snippet]));
  const names = body.map(([name = '']) => name);
  const expected = [...byName.keys()].sort(compareCodePoints);
  const problems: string[] = [];
  if (!isSameList(header, pv600Columns)) problems.push('has another header');
  if (!isSameList(names, expected)) problems.push('has other rows, or in another order');
  return [
    ...problems.map((problem) => difference(pv600Table, null, problem)),
    ...body.flatMap((cells) => {
      const snippet = byName.get(cells[0] ?? '');
      if (snippet === undefined) return [];
      return compareRow(cells, snippet, scheme).map((message) =>
        difference(pv600Table, snippet.name, message),
      );
    }),
  ];
}

function parseTable(content: string): string[][] | string {
  try {
    return parse(content, { record_delimiter: '\n', relax_column_count: true });
  } catch (error) {
    return `cannot be read as CSV: ${error instanceof Error ? error.message : 'unknown fault'}`;
  }
}

function compareSnippetFiles(contents: Contents, snippet: ReleaseSnippet): Difference[] {
  const [textPath, annPath] = pathsOf(snippet);
  const text = contents.get(textPath);
  const ann = contents.get(annPath);
  if (text === undefined || ann === undefined) return [];
  const ofText = text === snippet.text ? [] : ['is not the text of the snippet'];
  return [
    ...ofText.map((message) => difference(textPath, snippet.name, message)),
    ...compareAnn(ann, text, snippet).map((message) => difference(annPath, snippet.name, message)),
  ];
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, i) => word === b[i]);
}

function difference(path: string, snippet: string | null, message: string): Difference {
  return { path, snippet, message };
}

/**
 * `metadata.csv`: where texts come from. One row a text, found by its file name; columns in any
 * order, headed by the words below in any case, parted by comma, semicolon or tab. A row that cannot
 * be read is an error with its line, and a caller that finds errors must not take the rest, since
 * texts without their provenance cannot be told from texts that have none.
 */
import { CsvError, parse } from 'csv-parse/sync';
import type { RefusalDetail } from '../errors';
import { baseName } from './entry-path';

/** Provenance that is published with a text; null where nothing was said. */
export type SnippetMetadata = {
  readonly material: string | null;
  /** DOI, arXiv id or another name of the article, with `/` as it is. */
  readonly identifier: string | null;
  readonly publisher: string | null;
  readonly institution: string | null;
  readonly year: number | null;
  readonly licence: string | null;
  readonly title: string | null;
  readonly url: string | null;
};

export type MetadataRow = {
  /** Name of the text, without folder and `.txt`. */
  readonly name: string;
  /** Line of the file where the row ends. */
  readonly line: number;
  readonly metadata: SnippetMetadata;
};

type Field = 'name' | keyof SnippetMetadata;

const headings: Readonly<Record<Field, readonly string[]>> = {
  name: ['name', 'file', 'filename', 'file name', 'snippet', 'snippet name'],
  material: ['material'],
  identifier: ['identifier', 'article identifier', 'doi'],
  publisher: ['publisher'],
  institution: ['institution'],
  year: ['year', 'publication year'],
  licence: ['licence', 'license'],
  title: ['title', 'article title'],
  url: ['url', 'link'],
};

const maxCellLength = 2000;

/** Nothing known. */
export const emptyMetadata: SnippetMetadata = {
  material: null,
  identifier: null,
  publisher: null,
  institution: null,
  year: null,
  licence: null,
  title: null,
  url: null,
};

/** Reads a `metadata.csv`. `fileName` goes into notes and errors. */
export function readMetadataCsv(
  text: string,
  fileName: string,
): {
  rows: readonly MetadataRow[];
  notes: readonly RefusalDetail[];
  errors: readonly RefusalDetail[];
} {
  const notes: RefusalDetail[] = [];
  const errors: RefusalDetail[] = [];
  const fail = (line: number, code: string, message: string) => {
    errors.push({ file: fileName, line, code, message });
  };
  const records = readRecords(text, fail);
  const [header, ...body] = records;
  if (!header) {
    if (errors.length === 0) fail(1, 'emptyFile', 'The file is empty. Give it a row of headings.');
    return { rows: [], notes, errors };
  }
  const columns = matchHeadings(header, fail);
  if (errors.length > 0) return { rows: [], notes, errors };
  const unknown = header.cells.filter((cell, index) => cell !== '' && !columns.has(index));
  if (unknown.length > 0) {
    const message = `Columns that are not used: ${unknown.join(', ')}.`;
    notes.push({ file: fileName, line: header.line, code: 'unknownColumns', message });
  }
  const rows = new Map<string, MetadataRow>();
  for (const record of body) {
    const row = readRow(record, header.cells.length, columns, fail);
    if (row === null) continue;
    const earlier = rows.get(row.name);
    if (earlier) {
      fail(row.line, 'repeatedRow', `${row.name} has a row already, in line ${earlier.line}.`);
    } else {
      rows.set(row.name, row);
    }
  }
  return { rows: [...rows.values()], notes, errors };
}

type Fail = (line: number, code: string, message: string) => void;
/** What csv-parse returns when asked for line numbers. */
type InfoRecord = { readonly record: string[]; readonly info: { readonly lines: number } };
type CsvRecord = { readonly cells: readonly string[]; readonly line: number };

function readRecords(text: string, fail: Fail): CsvRecord[] {
  try {
    const options = {
      bom: true,
      delimiter: findDelimiter(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    };
    const records = parse(text, options) as unknown as readonly InfoRecord[];
    return records
      .map(({ record, info }) => ({ cells: record.map((cell) => cell.trim()), line: info.lines }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    fail(line, 'malformedCsv', `The table cannot be read: ${error.message}.`);
    return [];
  }
}

/** The sign that parts the headings: spreadsheets write semicolons where the comma is decimal. */
function findDelimiter(text: string): string {
  const header = text.split(/\r\n|\r|\n/u, 1)[0] ?? '';
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: header.split(sign).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign;
}

function matchHeadings(header: CsvRecord, fail: Fail): ReadonlyMap<number, Field> {
  const columns = new Map<number, Field>();
  for (const [field, words] of Object.entries(headings) as [Field, readonly string[]][]) {
    const found = [...header.cells.keys()].filter((index) =>
      words.includes((header.cells[index] ?? '').toLowerCase()),
    );
    const [first, second] = found;
    if (first !== undefined && second !== undefined) {
      const names = found.map((index) => header.cells[index] ?? '').join(', ');
      fail(header.line, 'repeatedColumn', `Several columns say the same: ${names}. Keep one.`);
    }
    if (first !== undefined) columns.set(first, field);
  }
  if (![...columns.values()].includes('name')) {
    fail(header.line, 'noNameColumn', 'There is no column "file" or "name". Add it.');
  }
  return columns;
}

function readRow(
  { cells, line }: CsvRecord,
  width: number,
  columns: ReadonlyMap<number, Field>,
  fail: Fail,
): MetadataRow | null {
  if (cells.length !== width) {
    const message = `The row has ${cells.length} cells and the headings are ${width}. Quote cells that hold the separator.`;
    fail(line, 'columnCount', message);
    return null;
  }
  const values = new Map<Field, string>();
  for (const [index, field] of columns) {
    const cell = cells[index] ?? '';
    if (cell.length > maxCellLength) {
      fail(line, 'cellTooLong', `The ${field} has more than ${maxCellLength} characters.`);
      return null;
    }
    if (cell !== '') values.set(field, cell);
  }
  const name = baseName(values.get('name') ?? '').replace(/\.txt$/iu, '');
  if (name === '') {
    if (values.size > 0) fail(line, 'noName', 'The row names no text. Fill in its file name.');
    return null;
  }
  const year = values.get('year') ?? null;
  if (year !== null && !/^[12]\d{3}$/u.test(year)) {
    fail(line, 'malformedYear', `"${year}" is not a year. Write four digits.`);
    return null;
  }
  const read = (field: keyof SnippetMetadata) => values.get(field) ?? null;
  const metadata = {
    material: read('material'),
    identifier: read('identifier'),
    publisher: read('publisher'),
    institution: read('institution'),
    year: year === null ? null : Number(year),
    licence: read('licence'),
    title: read('title'),
    url: read('url'),
  };
  return { name, line, metadata };
}

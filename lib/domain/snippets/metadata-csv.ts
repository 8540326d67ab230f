/**
 * `metadata.csv`: where texts come from. One row a text, found by its file name; columns in any
 * order, headed by the words below in any case, parted by comma, semicolon or tab. A row that cannot
 * be read is an error with its line, and a caller that finds errors must not take the rest, since
 * texts without their provenance cannot be told from texts that have none.
 */
import type { RefusalDetail } from '../errors';
import { type CsvRecord, eachCsvRecord, findDelimiter } from './csv-records';
import { baseName } from './entry-path';
import {
  type MetadataField,
  metadataHeadings,
  readMetadata,
  type SnippetMetadata,
} from './metadata-fields';

export type MetadataRow = {
  /** Name of the text, without folder and `.txt`. */
  readonly name: string;
  /** Line of the file where the row ends. */
  readonly line: number;
  readonly metadata: SnippetMetadata;
};

type Field = 'name' | MetadataField;

const headings: Readonly<Record<Field, readonly string[]>> = {
  name: ['name', 'file', 'filename', 'file name', 'snippet', 'snippet name'],
  ...metadataHeadings,
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

function readRecords(text: string, fail: Fail): CsvRecord[] {
  const records: CsvRecord[] = [];
  const fault = eachCsvRecord(text, findDelimiter(text), ({ cells, line }) => {
    records.push({ cells: cells.map((cell) => cell.trim()), line });
  });
  if (fault === null) return records;
  fail(fault.line, 'malformedCsv', fault.message);
  return [];
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
  for (const [index, field] of columns) values.set(field, cells[index] ?? '');
  const name = baseName(values.get('name') ?? '').replace(/\.txt$/iu, '');
  if (name === '') {
    const isEmpty = [...values.values()].every((cell) => cell === '');
    if (!isEmpty) fail(line, 'noName', 'The row names no text. Fill in its file name.');
    return null;
  }
  values.delete('name');
  const metadata = readMetadata(values as Map<MetadataField, string>);
  if ('code' in metadata) {
    fail(line, metadata.code, metadata.message);
    return null;
  }
  return { name, line, metadata };
}

/**
 * A file of rows, one text a row: csv with a row of headings, or JSON Lines with one object a line.
 * Rows are handed on one by one, since a file may hold tens of thousands of them.
 */
import { eachCsvRecord, findDelimiter } from './csv-records';
import type { FieldFault } from './metadata-fields';
import type { Delimiter, TableFormat } from './table-format';

export type TableRow = {
  /** From 1, without the headings. */
  readonly number: number;
  /** Line of the file where the row ends. */
  readonly line: number;
  /** What the row says by column; what it leaves out is missing. */
  readonly cells: ReadonlyMap<string, string>;
  /** Why the row cannot be taken. */
  readonly fault: FieldFault | null;
};

export type TableFault = { readonly line: number; readonly code: string; readonly message: string };

/** The format of a file, with the delimiter that its headings have unless one is chosen. */
export function tableFormat(
  kind: TableFormat['kind'],
  text: string,
  delimiter: Delimiter | null,
): TableFormat {
  if (kind === 'jsonl') return { kind };
  return { kind, delimiter: delimiter ?? findDelimiter(text) };
}

/** What `readTable` tells of the table as a whole. */
export type TableFrame = {
  /** In the order of the file. */
  readonly columns: readonly string[];
  /** What is wrong with the file as a whole; rows before it were handed on. */
  readonly fault: TableFault | null;
};

/** @param most Rows to read at the most. */
export function readTable(
  text: string,
  format: TableFormat,
  take: (row: TableRow) => void,
  most?: number,
): TableFrame {
  return format.kind === 'csv'
    ? readCsv(text, format.delimiter, take, most)
    : readJsonLines(text, take, most);
}

function readCsv(
  text: string,
  delimiter: Delimiter,
  take: (row: TableRow) => void,
  most?: number,
): TableFrame {
  let columns: readonly string[] = [];
  let number = 0;
  const broken = eachCsvRecord(
    text,
    delimiter,
    ({ cells, line }) => {
      if (columns.length === 0) {
        columns = cells.map((cell, i) => cell.trim() || `column ${i + 1}`);
        return;
      }
      number += 1;
      const fault = cells.length === columns.length ? null : wrongWidth(cells, columns);
      const named = columns.flatMap((column, i) => {
        const cell = cells[i];
        return cell === undefined || cell === '' ? [] : [[column, cell] as const];
      });
      take({ number, line, cells: new Map(named), fault });
    },
    most === undefined ? undefined : most + 1,
  );
  if (broken !== null) return { columns, fault: { code: 'malformedCsv', ...broken } };
  return { columns, fault: headingFault(columns) };
}

function wrongWidth(cells: readonly string[], columns: readonly string[]): FieldFault {
  const message = `It has ${cells.length} cells and the headings are ${columns.length}. Put quotes round cells that hold the separator.`;
  return { code: 'columnCount', message };
}

function headingFault(columns: readonly string[]): TableFault | null {
  if (columns.length === 0) {
    return { line: 1, code: 'emptyFile', message: 'There is no row. The first one has headings.' };
  }
  const twice = columns.find((column, i) => columns.indexOf(column) < i);
  if (twice === undefined) return null;
  const message = `Two columns are headed "${twice}". Give each a heading of its own.`;
  return { line: 1, code: 'repeatedColumn', message };
}

function readJsonLines(text: string, take: (row: TableRow) => void, most = Infinity): TableFrame {
  const columns = new Set<string>();
  let number = 0;
  let line = 0;
  for (let start = text.startsWith('\ufeff') ? 1 : 0; start < text.length && number < most;) {
    const end = text.indexOf('\n', start);
    const words = text.slice(start, end < 0 ? text.length : end).trim();
    line += 1;
    start = end < 0 ? text.length : end + 1;
    if (words === '') continue;
    number += 1;
    const { cells, fault } = readObject(words);
    for (const column of cells.keys()) columns.add(column);
    take({ number, line, cells, fault });
  }
  const message = 'There is no line with an object in it.';
  const fault = number === 0 ? { line: 1, code: 'emptyFile', message } : null;
  return { columns: [...columns], fault };
}

function readObject(words: string): Pick<TableRow, 'cells' | 'fault'> {
  const cells = new Map<string, string>();
  const refuse = (code: string, message: string) => ({ cells, fault: { code, message } });
  let value: unknown;
  try {
    value = JSON.parse(words);
  } catch {
    return refuse('malformedJson', 'It is no JSON. Write one whole object a line.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse('noObject', 'It is no object. Write {"column": "what it says", …}.');
  }
  let nested: string | null = null;
  for (const [column, cell] of Object.entries(value as Record<string, unknown>)) {
    if (typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean') {
      if (cell !== '') cells.set(column, String(cell));
    } else if (cell !== null) {
      nested ??= column;
    }
  }
  if (nested === null) return { cells, fault: null };
  const message = `"${nested}" holds a list or an object. Write a string or a number.`;
  return refuse('nested', message);
}

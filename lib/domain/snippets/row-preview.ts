/** The beginning of a file of rows: its columns, and what its first rows would become. */
import { type ColumnMapping, mappingFault } from './column-mapping';
import type { SnippetMetadata } from './metadata-fields';
import { planRow } from './plan-row';
import { stemOf } from './plan-rows';
import { readTable, tableFormat, type TableRow } from './row-table';
import { type Delimiter, headBytes, type TableFormat, tableKind } from './table-format';

/** Rows that are looked at for the columns of the file, and rows that are shown. */
const rowsRead = 20;
const rowsShown = 5;
/** UTF-16 units of a text that a preview shows. */
const textShown = 280;

export type TableHead = {
  readonly format: TableFormat;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  /** Why it cannot be read as a table; null when it can. */
  readonly fault: string | null;
};

/** What a row would become, or why it is left out. */
export type RowPreview =
  | {
      readonly number: number;
      readonly name: string;
      readonly isNameMade: boolean;
      /** The beginning of the text. */
      readonly text: string;
      readonly isCut: boolean;
      readonly metadata: SnippetMetadata;
    }
  | { readonly number: number; readonly refusal: string };

/** @param isCut The file goes on behind `text`, which may end within a row. */
export function readTableHead(
  fileName: string,
  text: string,
  isCut: boolean,
  delimiter: Delimiter | null,
): TableHead {
  const format = tableFormat(tableKind(fileName) ?? 'csv', text, delimiter);
  const rows: TableRow[] = [];
  const end = isCut && format.kind === 'jsonl' ? text.lastIndexOf('\n') + 1 : text.length;
  const { columns, fault } = readTable(
    text.slice(0, end),
    format,
    (row) => void rows.push(row),
    rowsRead,
  );
  // Where the file goes on, its last row is cut and no fault of the file.
  const isFaulty = fault !== null && !(isCut && fault.code === 'malformedCsv' && rows.length > 0);
  return { format, columns, rows, fault: isFaulty ? fault.message : null };
}

/** What the first rows become with a mapping; none while the mapping does not fit. */
export function previewRows(
  { columns, rows }: TableHead,
  mapping: ColumnMapping,
  fileName: string,
): readonly RowPreview[] {
  if (mappingFault(mapping, columns) !== null) return [];
  return rows.slice(0, rowsShown).map((row) => {
    const planned = planRow(row, mapping, stemOf(fileName));
    if ('code' in planned) return { number: row.number, refusal: planned.message };
    const { name, isNameMade, text, metadata } = planned;
    const isCut = text.length > textShown;
    // Cut between characters, never within one.
    const shown = isCut ? text.slice(0, textShown).replace(/[\uD800-\uDBFF]$/u, '') : text;
    return { number: row.number, name, isNameMade, text: shown, isCut, metadata };
  });
}

/** The columns by which a mapping is remembered: those of the first rows. */
export function headColumns(
  fileName: string,
  bytes: Uint8Array,
  delimiter: Delimiter | null,
): readonly string[] {
  const isCut = bytes.length > headBytes;
  const text = new TextDecoder('utf-8').decode(bytes.subarray(0, headBytes), { stream: isCut });
  return readTableHead(fileName, text, isCut, delimiter).columns;
}

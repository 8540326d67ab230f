/**
 * What a file of rows would bring in, decided before anything is stored. The unit is the row: one
 * that cannot be taken is left out and named with its number, line and reason. What concerns the
 * file as a whole (no UTF-8, no table, a mapping that does not fit) refuses all of it.
 */
import type { RefusalDetail } from '../errors';
import type { UploadedFile } from './archive';
import { type ColumnMapping, guessMapping, mappingFault } from './column-mapping';
import { decodeFile } from './decode-file';
import { planRow } from './plan-row';
import type { PlannedText } from './plan-texts';
import { remark, type Remarks } from './remarks';
import { RowCollector } from './row-collector';
import { readTable, tableFormat } from './row-table';
import { type Delimiter, type TableFormat, tableKind } from './table-format';

export type RowPlan = {
  /** In the order of the rows. */
  readonly texts: readonly PlannedText[];
  /** Rows that are left out. */
  readonly refused: number;
  readonly notes: readonly RefusalDetail[];
  readonly errors: readonly RefusalDetail[];
};

export type RowChoices = {
  /** Null for the one that the headings have. */
  readonly delimiter: Delimiter | null;
  /** Null for what the headings say. */
  readonly mapping: ColumnMapping | null;
};

/** Bytes of a file of rows. */
const maxTableBytes = 128 * 1024 * 1024;

/** @param file A `.csv`, `.tsv`, `.jsonl` or `.ndjson` file. */
export function planRows(file: UploadedFile, choices: RowChoices): RowPlan {
  const { path } = file;
  const remarks: Remarks = { notes: [], errors: [] };
  const nothing = { texts: [], refused: 0, ...remarks };
  const text = decodeFile(file, maxTableBytes, remarks);
  if (text === null) return nothing;
  const format = tableFormat(tableKind(path) ?? 'csv', text, choices.delimiter);
  const columns = readColumns(text, format, path, remarks);
  if (columns === null) return nothing;
  const mapping = choices.mapping ?? guessMapping(columns);
  const misfit = mappingFault(mapping, columns);
  if (misfit !== null) {
    remark(remarks.errors, path, 'mapping', misfit);
    return nothing;
  }
  noteColumns(mapping, columns, path, remarks);
  const rows = new RowCollector(path, remarks);
  const stem = stemOf(path);
  const { fault } = readTable(text, format, (row) => rows.take(row, planRow(row, mapping, stem)));
  if (fault === null) return { texts: rows.texts, refused: rows.refused, ...remarks };
  const whole: Remarks = { notes: [], errors: [] };
  remark(whole.errors, path, fault.code, `${fault.message} No row was taken`, fault.line);
  return { texts: [], refused: 0, ...whole };
}

/** The columns of a file; a csv has them in its first row, JSON Lines anywhere. */
function readColumns(
  text: string,
  format: TableFormat,
  path: string,
  remarks: Remarks,
): readonly string[] | null {
  const most = format.kind === 'csv' ? 0 : undefined;
  const { columns, fault } = readTable(text, format, () => undefined, most);
  if (fault === null) return columns;
  remark(remarks.errors, path, fault.code, fault.message, fault.line);
  return null;
}

function noteColumns(
  mapping: ColumnMapping,
  columns: readonly string[],
  path: string,
  { notes }: Remarks,
): void {
  const used = Object.entries(mapping).map(([field, column]) => `${field} from "${column}"`);
  remark(notes, path, 'mapping', `columns: ${used.join(', ')}`);
  const unused = columns.filter((column) => !Object.values(mapping).includes(column));
  if (unused.length === 0) return;
  remark(notes, path, 'unknownColumns', `columns that are not used: ${unused.join(', ')}`);
}

/** What rows without a name are called by: the file's name, without ending, in one word. */
export function stemOf(path: string): string {
  const stem =
    path
      .split(/[/\\]/u)
      .at(-1)
      ?.replace(/\.[^.]*$/u, '') ?? '';
  return stem.trim().replace(/\s+/gu, '-') || 'row';
}

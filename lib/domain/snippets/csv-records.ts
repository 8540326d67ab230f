/** Records of a csv file with the lines that they end in, one by one: a file may be large. */
import { CsvError, parse } from 'csv-parse/sync';
import { type Delimiter, delimiters } from './table-format';

export type CsvRecord = { readonly cells: string[]; readonly line: number };
export type CsvFault = { readonly line: number; readonly message: string };

/** What csv-parse tells of a record. */
type Context = { readonly lines: number };

/**
 * Hands each record that is not empty to `take`, as it stands: nothing is trimmed.
 * @param most Records to read at the most.
 * @returns what is wrong with the file; null for nothing. Records before the fault were taken.
 */
export function eachCsvRecord(
  text: string,
  delimiter: Delimiter,
  take: (record: CsvRecord) => void,
  most?: number,
): CsvFault | null {
  try {
    parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      // Spreadsheets put a cell on the clipboard as it is, quotation marks and all.
      relax_quotes: delimiter === '\t',
      skip_empty_lines: true,
      ...(most === undefined ? {} : { to: most }),
      // Nothing is kept by the parser: null leaves the record out of what it returns.
      on_record: (cells: string[], { lines }: Context) => {
        if (cells.some((cell) => cell.trim() !== '')) take({ cells, line: lines });
        return null;
      },
    });
    return null;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    return { line, message: `The table cannot be read: ${error.message}.` };
  }
}

/** The sign that parts the headings: spreadsheets write semicolons where the comma is decimal. */
export function findDelimiter(text: string): Delimiter {
  const header = text.slice(0, text.search(/\r|\n|$/u));
  const counts = delimiters.map((sign) => ({ sign, count: header.split(sign).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign;
}

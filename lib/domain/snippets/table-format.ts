/** How a file of rows is written. */

export const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

export type TableFormat =
  { readonly kind: 'csv'; readonly delimiter: Delimiter } | { readonly kind: 'jsonl' };

/** Bytes of a file that are looked at before it is imported. */
export const headBytes = 256 * 1024;

/** The kind that a file's name says; null when it is no file of rows. */
export function tableKind(fileName: string): TableFormat['kind'] | null {
  if (/\.(csv|tsv)$/iu.test(fileName)) return 'csv';
  return /\.(jsonl|ndjson)$/iu.test(fileName) ? 'jsonl' : null;
}

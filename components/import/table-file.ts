/** A file of rows before it is sent: its beginning, and rows that were pasted as a file. */
import { headBytes, tableKind } from '@/lib/domain/snippets/table-format';

/** What is looked at before a file is imported. */
export type TableStart = {
  readonly fileName: string;
  readonly head: string;
  /** The file goes on behind the head. */
  readonly isCut: boolean;
};

/** Null for anything but one file of rows. `isUtf8` is false when its beginning cannot be read. */
export async function readTableStart(
  files: readonly File[],
): Promise<(TableStart & { readonly isUtf8: boolean }) | null> {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0 || tableKind(file.name) === null) return null;
  const isCut = file.size > headBytes;
  const bytes = await file.slice(0, headBytes).arrayBuffer();
  try {
    const head = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
    return { fileName: file.name, head, isCut, isUtf8: true };
  } catch {
    return { fileName: file.name, head: '', isCut, isUtf8: false };
  }
}

/** Pasted rows as a file, named by the time: rows without a name are named by it. */
export function fileOfRows(rows: string, now: Date): File[] {
  if (rows.trim() === '') return [];
  const ending = rows.trimStart().startsWith('{') ? 'jsonl' : 'csv';
  const time = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  return [new File([rows], `pasted-${time}.${ending}`)];
}

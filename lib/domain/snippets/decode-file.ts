/** A file of an upload as text; what is wrong with it goes into the report. */
import type { UploadedFile } from './archive';
import { attempt, remark, type Remarks } from './remarks';
import { decodeUtf8 } from './utf8';

/** The text, line ends unchanged; null when the file is too large or is no UTF-8. */
export function decodeFile(
  { path, bytes }: UploadedFile,
  maxBytes: number,
  remarks: Remarks,
): string | null {
  if (bytes.length > maxBytes) {
    remark(remarks.errors, path, 'tooLarge', `it is larger than ${maxBytes} bytes; split it`);
    return null;
  }
  const decoded = attempt(remarks, () => decodeUtf8(bytes, path));
  remarks.notes.push(...(decoded?.notes ?? []));
  return decoded?.text ?? null;
}

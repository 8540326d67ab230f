/**
 * From bytes to text. Only UTF-8 is read, strictly; nothing is guessed and nothing replaced, since
 * one wrong character moves every offset behind it. NUL and lone surrogates are refused: the
 * database cannot hold the one and would silently change the other.
 */
import { Refusal, type RefusalDetail } from '../errors';

/**
 * Decodes a file. A UTF-8 byte order mark is dropped and noted; line ends stay as they are.
 *
 * @param path Goes into notes and errors.
 * @throws Refusal `unprocessable` with the file, the line and the byte offset (from 0) of the fault.
 */
export function decodeUtf8(
  bytes: Uint8Array,
  path: string,
): { text: string; notes: readonly RefusalDetail[] } {
  const wide = nameWideEncoding(bytes);
  if (wide !== null) throw refuse(path, 1, `it is ${wide}. Save it as UTF-8`);
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const start = hasMark ? 3 : 0;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(start));
  } catch {
    const offset = findIllFormed(bytes);
    throw refuse(path, lineOfByte(bytes, offset), describeIllFormed(bytes, offset));
  }
  requireCleanText(text, path);
  const message = `The byte order mark of ${path} was dropped.`;
  return { text, notes: hasMark ? [{ file: path, line: 1, code: 'byteOrderMark', message }] : [] };
}

/**
 * Checks a text that came as a string (from JSON, say) for what cannot be kept.
 *
 * @throws Refusal `unprocessable` with file and line for NUL and for lone surrogates.
 */
export function requireCleanText(text: string, path: string): void {
  const place = text.search(/\0|\p{Surrogate}/u);
  if (place < 0) return;
  const line = text.slice(0, place).split(/\r\n|\r|\n/u).length;
  const reason =
    text[place] === '\0'
      ? 'there is a NUL character. Remove it, or save the file as UTF-8 if it is UTF-16'
      : 'there is half of a character (a lone surrogate). Replace it by the whole one';
  throw refuse(path, line, reason);
}

/** The byte where the first ill-formed sequence begins; the length when there is none. */
export function findIllFormed(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const length = sequenceLength(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return at;
}

/** Bytes of the well-formed sequence at `at`, by table 3-7 of the Unicode standard; 0 for none. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  const low = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const high = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[at + index] ?? 0;
    const isInRange = index === 1 ? byte >= low && byte <= high : byte >= 0x80 && byte <= 0xbf;
    if (!isInRange) return 0;
  }
  return length;
}

function nameWideEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return 'UTF-16 (little-endian), by its byte order mark';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'UTF-16 (big-endian), by its byte order mark';
  return null;
}

function describeIllFormed(bytes: Uint8Array, offset: number): string {
  const first = bytes[offset] ?? 0;
  const place = `byte 0x${first.toString(16).padStart(2, '0')} at offset ${offset}`;
  if (first === 0xed && (bytes[offset + 1] ?? 0) >= 0xa0) {
    return `it is not UTF-8: half of a character (a lone surrogate) begins with ${place}. Replace it by the whole one`;
  }
  return `it is not UTF-8: ${place}. Save it as UTF-8; it may be Latin-1 or Windows-1252`;
}

function lineOfByte(bytes: Uint8Array, offset: number): number {
  let line = 1;
  for (let at = 0; at < offset; at += 1) {
    const isLineFeed = bytes[at] === 0x0a;
    const isLoneReturn = bytes[at] === 0x0d && bytes[at + 1] !== 0x0a;
    if (isLineFeed || isLoneReturn) line += 1;
  }
  return line;
}

function refuse(path: string, line: number, reason: string): Refusal {
  const message = `${path}, line ${line}: ${reason}.`;
  return new Refusal('unprocessable', message, [{ file: path, line, code: 'encoding', message }]);
}

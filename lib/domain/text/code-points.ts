/**
 * The one converter between code points (everywhere in the program) and UTF-16 units (JavaScript
 * strings). Texts here are well formed: lone surrogates are refused at import.
 */
import type { Fragments } from '../spans/fragment';

/** A text with its code-point index, made once and sliced often. */
export type IndexedText = {
  readonly text: string;
  /** Number of code points. */
  readonly length: number;
  /** UTF-16 index of each code point, and of the end; null when the text is all BMP. */
  readonly units: Uint32Array | null;
};

/** Counts the code points of a text. */
export function codePointLength(text: string): number {
  let length = text.length;
  for (let i = 0; i < text.length - 1; i += 1) {
    if (isHighSurrogate(text.charCodeAt(i)) && isLowSurrogate(text.charCodeAt(i + 1))) {
      length -= 1;
      i += 1;
    }
  }
  return length;
}

/** Indexes a text by code point; O(n) once, O(1) a look-up. */
export function indexText(text: string): IndexedText {
  const length = codePointLength(text);
  if (length === text.length) return { text, length, units: null };
  const units = new Uint32Array(length + 1);
  let unit = 0;
  for (let i = 0; i < length; i += 1) {
    units[i] = unit;
    unit += (text.codePointAt(unit) ?? 0) > 0xffff ? 2 : 1;
  }
  units[length] = text.length;
  return { text, length, units };
}

/** UTF-16 index of a code-point offset, clamped to the text. */
export function toUtf16(indexed: IndexedText, offset: number): number {
  const clamped = Math.max(0, Math.min(offset, indexed.length));
  return indexed.units === null ? clamped : (indexed.units[clamped] ?? indexed.text.length);
}

/** Code-point offset of a UTF-16 index; an index inside a surrogate pair counts as its start. */
export function fromUtf16(indexed: IndexedText, unit: number): number {
  const clamped = Math.max(0, Math.min(unit, indexed.text.length));
  if (indexed.units === null) return clamped;
  let low = 0;
  let high = indexed.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((indexed.units[middle] ?? 0) <= clamped) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The text of `[start, end)`. */
export function sliceText(indexed: IndexedText, start: number, end: number): string {
  return indexed.text.slice(toUtf16(indexed, start), toUtf16(indexed, end));
}

/** The text of a span: its fragments joined by one space, as brat writes it. */
export function quoteOf(indexed: IndexedText, fragments: Fragments): string {
  return fragments.map(([start, end]) => sliceText(indexed, start, end)).join(' ');
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}

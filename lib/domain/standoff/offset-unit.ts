/**
 * The unit in which a file counts its offsets. Goldspan and brat count code points; other tools
 * count UTF-16 units or UTF-8 bytes. The unit is recognised by the file's quotes: all of them must
 * stand where the offsets, read in that unit, point to.
 */
import type { Fragment } from '../spans/fragment';
import { fromUtf16, toUtf16, type IndexedText } from '../text/code-points';
import { countBelow } from './ascending';
import { fitsQuote, type QuotedSpan } from './quote-match';

export const offsetUnits = ['codePoints', 'utf16', 'bytes'] as const;
export type OffsetUnit = (typeof offsetUnits)[number];

/** A unit that a file can be repaired from. */
export type RepairUnit = Exclude<OffsetUnit, 'codePoints'>;

/** An offset of a file as a code-point offset; null when it is not at the edge of a character. */
export type OffsetConverter = (offset: number) => number | null;

/**
 * The first unit in which every span fits the text; null when none does. Without any quote there
 * is no evidence for a unit other than code points.
 */
export function detectOffsetUnit(
  spans: readonly QuotedSpan[],
  text: IndexedText,
): OffsetUnit | null {
  const units = spans.some(({ quote }) => quote !== null) ? offsetUnits : offsetUnits.slice(0, 1);
  const fitsAll = (unit: OffsetUnit) => fitSpans(spans, text, makeOffsetConverter(unit, text));
  return units.find(fitsAll) ?? null;
}

/** True when every span, its offsets converted, fits the text. */
export function fitSpans(
  spans: readonly QuotedSpan[],
  text: IndexedText,
  convert: OffsetConverter,
): boolean {
  return spans.every(({ fragments, quote }) => {
    const converted = convertFragments(fragments, convert);
    return converted !== null && fitsQuote(text, { fragments: converted, quote });
  });
}

/** Fragments in code points; null when an offset has no counterpart. */
export function convertFragments(
  fragments: readonly Fragment[],
  convert: OffsetConverter,
): Fragment[] | null {
  const converted: Fragment[] = [];
  for (const [start, end] of fragments) {
    const [from, to] = [convert(start), convert(end)];
    if (from === null || to === null) return null;
    converted.push([from, to]);
  }
  return converted;
}

/** The converter from a unit to code points of this text; indexing takes O(n), a call O(log n). */
export function makeOffsetConverter(unit: OffsetUnit, text: IndexedText): OffsetConverter {
  switch (unit) {
    case 'codePoints':
      return (offset) => (offset <= text.length ? offset : null);
    case 'utf16':
      return (offset) => {
        const converted = fromUtf16(text, offset);
        return toUtf16(text, converted) === offset ? converted : null;
      };
    case 'bytes':
      return makeByteConverter(text);
  }
}

function makeByteConverter({ text, length }: IndexedText): OffsetConverter {
  const starts = new Uint32Array(length + 1);
  let bytes = 0;
  let offset = 0;
  for (const character of text) {
    starts[offset] = bytes;
    bytes += utf8Length(character.codePointAt(0) ?? 0);
    offset += 1;
  }
  starts[length] = bytes;
  return (byte) => {
    const converted = countBelow(starts, byte);
    return starts[converted] === byte ? converted : null;
  };
}

function utf8Length(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

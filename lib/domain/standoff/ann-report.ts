/**
 * The words of a reading's import report: what is wrong in a line, where, and what to do.
 */
import type { RefusalDetail } from '../errors';
import type { Fragment } from '../spans/fragment';
import { sliceText, type IndexedText } from '../text/code-points';
import type { TextBoundLine } from './ann-line';
import type { RepairUnit } from './offset-unit';
import { findQuoteNearby, isInside, type QuotedSpan } from './quote-match';
import { formatOffsets } from './strict-lines';

/** A file's list goes on this long; the rest is counted. */
export const longestReport = 100;

/** Keeps the first entries and says how many more there are. */
export function capReport(details: readonly RefusalDetail[], file: string): RefusalDetail[] {
  const more = details.length - longestReport;
  if (more <= 0) return [...details];
  return [
    ...details.slice(0, longestReport),
    { file, code: 'more', message: `And ${more} more in this file.` },
  ];
}

/**
 * Why a span's offsets or quote are refused.
 * @param converted its offsets in code points of the stored text; null where they have none
 */
export function describeMismatch(
  line: TextBoundLine,
  converted: readonly Fragment[] | null,
  text: IndexedText,
): string {
  const name = shorten(
    `${line.id} (${line.type} ${formatOffsets(line.fragments.slice(0, 8))})`,
    200,
  );
  if (line.fragments.some(([start, end]) => start > end)) {
    return `${name} ends before it starts. Correct its offsets.`;
  }
  const fragments = converted ?? line.fragments;
  const place = describePlace(text, { fragments, quote: line.quote });
  if (converted === null || !isInside(text, converted)) {
    return `${name} is not inside the text, which has ${text.length} characters${place}. Correct its offsets, or check that the text belongs to this file.`;
  }
  const there = fragments.slice(0, 8).map(([start, end]) => excerpt(sliceText(text, start, end)));
  return `${name} says ${excerpt(line.quote ?? '')}, but ${there.join(' and ')} stands there${place}. Correct the offsets or the text field.`;
}

/** The offer to read the whole file in another unit. */
export function describeRepair(unit: RepairUnit, quotes: number): string {
  const name = nameUnit(unit);
  return `The offsets of this file count ${name}, not characters: counted so, all of its ${quotes} quotes fit. Import it again with the repair "offsets in ${name}".`;
}

/** The unit as people read it. */
export function nameUnit(unit: RepairUnit): string {
  return unit === 'utf16' ? 'UTF-16 units' : 'UTF-8 bytes';
}

function describePlace(text: IndexedText, span: QuotedSpan): string {
  const found = findQuoteNearby(text, span);
  return found === null ? '' : `; the quote stands at ${formatOffsets(found)}`;
}

/** In quotation marks, short, with its line breaks shown. */
function excerpt(text: string): string {
  return `"${shorten(text, 60).replaceAll('\n', '\\n').replaceAll('\t', '\\t')}"`;
}

function shorten(text: string, most: number): string {
  const characters = Array.from(text.slice(0, 2 * most + 2));
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}

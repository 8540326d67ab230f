/**
 * Whether the text field of a line is the text at its offsets, and where else it stands if not.
 * A line break of the text reads as a space in the field (a field has none), and blanks at the
 * edges may be missing, because editors strip them. Spans of brat before 1.3 join their fragments
 * without a space, and what follows the text after a further tab is not part of it.
 */
import { compareFragments, spanLength, type Fragment } from '../spans/fragment';
import {
  codePointLength,
  fromUtf16,
  indexText,
  sliceText,
  toUtf16,
  type IndexedText,
} from '../text/code-points';

/** A span as a file has it: offsets in code points (or in the file's own unit), and its text. */
export type QuotedSpan = {
  readonly fragments: readonly Fragment[];
  /** Null where the file gives none. */
  readonly quote: string | null;
};

/** How far from its offsets a misplaced quote is looked for, in UTF-16 units. */
const nearby = 1_000;
/** Longer quotes are not looked for: a longer one is hardly misplaced, and looking costs time. */
const longestSought = 500;

/** True when every offset is in the text and in order. */
export function isInside(text: IndexedText, fragments: readonly Fragment[]): boolean {
  return fragments.every(([start, end]) => start <= end && end <= text.length);
}

/** True when the offsets are in the text and the quote, where there is one, stands there. */
export function fitsQuote(text: IndexedText, { fragments, quote }: QuotedSpan): boolean {
  if (!isInside(text, fragments)) return false;
  if (quote === null) return true;
  // Keeps the check linear in the line: no long text is cut out for a short quote.
  if (spanLength(fragments) > quote.length + nearby) return false;
  const field = quote.replaceAll('\r', '');
  return expectedQuotes(text, fragments).some(
    (expected) =>
      field === expected || field.trim() === expected.trim() || field.startsWith(`${expected}\t`),
  );
}

function expectedQuotes(text: IndexedText, fragments: readonly Fragment[]): string[] {
  const asWritten = piecesOf(text, fragments);
  if (fragments.length === 1) return asWritten;
  const sorted = [...fragments].sort((a, b) => compareFragments([a], [b]));
  return [asWritten.join(' '), piecesOf(text, sorted).join(' '), asWritten.join('')];
}

function piecesOf(text: IndexedText, fragments: readonly Fragment[]): string[] {
  return fragments.map(([start, end]) => sliceText(text, start, end).replaceAll(/[\n\r]/gu, ' '));
}

/**
 * Where a quote stands near the offsets that it was given; the nearest place. A span of several
 * fragments is found when all of them are off by the same distance.
 * @returns fragments in code points, or null
 */
export function findQuoteNearby(
  text: IndexedText,
  { fragments, quote }: QuotedSpan,
): Fragment[] | null {
  const sought = quote?.trim() ?? '';
  if (sought === '' || sought.length > longestSought) return null;
  const pieces = cutByFragments(sought, fragments);
  const [first = ''] = pieces;
  const origin = fragments[0]?.[0] ?? 0;
  // An empty piece stands everywhere, and a search for it has no end.
  if (first === '' || !Number.isSafeInteger(origin)) return null;
  const centre = toUtf16(text, origin);
  const from = Math.max(0, centre - nearby);
  const window = text.text.slice(from, centre + nearby + sought.length).replaceAll(/[\n\r]/gu, ' ');
  let best: Fragment[] | null = null;
  for (let at = window.indexOf(first); at !== -1; at = window.indexOf(first, at + 1)) {
    const found = placePieces(text, pieces, fragments, fromUtf16(text, from + at) - origin);
    if (found === null || !isNearer(found, best, origin)) continue;
    best = found;
  }
  return best;
}

/** The quote's share of each fragment; the whole quote when it cannot be cut by their lengths. */
function cutByFragments(quote: string, fragments: readonly Fragment[]): string[] {
  const indexed = indexText(quote);
  if (indexed.length !== spanLength(fragments) + fragments.length - 1) return [quote];
  let from = 0;
  return fragments.map(([start, end]) => {
    const piece = sliceText(indexed, from, from + end - start);
    from += end - start + 1;
    return piece;
  });
}

function placePieces(
  text: IndexedText,
  pieces: readonly string[],
  fragments: readonly Fragment[],
  shift: number,
): Fragment[] | null {
  const placed = pieces.map((piece, i): Fragment => {
    const start = (fragments[i]?.[0] ?? 0) + shift;
    return [start, start + codePointLength(piece)];
  });
  const found = placed.every(
    ([start, end], i) => start >= 0 && piecesOf(text, [[start, end]])[0] === pieces[i],
  );
  return found ? placed : null;
}

function isNearer(found: Fragment[], best: Fragment[] | null, origin: number): boolean {
  const distance = (fragments: Fragment[]) => Math.abs((fragments[0]?.[0] ?? 0) - origin);
  return best === null || distance(found) < distance(best);
}

/**
 * The numbers of a text that look like values, found piece by piece: a document of a megabyte is
 * looked through only as far as somebody goes. A piece ends where a line does, else where a
 * sentence seems to; what was found is remembered with the text.
 */
import { compareFragments, spanStart, type Fragment, type Fragments } from '../spans/fragment';
import { fromUtf16, sliceText, toUtf16, type IndexedText } from '../text/code-points';
import { findValueCandidates } from './number-mentions';

/** Code points that a piece has about. */
const pieceLength = 6_000;

type Piece = { readonly edges: Fragment; found: readonly Fragment[] | null };

const known = new WeakMap<IndexedText, readonly Piece[]>();

/** The candidates that begin within a part of a text, in reading order, in code points. */
export function candidatesWithin(indexed: IndexedText, [from, to]: Fragment): Fragment[] {
  return piecesOf(indexed)
    .filter(({ edges: [start, end] }) => start < to && end > from)
    .flatMap((piece) => candidatesOf(indexed, piece))
    .filter(([start]) => start >= from && start < to);
}

function candidatesOf(indexed: IndexedText, piece: Piece): readonly Fragment[] {
  const [start, end] = piece.edges;
  piece.found ??= findValueCandidates(sliceText(indexed, start, end)).map(([a, b]) => [
    start + a,
    start + b,
  ]);
  return piece.found;
}

/**
 * The candidate after (1) or before (-1) a place, round the ends; without a place the first or the
 * last. Null when the text has none.
 */
export function nextCandidate(
  indexed: IndexedText,
  from: Fragments | null,
  direction: 1 | -1,
): Fragment | null {
  const pieces = piecesOf(indexed);
  const ends = direction === 1 ? 0 : pieces.length - 1;
  const here = from === null ? ends : pieceAt(pieces, spanStart(from));
  const inTurn = (place: number): readonly Fragment[] => {
    const piece = pieces[place];
    const found = piece === undefined ? [] : candidatesOf(indexed, piece);
    return direction === 1 ? found : found.toReversed();
  };
  const beyond = inTurn(here).find(
    (each) => from === null || compareFragments([each], from) * direction > 0,
  );
  if (beyond !== undefined) return beyond;
  // Once round: what stands on the other side of the place comes last.
  for (let step = 1; step <= pieces.length; step += 1) {
    const place = (here + step * direction + pieces.length * 2) % pieces.length;
    const [first] = inTurn(place);
    if (first !== undefined) return first;
  }
  return null;
}

function pieceAt(pieces: readonly Piece[], offset: number): number {
  const found = pieces.findIndex(({ edges }) => offset < edges[1]);
  return found === -1 ? pieces.length - 1 : found;
}

function piecesOf(indexed: IndexedText): readonly Piece[] {
  const cut = known.get(indexed) ?? cutText(indexed);
  known.set(indexed, cut);
  return cut;
}

function cutText(indexed: IndexedText): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  while (indexed.length - start > pieceLength) {
    const end = cutBefore(indexed, start, start + pieceLength);
    pieces.push({ edges: [start, end], found: null });
    start = end;
  }
  return [...pieces, { edges: [start, indexed.length], found: null }];
}

/** Behind the last line feed in the piece, else the last full stop with a blank, else as it comes. */
function cutBefore(indexed: IndexedText, start: number, end: number): number {
  const piece = sliceText(indexed, start, end);
  const breaks = [piece.lastIndexOf('\n') + 1, piece.lastIndexOf('. ') + 2];
  const unit = breaks.find((each) => each > piece.length / 2);
  return unit === undefined ? end : fromUtf16(indexed, toUtf16(indexed, start) + unit);
}

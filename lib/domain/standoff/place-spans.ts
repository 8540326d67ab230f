/**
 * Brings the `T` lines of a file onto the stored text: offsets in its code points, checked against
 * the quotes, as fragments of a row. A line whose offsets had to be converted is written anew;
 * every other line stays as it is, also where its row is sorted, merged or split per line.
 */
import type { RefusalDetail } from '../errors';
import { spanLength, type Fragment } from '../spans/fragment';
import type { IndexedText } from '../text/code-points';
import { parseAnnLine, type TextBoundLine } from './ann-line';
import { describeMismatch, longestReport } from './ann-report';
import { convertFragments, type OffsetConverter } from './offset-unit';
import type { ParsedLine } from './parse-ann';
import { fitsQuote } from './quote-match';
import { toRowFragments } from './row-fragments';
import { formatOffsets, formatTextBound } from './strict-lines';

/**
 * Spans with a quote cannot cover more than the file is long; those without share this many code
 * points, so that a small file cannot ask for endless work.
 */
const mostUnquoted = 1_000_000;
/** As many as an operation may carry. */
const mostFragments = 1_000;

export type PlacedLines = {
  /** All lines; `T` lines that were converted have their new text. */
  readonly lines: readonly ParsedLine[];
  /** Row fragments by the id of the `T` line; spans without text have none. */
  readonly rows: ReadonlyMap<string, readonly Fragment[]>;
  readonly errors: readonly RefusalDetail[];
};

/** Places all spans; `convert` leads from the file's offsets to code points of the text. */
export function placeSpans(
  lines: readonly ParsedLine[],
  text: IndexedText,
  convert: OffsetConverter,
  file: string,
): PlacedLines {
  const rows = new Map<string, readonly Fragment[]>();
  const errors: RefusalDetail[] = [];
  let unquoted = 0;
  const placed = lines.map((line) => {
    if (line.body.kind !== 'textBound') return line;
    if (line.body.quote === null) unquoted += Math.max(0, spanLength(line.body.fragments));
    const span = unquoted > mostUnquoted ? refuseUnquoted : placeSpan(line.body, text, convert);
    if (typeof span === 'function') {
      // Looking for a quote elsewhere takes time, and what the report leaves out needs none.
      const message = errors.length < longestReport ? span() : '';
      errors.push({ file, line: line.number, message });
      return line;
    }
    if (span.row.length > 0) rows.set(line.body.id, span.row);
    return rewriteIfMoved(line, line.body, span, text);
  });
  return { lines: placed, rows, errors };
}

function refuseUnquoted(): string {
  return `Up to here, spans without text cover more than ${mostUnquoted} characters. Add the text field to them.`;
}

type PlacedSpan = { readonly converted: readonly Fragment[]; readonly row: readonly Fragment[] };

/** @returns the span, or what describes why it is refused */
function placeSpan(
  line: TextBoundLine,
  text: IndexedText,
  convert: OffsetConverter,
): PlacedSpan | (() => string) {
  const converted = convertFragments(line.fragments, convert);
  if (converted === null || !fitsQuote(text, { fragments: converted, quote: line.quote })) {
    return () => describeMismatch(line, converted, text);
  }
  const row = toRowFragments(text, converted);
  if (row.length > mostFragments) {
    return () => `${line.id} has ${row.length} fragments; at most ${mostFragments} are taken.`;
  }
  return { converted, row };
}

function rewriteIfMoved(
  line: ParsedLine,
  body: TextBoundLine,
  { converted, row }: PlacedSpan,
  text: IndexedText,
): ParsedLine {
  if (formatOffsets(converted) === formatOffsets(body.fragments)) return line;
  const written =
    row.length === 0
      ? `${body.id}\t${body.type} ${formatOffsets(converted)}\t`
      : formatTextBound(body.id, body.type, row, text);
  return { number: line.number, text: written, body: parseAnnLine(written) };
}

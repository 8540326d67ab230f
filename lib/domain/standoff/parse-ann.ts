/**
 * A brat standoff file as lines. Lines end with LF or CRLF; U+2028, U+2029, U+0085 and a lone CR
 * are content. Nothing is thrown away: what a line says is in `body`, what it is in `text`.
 */
import { parseAnnLine, type AnnLine } from './ann-line';

export type ParsedLine = {
  /** 1-based. */
  readonly number: number;
  /** Verbatim, without its line end. */
  readonly text: string;
  readonly body: AnnLine;
};

/** What was made regular while reading, and is not written back. */
export type Normalised = {
  /** A byte order mark stood at the front. */
  readonly byteOrderMark: boolean;
  /** Some line ended with CRLF. */
  readonly carriageReturns: boolean;
  /** The last line had no line feed. */
  readonly finalNewline: boolean;
};

export type ParsedAnn = { readonly lines: readonly ParsedLine[]; readonly normalised: Normalised };

/** Reads a standoff file; never throws, linear in its length. */
export function parseAnn(content: string): ParsedAnn {
  const { lines, normalised } = splitAnnLines(content);
  return {
    lines: lines.map((text, index) => ({ number: index + 1, text, body: parseAnnLine(text) })),
    normalised,
  };
}

function splitAnnLines(content: string): { lines: string[]; normalised: Normalised } {
  const byteOrderMark = content.startsWith('\ufeff');
  const whole = byteOrderMark ? content.slice(1) : content;
  const finalNewline = whole !== '' && !whole.endsWith('\n');
  const ended = finalNewline || whole === '' ? whole : whole.slice(0, -1);
  const raw = whole === '' ? [] : ended.split('\n');
  const lines = raw.map(withoutCarriageReturns);
  const carriageReturns = raw.some((line, index) => line !== lines[index]);
  return { lines, normalised: { byteOrderMark, carriageReturns, finalNewline } };
}

function withoutCarriageReturns(line: string): string {
  let end = line.length;
  while (line[end - 1] === '\r') end -= 1;
  return line.slice(0, end);
}

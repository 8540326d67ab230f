/**
 * Why an answer of a practice is as it is. Whoever marks the answer writes the reason as a note on
 * the span or on the snippet; a number of a clause of the guideline at the note's start or end
 * ("3.2 One range, one span." or "One range, one span (3.2)") cites that clause. A number that the
 * guideline does not have stays words, so that a note which begins with a value is not cut.
 */
import type { GuidelineClause } from '../guideline/clauses';

export type Reason = { readonly why: string | null; readonly clause: string | null };

const number = String.raw`\d+(?:\.\d+)*`;
const atStart = new RegExp(String.raw`^(?:clause\s+)?(${number})(?:[.:,]\s*|\s+|$)`, 'iu');
const atEnd = new RegExp(
  String.raw`\s*(?:\((?:clause\s+)?(${number})\)|(?:\bclause\s+|\s)(${number}))\.?$`,
  'iu',
);

/** Reads a note of an answer against the clauses of the guideline. */
export function readReason(note: string | null, clauses: readonly GuidelineClause[]): Reason {
  const words = note?.trim() ?? '';
  if (words === '') return { why: null, clause: null };
  const isClause = (cited: string | undefined): cited is string =>
    clauses.some((clause) => clause.number === cited);
  const start = atStart.exec(words);
  if (isClause(start?.[1])) return reasonOf(words.slice(start[0].length), start[1]);
  const end = atEnd.exec(words);
  const cited = end?.[1] ?? end?.[2];
  if (end !== null && isClause(cited)) return reasonOf(words.slice(0, end.index), cited);
  return { why: words, clause: null };
}

/** A reason as a note that `readReason` reads back. */
export function writeReason({ why, clause }: Reason): string | null {
  const words = [clause, why].filter((part) => part !== null && part !== '').join(' ');
  return words === '' ? null : words;
}

function reasonOf(words: string, clause: string): Reason {
  const why = words.trim();
  return { why: why === '' ? null : why, clause };
}

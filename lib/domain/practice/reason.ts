/**
 * Why an answer of a practice is as it is. Whoever marks the answer writes the reason as a note on
 * the span or on the snippet. A note cites a clause of the guideline at its start ("3.2 One range,
 * one span.", "4: Both are of the authors.", "Clause 4 …") or at its end ("… (3.2)", "… See clause
 * 3.2.", "… one span. 3.2"). Bandgaps look like clauses, so a number counts only where no value
 * would stand: with a colon or dot or the word before a capital, alone, in brackets, after the end
 * of a sentence, which is none of the short words like "ca." A number that the guideline does not
 * have stays words.
 */
import type { GuidelineClause } from '../guideline/clauses';

export type Reason = { readonly why: string | null; readonly clause: string | null };

const starts: readonly RegExp[] = [
  /^clause\s+(\d+(?:\.\d+)*)(?:[.:,]?\s+|[.:,]?$)/iu,
  /^(\d+(?:\.\d+)*)(?:[:.]\s+|[.:]?$)/u,
  /^(\d+(?:\.\d+)+)\s+(?=\p{Lu})/u,
];
const ends: readonly RegExp[] = [
  /\s*\((?:clause\s+)?(\d+(?:\.\d+)*)\)\.?$/iu,
  /\s*\bclause\s+(\d+(?:\.\d+)*)\.?$/iu,
  /(?<=\p{L}{4}[.!?])\s+(\d+(?:\.\d+)*)\.?$/u,
];

/** Reads a note of an answer against the clauses of the guideline. */
export function readReason(note: string | null, clauses: readonly GuidelineClause[]): Reason {
  const words = note?.trim() ?? '';
  if (words === '') return { why: null, clause: null };
  const citationIn = (patterns: readonly RegExp[]) =>
    patterns
      .map((pattern) => pattern.exec(words))
      .find((match) => clauses.some(({ number }) => number === match?.[1]));
  const start = citationIn(starts);
  if (start != null) return reasonOf(words.slice(start[0].length), start[1]);
  const end = citationIn(ends);
  if (end != null) return reasonOf(words.slice(0, end.index), end[1]);
  return { why: words, clause: null };
}

/** A reason as a note that `readReason` reads back. */
export function writeReason({ why, clause }: Reason): string | null {
  const words = [clause, why].filter((part) => part !== null && part !== '').join(': ');
  return words === '' ? null : words;
}

function reasonOf(words: string, clause = ''): Reason {
  const why = words.trim();
  return { why: why === '' ? null : why, clause };
}

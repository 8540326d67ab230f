/** Which clauses of the guideline are shown, and in which order. Pure. */
import type { GuidelineClause } from '@/lib/domain/guideline/clauses';

/**
 * The clauses that fit a search (all without one), those with nothing to read left out. The cited
 * one comes first, then those that decisions like this one cited, the most often cited first.
 */
export function orderClauses(
  clauses: readonly GuidelineClause[],
  search: string,
  cited: string | null,
  citedBefore: readonly (string | null)[],
): GuidelineClause[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  const fitting = clauses.filter(({ number, title, body }) => {
    const text = `${number} ${title} ${body}`.toLowerCase();
    return body !== '' && words.every((word) => text.includes(word));
  });
  const rank = ({ number }: GuidelineClause): number =>
    number === cited ? Number.MAX_SAFE_INTEGER : countOf(citedBefore, number);
  return fitting
    .map((clause, i) => ({ clause, i }))
    .sort((a, b) => rank(b.clause) - rank(a.clause) || a.i - b.i)
    .map(({ clause }) => clause);
}

export function countOf(cited: readonly (string | null)[], number: string): number {
  return cited.filter((each) => each === number).length;
}

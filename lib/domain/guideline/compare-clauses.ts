/**
 * What changed between two versions of a guideline, clause by clause. Clauses are the same when
 * they have the same number; of several with one number the first is compared with the first, and
 * so on. How the lines are broken is no change.
 */
import type { GuidelineClause } from './clauses';

export type ClauseChange =
  | { readonly kind: 'added'; readonly after: GuidelineClause }
  | { readonly kind: 'removed'; readonly before: GuidelineClause }
  | {
      readonly kind: 'changed';
      readonly before: GuidelineClause;
      readonly after: GuidelineClause;
    };

/** Two wordings as what both begin with, what differs, and what both end with; in whole words. */
export type WordChange = {
  readonly start: string;
  readonly removed: string;
  readonly added: string;
  readonly end: string;
};

/**
 * The clauses that were added, changed or removed, in the order of the newer version; those that
 * were removed stand at the end, in their own order.
 */
export function compareClauses(
  before: readonly GuidelineClause[],
  after: readonly GuidelineClause[],
): ClauseChange[] {
  const old = byPlace(before);
  const now = byPlace(after);
  const changes = [...now].flatMap(([place, clause]): ClauseChange[] => {
    const earlier = old.get(place);
    if (earlier === undefined) return [{ kind: 'added', after: clause }];
    if (wordsOf(earlier).join(' ') === wordsOf(clause).join(' ')) return [];
    return [{ kind: 'changed', before: earlier, after: clause }];
  });
  const removed = [...old].flatMap(([place, clause]): ClauseChange[] =>
    now.has(place) ? [] : [{ kind: 'removed', before: clause }],
  );
  return [...changes, ...removed];
}

/** The one stretch in which two wordings differ. Empty strings where there is nothing. */
export function compareWords(before: string, after: string): WordChange {
  const old = splitWords(before);
  const now = splitWords(after);
  const shortest = Math.min(old.length, now.length);
  let first = 0;
  while (first < shortest && old[first] === now[first]) first += 1;
  let last = 0;
  while (last < shortest - first && old.at(-1 - last) === now.at(-1 - last)) last += 1;
  const join = (words: readonly string[]): string => words.join(' ');
  return {
    start: join(now.slice(0, first)),
    removed: join(old.slice(first, old.length - last)),
    added: join(now.slice(first, now.length - last)),
    end: join(now.slice(now.length - last)),
  };
}

/** Keyed by the number and by which of its bearers it is. */
function byPlace(clauses: readonly GuidelineClause[]): Map<string, GuidelineClause> {
  const counts = new Map<string, number>();
  return new Map(
    clauses.map((clause) => {
      const count = counts.get(clause.number) ?? 0;
      counts.set(clause.number, count + 1);
      return [`${clause.number} ${count}`, clause];
    }),
  );
}

function wordsOf({ title, body }: GuidelineClause): string[] {
  return [...splitWords(title), '', ...splitWords(body)];
}

function splitWords(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

/**
 * The versions of a guideline that concern one person: those under which the person's snippets were
 * given out, the one marked as read, and the newest.
 */
import type { GuidelineClause } from './clauses';
import { compareClauses, type ClauseChange } from './compare-clauses';

export type GuidelineVersion = {
  readonly version: number;
  readonly clauses: readonly GuidelineClause[];
};

export type GuidelineShelf = {
  /** By version, the newest last. */
  readonly versions: readonly GuidelineVersion[];
  /** The version marked as read; null before any was. */
  readonly lastRead: number | null;
};

/** The newest version; null for a project without a guideline. */
export function newestVersion({ versions }: GuidelineShelf): number | null {
  return versions.at(-1)?.version ?? null;
}

/** The clauses of a version; none when it is not on the shelf. */
export function clausesOfVersion(
  { versions }: GuidelineShelf,
  version: number | null,
): readonly GuidelineClause[] {
  return versions.find((each) => each.version === version)?.clauses ?? [];
}

/** What is new since a version was last marked as read; null when nothing newer came, or none was. */
export function changesSinceRead(shelf: GuidelineShelf): {
  readonly from: number;
  readonly to: number;
  readonly changes: readonly ClauseChange[];
} | null {
  const to = newestVersion(shelf);
  const from = shelf.lastRead;
  if (from === null || to === null || from >= to) return null;
  const changes = compareClauses(clausesOfVersion(shelf, from), clausesOfVersion(shelf, to));
  return { from, to, changes };
}

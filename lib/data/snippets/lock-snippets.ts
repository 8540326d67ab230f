import type { Connection } from '../database';

/** A snippet that stays as it is until the transaction ends. */
export type LockedSnippet = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly material: string | null;
  readonly articleId: string | null;
  /** Somebody was asked to read it, if only once. */
  readonly isAssigned: boolean;
  /** Somebody has done something in it, be it withdrawn since. */
  readonly isBegun: boolean;
};

/**
 * Locks snippets of a project, and then their assignments, so that nobody begins to read one or is
 * given one meanwhile.
 * @returns those that there are, by name
 */
export async function lockSnippets(
  tx: Connection,
  projectId: string,
  {
    names = [],
    ids = [],
  }: { readonly names?: readonly string[]; readonly ids?: readonly string[] },
): Promise<readonly LockedSnippet[]> {
  const snippets = await tx.$queryRaw<Omit<LockedSnippet, 'isAssigned' | 'isBegun'>[]>`
    SELECT "id", "name", "text", "material", "articleId" FROM "Snippet"
     WHERE "projectId" = ${projectId} AND ("name" = ANY (${[...names]}) OR "id" = ANY (${[...ids]}))
     ORDER BY "name" FOR UPDATE`;
  // In a statement of its own: one that waited for the lock has not seen what came before it.
  const assignments = await tx.$queryRaw<{ snippetId: string; revision: number }[]>`
    SELECT "snippetId", "revision" FROM "Assignment"
     WHERE "snippetId" = ANY (${snippets.map(({ id }) => id)}) ORDER BY "id" FOR UPDATE`;
  const assigned = new Set(assignments.map(({ snippetId }) => snippetId));
  const begun = new Set(
    assignments.flatMap(({ snippetId, revision }) => (revision > 0 ? [snippetId] : [])),
  );
  return snippets.map((snippet) => ({
    ...snippet,
    isAssigned: assigned.has(snippet.id),
    isBegun: begun.has(snippet.id),
  }));
}

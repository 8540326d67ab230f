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
};

/**
 * Locks snippets of a project, by id as imports of readings do, and then their assignments, so that
 * nobody is given one meanwhile.
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
  const snippets = await tx.$queryRaw<Omit<LockedSnippet, 'isAssigned'>[]>`
    SELECT "id", "name", "text", "material", "articleId" FROM "Snippet"
     WHERE "projectId" = ${projectId} AND ("name" = ANY (${[...names]}) OR "id" = ANY (${[...ids]}))
     ORDER BY "id" COLLATE "C" FOR UPDATE`;
  // In a statement of its own: one that waited for the lock has not seen what came before it.
  const assignments = await tx.$queryRaw<{ snippetId: string }[]>`
    SELECT "snippetId" FROM "Assignment"
     WHERE "snippetId" = ANY (${snippets.map(({ id }) => id)}) ORDER BY "id" FOR UPDATE`;
  const assigned = new Set(assignments.map(({ snippetId }) => snippetId));
  return snippets
    .map((snippet) => ({ ...snippet, isAssigned: assigned.has(snippet.id) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

import type { SystemActor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';

/** The texts that a project has under these names, by name. */
export async function findTexts(
  actor: SystemActor,
  projectId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  await requireProject(actor, 'manageProject', projectId);
  const rows = await database().$queryRaw<{ name: string; text: string }[]>`
    SELECT "name", "text" FROM "Snippet" WHERE "projectId" = ${projectId} AND "name" = ANY (${[...names]})`;
  return new Map(rows.map(({ name, text }) => [name, text]));
}

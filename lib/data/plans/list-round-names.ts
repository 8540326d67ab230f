import type { ProjectAction } from '../../domain/permissions';
import type { Actor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';

/**
 * The names of a project's rounds in order, for a filter of a page that needs `action`.
 * @throws Refusal `notFound`, `forbidden`
 */
export async function listRoundNames(
  actor: Actor,
  action: ProjectAction,
  projectId: string,
): Promise<string[]> {
  await requireProject(actor, action, projectId);
  const rows = await database().round.findMany({
    where: { projectId },
    orderBy: { number: 'asc' },
    select: { name: true },
  });
  return rows.map(({ name }) => name);
}

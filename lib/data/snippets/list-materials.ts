import type { Actor } from '../actor';
import { database } from '../database';
import type { ProjectAction } from '../../domain/permissions';
import { requireProject } from '../rights/require-project';

/**
 * The materials of a project's snippets, sorted, for a filter of a page that needs `action`.
 * @throws Refusal `notFound`, `forbidden`
 */
export async function listMaterials(
  actor: Actor,
  action: ProjectAction,
  projectId: string,
): Promise<string[]> {
  await requireProject(actor, action, projectId);
  // Grouped by the database, which finds them in an index.
  const rows = await database().snippet.groupBy({
    by: ['material'],
    where: { projectId, material: { not: null } },
    orderBy: { material: 'asc' },
  });
  return rows.flatMap(({ material }) => material ?? []);
}

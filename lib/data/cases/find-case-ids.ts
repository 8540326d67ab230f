import type { Actor } from '../actor';
import { database } from '../database';
import { caseWhere } from '../rights/condition-where';
import { requireProject } from '../rights/require-project';

/**
 * The cases of these snippets that the actor may open, by the snippet's name: for links.
 * @throws Refusal `notFound`, `forbidden`
 */
export async function findCaseIds(
  actor: Actor,
  projectId: string,
  snippets: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  await requireProject(actor, 'viewCaseQueue', projectId);
  if (snippets.length === 0) return new Map();
  const rows = await database().case.findMany({
    where: {
      projectId,
      snippet: { name: { in: [...new Set(snippets)] }, status: 'active' },
      AND: [caseWhere(actor, 'viewCase')],
    },
    select: { id: true, snippet: { select: { name: true } } },
  });
  return new Map(rows.map(({ id, snippet }) => [snippet.name, id]));
}

import type { SnippetFilter } from '../../domain/snippets/snippet-filter';
import type { Actor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';
import { snippetWhere } from './snippet-where';

/** How many snippets `listSnippets` lists over all its pages. @throws Refusal */
export async function countSnippets(
  actor: Actor,
  projectId: string,
  filter: SnippetFilter,
): Promise<number> {
  await requireProject(actor, 'manageProject', projectId);
  return database().snippet.count({ where: await snippetWhere(actor, projectId, filter) });
}

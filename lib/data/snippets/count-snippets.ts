import type { SnippetFilter } from '../../domain/snippets/snippet-filter';
import type { Actor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';
import { snippetWhere } from './snippet-where';

/** Up to here snippets with certain words are counted: to know more, all texts have to be read. */
export const countedWithWords = 10_000;

/**
 * How many snippets `listSnippets` lists over all its pages; one more than `countedWithWords` for
 * more than that, when there are words to be found.
 * @throws Refusal `notFound`, `forbidden`
 */
export async function countSnippets(
  actor: Actor,
  projectId: string,
  filter: SnippetFilter,
): Promise<number> {
  await requireProject(actor, 'manageProject', projectId);
  return database().snippet.count({
    where: await snippetWhere(database(), actor, projectId, filter),
    ...(filter.q === undefined ? {} : { take: countedWithWords + 1 }),
  });
}

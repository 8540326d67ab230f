import type { Actor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';
import type { SnippetQuery } from './list-snippets';

/** How many snippets `listSnippets` lists over all its pages. @throws Refusal */
export async function countSnippets(
  actor: Actor,
  projectId: string,
  { status, material, q }: Pick<SnippetQuery, 'status' | 'material' | 'q'>,
): Promise<number> {
  await requireProject(actor, 'manageProject', projectId);
  const contains = q === undefined ? null : ({ contains: q, mode: 'insensitive' } as const);
  return database().snippet.count({
    where: {
      projectId,
      ...(status === undefined ? {} : { status }),
      ...(material === undefined ? {} : { material }),
      ...(contains === null ? {} : { OR: [{ name: contains }, { text: contains }] }),
    },
  });
}

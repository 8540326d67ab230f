/**
 * What is known of a snippet, read and changed one by one. Another material changes the question, so
 * it stays once somebody was asked to read. A name is what people cite, so it stays once a release
 * has it. An article is shared by the snippets that come from it.
 */
import { notFound, Refusal } from '../../domain/errors';
import type { ArticleChange, FieldChange } from '../../domain/snippets/article-shelf';
import { factFields, type SnippetFacts } from '../../domain/snippets/snippet-facts';
import type { UserActor } from '../actor';
import { database, inTransaction, isUniqueViolation, type Connection } from '../database';
import { writeLog } from '../log/write-log';
import { requireProject } from '../rights/require-project';
import { articleColumns, clearShelf, openShelf, storeShelf } from './article-rows';
import { writeMaterial } from './bulk-values';
import { lockSnippets } from './lock-snippets';

export type FactSheet = {
  readonly facts: SnippetFacts;
  /** Other snippets of the same article: what is said of it holds for them too. */
  readonly others: number;
  /** A release has its name. */
  readonly isReleased: boolean;
  /** Somebody was asked to read it. */
  readonly isAssigned: boolean;
};

/** @throws Refusal `notFound`, `forbidden` */
export async function readFacts(
  actor: UserActor,
  projectId: string,
  snippetId: string,
): Promise<FactSheet> {
  await requireProject(actor, 'manageProject', projectId);
  const { articleId, ...sheet } = await findSheet(database(), projectId, snippetId);
  const others =
    articleId === null
      ? 0
      : await database().snippet.count({ where: { articleId, id: { not: snippetId } } });
  return { ...sheet, others };
}

/**
 * Changes what was changed between `seen` and `wanted`.
 * @returns what became of each field that changed
 * @throws Refusal `notFound`, `forbidden`; `conflict` when somebody changed one of these fields
 *   since `seen`, or the name is another's; `unprocessable` for a material or a name that stays
 */
export async function changeFacts(
  actor: UserActor,
  projectId: string,
  snippetId: string,
  seen: SnippetFacts,
  wanted: SnippetFacts,
): Promise<readonly FieldChange[]> {
  await requireProject(actor, 'manageProject', projectId);
  const fields = factFields.filter((field) => seen[field] !== wanted[field]);
  if (fields.length === 0) return [];
  try {
    return await inTransaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${projectId} FOR NO KEY UPDATE`;
      const [locked] = await lockSnippets(tx, projectId, { ids: [snippetId] });
      if (locked === undefined) throw notFound('The snippet');
      const sheet = await findSheet(tx, projectId, snippetId);
      const other = fields.find((field) => sheet.facts[field] !== seen[field]);
      if (other !== undefined) {
        throw new Refusal(
          'conflict',
          `Somebody has changed the ${other} meanwhile, to “${sheet.facts[other] ?? 'nothing'}”. Nothing was changed; open the snippet again.`,
        );
      }
      if (fields.includes('material') && locked.isAssigned) throw refuseMaterial();
      if (fields.includes('name') && sheet.isReleased) throw refuseName();
      const stated = Object.fromEntries(fields.map((field) => [field, wanted[field]]));
      const { name, material, ...article } = stated as Partial<SnippetFacts>;
      if (name !== undefined) await tx.snippet.update({ where: { id: snippetId }, data: { name } });
      if (material !== undefined) await writeMaterial(tx, [snippetId], material);
      await placeUnder(tx, projectId, snippetId, locked.articleId, article);
      const changes = fields.map((field) => ({ field, before: seen[field], after: wanted[field] }));
      await writeLog(tx, actor, projectId, {
        type: 'snippetEdited',
        snippet: locked.name,
        changes,
      });
      return changes;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal(
      'conflict',
      `Another snippet is named “${wanted.name}”. Choose another name.`,
    );
  }
}

async function placeUnder(
  tx: Connection,
  projectId: string,
  snippetId: string,
  articleId: string | null,
  change: ArticleChange,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const identifiers = change.identifier == null ? [] : [change.identifier];
  const known = articleId === null ? [] : [articleId];
  const shelf = await openShelf(tx, projectId, known, identifiers);
  const { id } = shelf.place(articleId, change);
  await storeShelf(tx, projectId, shelf);
  await tx.snippet.update({ where: { id: snippetId }, data: { articleId: id } });
  await clearShelf(tx, known);
}

async function findSheet(connection: Connection, projectId: string, snippetId: string) {
  const found = await connection.snippet.findFirst({
    where: { id: snippetId, projectId },
    select: {
      name: true,
      material: true,
      articleId: true,
      article: { select: articleColumns },
      releaseRows: { take: 1, select: { place: true } },
      assignments: { take: 1, select: { id: true } },
    },
  });
  if (found === null) throw notFound('The snippet');
  const { name, material, articleId, article, releaseRows, assignments } = found;
  const none = Object.fromEntries(Object.keys(articleColumns).map((field) => [field, null]));
  return {
    facts: { name, material, ...none, ...article } as SnippetFacts,
    articleId,
    isReleased: releaseRows.length > 0,
    isAssigned: assignments.length > 0,
  };
}

function refuseMaterial(): Refusal {
  return new Refusal(
    'unprocessable',
    'The material stays: somebody was asked to read, and the question named it. Exclude the snippet and import the text under another name instead.',
  );
}

function refuseName(): Refusal {
  return new Refusal('unprocessable', 'The name stays: a release has it, and people cite it.');
}

/** Articles between the database and `ArticleShelf`. */
import { type ArticleField, ArticleShelf } from '../../domain/snippets/article-shelf';
import type { Connection } from '../database';
import { newId } from '../identifier';

export const articleColumns = {
  identifier: true,
  publisher: true,
  institution: true,
  year: true,
  licence: true,
  title: true,
  url: true,
} as const satisfies Record<ArticleField, true>;

/** The project's articles with these ids or identifiers, locked until the transaction ends. */
export async function openShelf(
  tx: Connection,
  projectId: string,
  ids: readonly string[],
  identifiers: readonly string[],
): Promise<ArticleShelf> {
  const locked = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Article" WHERE "projectId" = ${projectId}
       AND ("id" = ANY (${[...ids]}) OR "identifier" = ANY (${[...identifiers]}))
     ORDER BY "id" FOR UPDATE`;
  const rows = await tx.article.findMany({
    where: { id: { in: locked.map(({ id }) => id) } },
    select: { id: true, ...articleColumns },
  });
  return new ArticleShelf(rows, newId);
}

/** Writes what became of the articles. Snippets are put under them after it. */
export async function storeShelf(
  tx: Connection,
  projectId: string,
  shelf: ArticleShelf,
): Promise<void> {
  const { made, changed } = shelf.outcome();
  await tx.article.createMany({ data: made.map((article) => ({ projectId, ...article })) });
  for (const { id, ...fields } of changed) await tx.article.update({ where: { id }, data: fields });
}

/** Removes those of the articles that no snippet comes from any more. */
export async function clearShelf(tx: Connection, ids: readonly string[]): Promise<void> {
  await tx.article.deleteMany({ where: { id: { in: [...ids] }, snippets: { none: {} } } });
}

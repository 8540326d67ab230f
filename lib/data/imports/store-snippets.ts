import type { Fragments } from '../../domain/spans/fragment';
import { flattenFragments } from '../../domain/spans/fragment';
import { codePointLength } from '../../domain/text/code-points';
import type { Actor } from '../actor';
import { inTransaction, type Connection } from '../database';
import { newId } from '../identifier';
import { requireProject } from '../rights/require-project';
import type { ImportTarget } from './import-target';

export type ArticleFields = {
  /** Null where only other things are known: then the article is this snippet's alone. */
  readonly identifier: string | null;
  readonly publisher?: string | null;
  readonly institution?: string | null;
  readonly year?: number | null;
  readonly licence?: string | null;
  readonly title?: string | null;
  readonly url?: string | null;
};

export type NewSnippet = {
  readonly name: string;
  readonly text: string;
  readonly material: string | null;
  readonly targets: Fragments;
  readonly sentences: readonly number[];
  readonly article: ArticleFields | null;
};

/**
 * Stores snippets of which none has a name that the project knows, all or none.
 * @returns the new ids by name
 */
export async function storeSnippets(
  actor: Actor,
  target: Pick<ImportTarget, 'projectId' | 'roundId'>,
  snippets: readonly NewSnippet[],
): Promise<Map<string, string>> {
  await requireProject(actor, 'manageProject', target.projectId);
  const ids = new Map(snippets.map(({ name }) => [name, newId()]));
  await inTransaction(async (tx) => {
    const articles = await storeArticles(tx, target.projectId, snippets);
    await tx.snippet.createMany({
      data: snippets.map((snippet) => ({
        id: ids.get(snippet.name) ?? newId(),
        projectId: target.projectId,
        roundId: target.roundId,
        articleId: articles.get(snippet.name) ?? null,
        name: snippet.name,
        text: snippet.text,
        length: codePointLength(snippet.text),
        material: snippet.material,
        targets: flattenFragments(snippet.targets),
        sentences: [...snippet.sentences],
      })),
    });
  });
  return ids;
}

/** By snippet name. An article that is known keeps what is known of it. */
async function storeArticles(
  tx: Connection,
  projectId: string,
  snippets: readonly NewSnippet[],
): Promise<Map<string, string>> {
  const withArticle = snippets.flatMap(({ name, article }) =>
    article === null ? [] : [{ name, article, id: newId() }],
  );
  const named = new Map(withArticle.map((entry) => [entry.article.identifier ?? entry.id, entry]));
  await tx.article.createMany({
    data: [...named.values()].map(({ id, article }) => ({ id, projectId, ...article })),
    skipDuplicates: true,
  });
  const identifiers = withArticle.flatMap(({ article }) => article.identifier ?? []);
  const rows = await tx.article.findMany({
    where: { projectId, identifier: { in: identifiers } },
    select: { id: true, identifier: true },
  });
  const idOf = new Map(rows.map(({ id, identifier }) => [identifier, id]));
  return new Map(
    withArticle.map(({ name, article, id }) => [
      name,
      article.identifier === null ? id : (idOf.get(article.identifier) ?? id),
    ]),
  );
}

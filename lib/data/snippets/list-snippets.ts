import type { Actor } from '../actor';
import { database } from '../database';
import type { SnippetStatus } from '../generated/enums';
import { pageArguments, pageOf, type Page, type PageRequest } from '../paging';
import { requireProject } from '../rights/require-project';
import { reportWhere, snippetWhere, type SnippetFilter } from './snippet-where';

export type SnippetQuery = PageRequest & SnippetFilter;

export type SnippetEntry = {
  readonly id: string;
  readonly name: string;
  readonly material: string | null;
  readonly status: SnippetStatus;
  readonly excludedReason: string | null;
  /** Code points. */
  readonly length: number;
  readonly round: string;
  readonly identifier: string | null;
  readonly publisher: string | null;
  readonly year: number | null;
  readonly licence: string | null;
  readonly readers: number;
  readonly finished: number;
  /** What readers wrote who reported the text as unreadable; null for one who wrote nothing. */
  readonly reports: readonly (string | null)[];
};

/** The snippets of a project by name. @throws Refusal `notFound`, `forbidden` */
export async function listSnippets(
  actor: Actor,
  projectId: string,
  query: SnippetQuery,
): Promise<Page<SnippetEntry>> {
  await requireProject(actor, 'manageProject', projectId);
  const rows = await database().snippet.findMany({
    where: snippetWhere(actor, projectId, query),
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    ...pageArguments(query),
    select: {
      id: true,
      name: true,
      material: true,
      status: true,
      excludedReason: true,
      length: true,
      round: { select: { name: true } },
      article: { select: { identifier: true, publisher: true, year: true, licence: true } },
      assignments: { where: { status: { not: 'withdrawn' } }, select: { status: true } },
    },
  });
  const reports = await database().assignment.findMany({
    where: { snippetId: { in: rows.map(({ id }) => id) }, ...reportWhere(actor) },
    orderBy: { finishedAt: 'asc' },
    select: { snippetId: true, note: true },
  });
  return pageOf(rows, query, ({ round, article, assignments, ...snippet }) => ({
    ...snippet,
    round: round.name,
    identifier: article?.identifier ?? null,
    publisher: article?.publisher ?? null,
    year: article?.year ?? null,
    licence: article?.licence ?? null,
    readers: assignments.length,
    finished: assignments.filter(({ status }) => status === 'finished').length,
    reports: reports.filter(({ snippetId }) => snippetId === snippet.id).map(({ note }) => note),
  }));
}

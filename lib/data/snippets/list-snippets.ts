import type { SnippetFilter } from '../../domain/snippets/snippet-filter';
import type { Actor } from '../actor';
import { database } from '../database';
import type { SnippetStatus } from '../generated/enums';
import { keyArguments, keyPageOf, type KeyPage, readCursor } from '../key-cursor';
import type { PageRequest } from '../paging';
import { requireProject } from '../rights/require-project';
import { reportWhere, snippetWhere } from './snippet-where';

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

/**
 * The snippets of a project by name.
 * @throws Refusal `notFound`, `forbidden`, `malformed` for a cursor of another list
 */
export async function listSnippets(
  actor: Actor,
  projectId: string,
  query: SnippetQuery,
): Promise<KeyPage<SnippetEntry>> {
  await requireProject(actor, 'manageProject', projectId);
  const at = readCursor(query.cursor);
  const { beyond, orderBy, take } = keyArguments('name', at, query.limit);
  const rows = await database().snippet.findMany({
    where: { ...(await snippetWhere(database(), actor, projectId, query)), ...beyond },
    orderBy,
    take,
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
  const show = ({ round, article, assignments, ...snippet }: (typeof rows)[number]) => ({
    ...snippet,
    round: round.name,
    identifier: article?.identifier ?? null,
    publisher: article?.publisher ?? null,
    year: article?.year ?? null,
    licence: article?.licence ?? null,
    readers: assignments.length,
    finished: assignments.filter(({ status }) => status === 'finished').length,
    reports: reports.filter(({ snippetId }) => snippetId === snippet.id).map(({ note }) => note),
  });
  return keyPageOf(rows, at, query.limit, ({ name }) => name, show);
}

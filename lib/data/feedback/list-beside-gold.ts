import { isDifference, type Feedback, type Finding } from '../../domain/feedback/compare-reading';
import { summariseFeedback, type FeedbackSummary } from '../../domain/feedback/summarise-feedback';
import type { UserActor } from '../actor';
import { database } from '../database';
import {
  compareOwnReadings,
  findGoldRelease,
  ownReadingsWhere,
  requireGoldShown,
  type GoldRelease,
  type OwnFilter,
} from './own-comparisons';

export type BesideGoldQuery = OwnFilter & {
  readonly limit: number;
  /** From this place of the list on. */
  readonly offset: number;
};

export type BesideGoldEntry = {
  /** Of the assignment. */
  readonly id: string;
  readonly snippet: string;
  readonly material: string | null;
  readonly result: Feedback['result'];
  readonly doubt: Feedback['doubt'];
  /** What differs, each once. */
  readonly differences: readonly Finding[];
  /** Where the reader or gold has a span. */
  readonly places: number;
};

export type BesideGoldList = {
  /** Null before the first final release; then there is nothing else. */
  readonly release: GoldRelease | null;
  /** Over all own readings, whatever the list is narrowed to. */
  readonly summary: FeedbackSummary;
  /** How many readings the list has in all. */
  readonly found: number;
  readonly entries: readonly BesideGoldEntry[];
};

/**
 * The actor's own finished readings beside gold, in the own order, a page of them.
 * @throws Refusal `notFound` while no lead shows gold, `forbidden` for one who does not annotate
 */
export async function listBesideGold(
  actor: UserActor,
  projectId: string,
  query: BesideGoldQuery,
): Promise<BesideGoldList> {
  await requireGoldShown(actor, projectId);
  const release = await findGoldRelease(projectId);
  if (release === null) {
    return { release, summary: summariseFeedback([]), found: 0, entries: [] };
  }
  const all = await compareOwnReadings(ownReadingsWhere(actor, projectId, release), release);
  const narrowed =
    query.q === undefined ? all : await keepWithWords(actor, projectId, release, all, query.q);
  const listed = query.differs
    ? narrowed.filter(({ feedback }) => feedback.result === 'differs')
    : narrowed;
  const shown = listed.slice(query.offset, query.offset + query.limit);
  const snippets = await readNames(shown.map(({ snippetId }) => snippetId));
  return {
    release,
    summary: summariseFeedback(all.map(({ feedback }) => feedback)),
    found: listed.length,
    entries: shown.map(({ id, snippetId, feedback }) => ({
      id,
      snippet: snippets.get(snippetId)?.name ?? '',
      material: snippets.get(snippetId)?.material ?? null,
      result: feedback.result,
      doubt: feedback.doubt,
      differences: [...new Set(feedback.items.flatMap((item) => item.findings))].filter(
        isDifference,
      ),
      places: feedback.items.length,
    })),
  };
}

async function keepWithWords<T extends { readonly id: string }>(
  actor: UserActor,
  projectId: string,
  release: GoldRelease,
  all: readonly T[],
  q: string,
): Promise<T[]> {
  const rows = await database().assignment.findMany({
    where: ownReadingsWhere(actor, projectId, release, q),
    select: { id: true },
  });
  const ids = new Set(rows.map(({ id }) => id));
  return all.filter(({ id }) => ids.has(id));
}

async function readNames(ids: readonly string[]) {
  const rows = await database().snippet.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, name: true, material: true },
  });
  return new Map(rows.map((row) => [row.id, row]));
}

import type { SnippetView } from '../../domain/assignment/view';
import { notFound } from '../../domain/errors';
import type { Feedback } from '../../domain/feedback/compare-reading';
import type { ExpectedGold } from '../../domain/feedback/expected-gold';
import type { GoldReasons } from '../../domain/adjudication/gold-reasons';
import { parseGuidelineClauses, type GuidelineClause } from '../../domain/guideline/clauses';
import { labelSchemeSchema, type LabelScheme } from '../../domain/label-scheme/scheme';
import { questionFor } from '../../domain/label-scheme/templates';
import type { LabelledSpan } from '../../domain/spans/fragment';
import type { UserActor } from '../actor';
import { database } from '../database';
import type { Outcome } from '../generated/enums';
import { snippetViewColumns, snippetViewOf } from '../snippets/snippet-view';
import {
  compareOwnReadings,
  findGoldRelease,
  ownOrder,
  ownReadingsWhere,
  requireGoldShown,
  type GoldRelease,
  type OwnFilter,
} from './own-comparisons';

export type BesideGold = {
  readonly snippet: SnippetView;
  readonly question: string;
  readonly scheme: LabelScheme;
  /** Those that the reasons cite, as they stood when they were cited. */
  readonly clauses: readonly GuidelineClause[];
  readonly release: GoldRelease;
  /** False for a release made before reasons were kept. */
  readonly areReasonsKept: boolean;
  readonly outcome: Outcome;
  readonly flagReason: string | null;
  readonly feedback: Feedback<LabelledSpan, ExpectedGold>;
  /** Place in the list as it is narrowed, from 1; null when the list does not hold it. */
  readonly place: number | null;
  readonly total: number;
  readonly previous: string | null;
  readonly next: string | null;
};

/**
 * One of the actor's own finished readings beside gold, with its neighbours in the list.
 * @throws Refusal `notFound` for every other reading, before a final release, and while no lead
 *   shows gold; `forbidden` for one who does not annotate
 */
export async function readBesideGold(
  actor: UserActor,
  projectId: string,
  assignmentId: string,
  filter: OwnFilter = {},
): Promise<BesideGold> {
  await requireGoldShown(actor, projectId);
  const release = await findGoldRelease(projectId);
  if (release === null) throw notFound('The reading');
  const where = { id: assignmentId, AND: [ownReadingsWhere(actor, projectId, release)] };
  const [[own], row] = await Promise.all([
    compareOwnReadings(where, release),
    database().assignment.findFirst({
      where,
      select: {
        outcome: true,
        flagReason: true,
        snippet: { select: snippetViewColumns },
        project: {
          select: {
            question: true,
            schemes: { orderBy: { version: 'desc' }, take: 1, select: { scheme: true } },
          },
        },
      },
    }),
  ]);
  if (own === undefined || row === null) throw notFound('The reading');
  const [clauses, ids] = await Promise.all([
    readClauses(projectId, own.feedback, own.reasons),
    listIds(actor, projectId, release, filter),
  ]);
  const { snippet, project } = row;
  const at = ids.indexOf(assignmentId);
  return {
    snippet: snippetViewOf(snippet),
    question: questionFor(project.question, snippet.material),
    scheme: labelSchemeSchema.parse(project.schemes[0]?.scheme),
    clauses,
    release,
    areReasonsKept: own.reasons !== null,
    outcome: row.outcome ?? 'none',
    flagReason: row.flagReason,
    feedback: own.feedback,
    place: at === -1 ? null : at + 1,
    total: ids.length,
    previous: ids[at - 1] ?? null,
    next: ids[at + 1] ?? null,
  };
}

/** The list as it is narrowed; readings are compared only where that narrows it. */
async function listIds(
  actor: UserActor,
  projectId: string,
  release: GoldRelease,
  { differs = false, q }: OwnFilter,
): Promise<string[]> {
  const where = ownReadingsWhere(actor, projectId, release, q);
  if (differs) {
    const all = await compareOwnReadings(where, release);
    return all.flatMap(({ id, feedback }) => (feedback.result === 'differs' ? [id] : []));
  }
  const rows = await database().assignment.findMany({
    where,
    orderBy: [...ownOrder],
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Only what the feedback cites: of what others marked elsewhere nothing may be told. */
async function readClauses(
  projectId: string,
  feedback: Feedback,
  reasons: GoldReasons | null,
): Promise<GuidelineClause[]> {
  const cited = new Set(
    [feedback, ...feedback.items.flatMap((item) => item.reasons)].map(clauseOf),
  );
  const versionOf = new Map(
    [...(reasons?.spans ?? []), ...(reasons?.places ?? []), reasons?.whole]
      .filter((each) => each != null)
      .filter(({ clause }) => clause !== null && cited.has(clause))
      .map(({ clause, guideline }) => [clause, guideline]),
  );
  if (versionOf.size === 0) return [];
  const rows = await database().guideline.findMany({
    where: { projectId, version: { in: [...new Set(versionOf.values())] } },
    select: { version: true, text: true },
  });
  return rows.flatMap(({ version, text }) =>
    parseGuidelineClauses(text).filter(({ number }) => versionOf.get(number) === version),
  );
}

function clauseOf({ clause }: { readonly clause: string | null }): string | null {
  return clause;
}

import { makePlan, type Plan } from '../../domain/plan/make-plan';
import { Refusal } from '../../domain/errors';
import type { LogEntry } from '../../domain/log/entry';
import type { Actor } from '../actor';
import { database, inTransaction, type Connection } from '../database';
import { newId } from '../identifier';
import { writeLog } from '../log/write-log';
import { requireProject } from '../rights/require-project';
import { findAnnotators, firstPlaces, type Annotators } from './annotators';
import type { PlanRequest } from './plan-request';

/** The plan by e-mail and snippet name; `assignments` counts what was made, when it was. */
export type PlanAnswer = Plan & { readonly assignments?: number };

type PlannedSnippet = {
  readonly id: string;
  readonly name: string;
  readonly material: string | null;
  readonly article: { readonly publisher: string | null } | null;
};

/**
 * Plans the active snippets of a round that nobody is assigned to yet, and with `commit` makes the
 * assignments. The same seed over the same snippets and people gives the same plan.
 * @throws Refusal `unprocessable` for people who do not annotate here, or a plan that cannot be
 */
export async function makeProjectPlan(
  actor: Actor,
  projectId: string,
  request: PlanRequest,
): Promise<PlanAnswer> {
  await requireProject(actor, 'manageProject', projectId);
  if (!request.commit) return show(await prepare(database(), projectId, request));
  return inTransaction(async (tx) => {
    // Two commits at once: the second plans what the first has left.
    await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${projectId} FOR UPDATE`;
    const prepared = await prepare(tx, projectId, request);
    const assignments = await commitPlan(tx, projectId, request, prepared);
    await writeLog(tx, actor, projectId, planEntry(request, prepared));
    return { ...show(prepared), assignments };
  });
}

type Prepared = {
  readonly plan: Plan;
  readonly roundId: string;
  readonly roundName: string;
  readonly people: Annotators;
  readonly names: ReadonlyMap<string, string>;
};

/** Plans over names and e-mails, which are the same whatever ids the database gave. */
async function prepare(
  connection: Connection,
  projectId: string,
  request: PlanRequest,
): Promise<Prepared> {
  const round = await findRound(connection, projectId, request.round);
  const people = await findAnnotators(connection, projectId, request.annotators);
  const snippets: PlannedSnippet[] = await connection.snippet.findMany({
    where: {
      projectId,
      roundId: round.id,
      status: 'active',
      assignments: { none: { status: { not: 'withdrawn' } } },
    },
    select: { id: true, name: true, material: true, article: { select: { publisher: true } } },
  });
  const plan = makePlan({
    snippets: snippets.map(({ name, material, article }) => ({
      id: name,
      name,
      strata: { material: material ?? '', publisher: article?.publisher ?? '' },
    })),
    annotators: [...people.keys()],
    overlap: request.overlap,
    share: request.share ?? 100,
    method: request.method,
    pairs: request.pairs ?? [],
    strata: request.strata,
    seed: request.seed,
  });
  return {
    plan,
    roundId: round.id,
    roundName: round.name,
    people,
    names: new Map(snippets.map(({ id, name }) => [name, id])),
  };
}

function show({ plan }: Prepared): PlanAnswer {
  return plan;
}

async function findRound(
  connection: Connection,
  projectId: string,
  name: string | undefined,
): Promise<{ readonly id: string; readonly name: string }> {
  const round = await connection.round.findFirst({
    where: { projectId, ...(name === undefined ? {} : { name }) },
    orderBy: { number: 'desc' },
    select: { id: true, name: true },
  });
  if (round !== null) return round;
  throw new Refusal('unprocessable', `The project has no round named "${name ?? ''}".`);
}

function planEntry(
  { method, overlap, share = 100, strata, seed }: PlanRequest,
  { plan, roundName, people }: Prepared,
): LogEntry {
  return {
    type: 'planMade',
    round: roundName,
    method,
    overlap,
    share,
    strata: [...strata],
    seed,
    snippets: plan.folders.reduce((sum, { snippets }) => sum + snippets.length, 0),
    readers: Object.entries(plan.loads).map(([email, snippets]) => ({
      person: people.get(email) ?? '',
      snippets,
    })),
  };
}

async function commitPlan(
  tx: Connection,
  projectId: string,
  request: PlanRequest,
  { plan, roundId, people, names }: Prepared,
): Promise<number> {
  const latest = { where: { projectId }, orderBy: { version: 'desc' as const } };
  const scheme = await tx.labelScheme.findFirstOrThrow(latest);
  const guideline = await tx.guideline.findFirstOrThrow(latest);
  const planId = newId();
  const { method, overlap, share = 100, strata, seed } = request;
  const userOf = (email: string) => people.get(email) ?? '';
  const pairs = (request.pairs ?? []).map((pair) => ({
    ...pair,
    a: userOf(pair.a),
    b: userOf(pair.b),
  }));
  await tx.plan.create({
    data: { id: planId, roundId, method, overlap, share, pairs, strata: [...strata], seed },
  });
  const folders = plan.folders.map((folder, number) => ({ ...folder, id: newId(), number }));
  await tx.folder.createMany({
    data: folders.map(({ id, number, annotators }) => ({
      id,
      planId,
      number,
      annotators: annotators.map(userOf),
    })),
  });
  const folderOf = new Map(folders.flatMap(({ id, snippets }) => snippets.map((s) => [s, id])));
  const starts = await firstPlaces(tx, projectId);
  const rows = plan.readers.flatMap(({ annotator, snippets }) => {
    const userId = userOf(annotator);
    return snippets.map((name, i) => ({
      id: newId(),
      projectId,
      snippetId: names.get(name) ?? '',
      userId,
      roundId,
      folderId: folderOf.get(name) ?? null,
      schemeId: scheme.id,
      guidelineId: guideline.id,
      place: (starts.get(userId) ?? 0) + i,
    }));
  });
  await tx.assignment.createMany({ data: rows });
  await tx.$executeRaw`
    INSERT INTO "Case" ("id", "projectId", "snippetId", "updatedAt")
    SELECT gen_random_uuid()::text, ${projectId}, s, now()
      FROM unnest(${[...new Set(rows.map(({ snippetId }) => snippetId))]}::text[]) AS s
    ON CONFLICT ("snippetId") DO NOTHING`;
  return rows.length;
}

/**
 * Moving what is still to read from one person to others, and adding a reader. Only unfinished
 * assignments move: the one that is taken away is withdrawn, with its work and log kept; whoever
 * had a snippet before and gets it again goes on where they were.
 */
import { createHash } from 'node:crypto';
import { Refusal } from '../../domain/errors';
import { moveWork } from '../../domain/plan/move-work';
import { changePairCounts, type PairCount } from '../../domain/plan/pair-counts';
import type { Actor } from '../actor';
import { lockCasesOfSnippets } from '../cases/case-facts';
import { refreshCases } from '../cases/refresh-cases';
import { database, inTransaction, type Connection } from '../database';
import { newId } from '../identifier';
import { writeLog } from '../log/write-log';
import { requireProject } from '../rights/require-project';
import { findAnnotators, firstPlaces, type Annotators } from './annotators';
import {
  countPairs,
  listMovable,
  listOpenLoads,
  lockAssignments,
  type MovableRow,
} from './movable-work';

export type MoveRequest = {
  /** E-mail of who gives away; null to add one reader to each snippet. */
  readonly from: string | null;
  /** E-mails of who may take. */
  readonly to: readonly string[];
  /** A round's name; all rounds when absent. */
  readonly round?: string | undefined;
  /** Whether snippets that were begun move as well. */
  readonly takesBegun: boolean;
  readonly seed: string;
};

/** What a move does, before and after it is made; people by e-mail. */
export type MoveAnswer = {
  /** Snippets that move. */
  readonly snippets: number;
  /** Of those, begun by who gives them away; that work is kept and no longer counts. */
  readonly begun: number;
  /** Of those, read to the end by all readers so far: their cases wait for the new one. */
  readonly finishedCases: number;
  /**
   * Names of snippets that stay: everybody chosen reads them or could look at their readings, or work
   * on their case has begun.
   */
  readonly stays: { readonly readByAll: readonly string[]; readonly frozen: readonly string[] };
  /** What each has still to read. */
  readonly loads: readonly Change<{ readonly email: string }>[];
  /** Snippets that two people both read. */
  readonly pairs: readonly Change<{ readonly a: string; readonly b: string }>[];
  /** Stands for exactly these moves: to be sent back with the commit. */
  readonly token: string;
};

type Change<Who> = Who & { readonly before: number; readonly after: number };

/** What `moveAssignments` would do now. @throws as it does */
export async function previewMove(
  actor: Actor,
  projectId: string,
  request: MoveRequest,
): Promise<MoveAnswer> {
  await requireProject(actor, 'manageProject', projectId);
  const work = await listMovable(database(), projectId, request);
  return (await prepare(database(), projectId, request, work)).answer;
}

/**
 * Moves the work as it was previewed.
 * @throws Refusal `conflict` when that is not what would be done now, `unprocessable` for people
 *   who do not annotate here or for nothing to move
 */
export async function moveAssignments(
  actor: Actor,
  projectId: string,
  request: MoveRequest,
  token: string,
): Promise<MoveAnswer> {
  await requireProject(actor, 'manageProject', projectId);
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${projectId} FOR UPDATE`;
    const candidates = await listMovable(tx, projectId, request);
    const cases = await lockCasesOfSnippets(
      tx,
      candidates.map(({ snippetId }) => snippetId),
    );
    // What was finished or begun until here has changed the list; from here on nothing can.
    await lockAssignments(tx, candidates);
    const work = await listMovable(tx, projectId, request);
    const prepared = await prepare(tx, projectId, request, work);
    if (prepared.answer.token !== token) {
      throw new Refusal(
        'conflict',
        'The work has changed since the preview: somebody read, or work was moved. Look again.',
      );
    }
    if (prepared.moves.length === 0) {
      throw new Refusal('unprocessable', 'There is nothing that these people could take.');
    }
    await store(tx, projectId, prepared);
    const changed = new Set(prepared.moves.map(({ row }) => row.snippetId));
    await refreshCases(
      tx,
      [...cases].filter(([snippetId]) => changed.has(snippetId)).map(([, id]) => id),
    );
    await writeLog(tx, actor, projectId, {
      type: 'workMoved',
      from: prepared.fromId,
      to: [...countBy(prepared.moves.map(({ userId }) => userId))].map(([person, snippets]) => ({
        person,
        snippets,
      })),
      stayed: work.length - prepared.moves.length,
      seed: request.seed,
    });
    return prepared.answer;
  });
}

type Prepared = {
  readonly fromId: string | null;
  /** In the order in which each taker will read them. */
  readonly moves: readonly { readonly row: MovableRow; readonly userId: string }[];
  readonly answer: MoveAnswer;
};

async function prepare(
  connection: Connection,
  projectId: string,
  request: MoveRequest,
  work: readonly MovableRow[],
): Promise<Prepared> {
  const { from, to } = request;
  if (to.length === 0) throw new Refusal('unprocessable', 'Choose who takes the snippets.');
  const takers = await findAnnotators(connection, projectId, to);
  if (from !== null && takers.has(from)) {
    throw new Refusal('unprocessable', `${from} cannot give snippets away and take them.`);
  }
  const loads = await listOpenLoads(connection, projectId);
  const free = work.filter(({ isFrozen }) => !isFrozen);
  const { moves, stays } = moveWork({
    snippets: free.map((row) => ({ ...row, readers: [...row.readers, ...row.onlookers] })),
    takers: [...takers.keys()],
    loads,
    seed: request.seed,
  });
  const rows = new Map(free.map((row) => [row.name, row]));
  const made = moves.flatMap(({ snippet, to: email }) => {
    const row = rows.get(snippet);
    return row === undefined ? [] : [{ row, email, userId: takers.get(email) ?? '' }];
  });
  const people = [...takers.keys(), ...(from === null ? [] : [from])];
  const fromId = from === null ? null : (work[0]?.userId ?? null);
  return {
    fromId,
    moves: made,
    answer: {
      snippets: made.length,
      begun: made.filter(({ row }) => row.isBegun).length,
      finishedCases: made.filter(({ row }) => row.isComplete).length,
      stays: {
        readByAll: stays,
        frozen: work.flatMap(({ isFrozen, name }) => (isFrozen ? [name] : [])),
      },
      loads: compareLoads(loads, made, from, takers),
      pairs: comparePairs(await countPairs(connection, projectId, people), made, from, people),
      token: createHash('sha256')
        .update(
          JSON.stringify([
            from,
            made.map(({ row, email }) => [row.name, email, row.isBegun, row.isComplete]),
          ]),
        )
        .digest('base64url'),
    },
  };
}

type Made = readonly { readonly row: MovableRow; readonly email: string }[];

function compareLoads(
  loads: Readonly<Record<string, number>>,
  made: Made,
  from: string | null,
  takers: Annotators,
): MoveAnswer['loads'] {
  const gained = countBy(made.map(({ email }) => email));
  const people = [...new Set([...(from === null ? [] : [from]), ...[...takers.keys()].sort()])];
  return people.map((email) => {
    const before = loads[email] ?? 0;
    const change = email === from ? -made.length : (gained.get(email) ?? 0);
    return { email, before, after: before + change };
  });
}

function comparePairs(
  before: readonly PairCount[],
  made: Made,
  from: string | null,
  people: readonly string[],
): MoveAnswer['pairs'] {
  const counts = new Map(before.map(({ a, b, snippets }) => [`${a} ${b}`, snippets]));
  const changes = made.map(({ row, email }) => ({
    others: row.readers,
    leaves: from,
    joins: email,
  }));
  return changePairCounts(before, changes, people).map(({ a, b, snippets }) => ({
    a,
    b,
    before: counts.get(`${a} ${b}`) ?? 0,
    after: snippets,
  }));
}

/** Withdraws, gives back what a taker had before, and makes the rest anew. */
async function store(
  tx: Connection,
  projectId: string,
  { moves }: Pick<Prepared, 'moves'>,
): Promise<void> {
  const withdrawn = moves.flatMap(({ row }) => row.assignmentId ?? []);
  await tx.assignment.updateMany({
    where: { id: { in: withdrawn } },
    data: { status: 'withdrawn' },
  });
  const latest = { where: { projectId }, orderBy: { version: 'desc' as const } };
  const { id: schemeId } = await tx.labelScheme.findFirstOrThrow(latest);
  const { id: guidelineId } = await tx.guideline.findFirstOrThrow(latest);
  const places = new Map(await firstPlaces(tx, projectId));
  const rows = moves.map(({ row, userId }) => {
    const place = places.get(userId) ?? 0;
    places.set(userId, place + 1);
    const { snippetId, roundId, folderId } = row;
    return {
      id: newId(),
      projectId,
      snippetId,
      userId,
      roundId,
      folderId,
      schemeId,
      guidelineId,
      place,
    };
  });
  const given = JSON.stringify(
    rows.map(({ snippetId, userId, place }) => ({ snippetId, userId, place })),
  );
  await tx.$executeRaw`
    UPDATE "Assignment" a SET "place" = r."place",
        "status" = CASE WHEN a."revision" = 0 THEN 'open' ELSE 'inProgress' END::"AssignmentStatus",
        "schemeId" = CASE WHEN a."revision" = 0 THEN ${schemeId} ELSE a."schemeId" END,
        "guidelineId" = CASE WHEN a."revision" = 0 THEN ${guidelineId} ELSE a."guidelineId" END
      FROM jsonb_to_recordset(${given}::jsonb) AS r("snippetId" text, "userId" text, "place" int)
     WHERE a."snippetId" = r."snippetId" AND a."userId" = r."userId" AND a."status" = 'withdrawn'`;
  await tx.assignment.createMany({ data: rows, skipDuplicates: true });
}

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

import { conditionsOfRoles, isAllowed, type Condition } from '../../domain/permissions';
import type { Actor } from '../actor';
import { database } from '../database';
import { Prisma } from '../generated/client';
import type { Reason } from '../generated/enums';
import { requireProject } from '../rights/require-project';
import type { CaseEntry } from './list-cases';

/** More rows than this are not sent to a screen at once. */
export const queueLimit = 3_000;

type Row = Omit<CaseEntry, 'reasons' | 'items' | 'canOpen'> & {
  readonly snippetId: string;
  readonly itemReasons: readonly (readonly Reason[])[];
  readonly open: number;
};

/**
 * The adjudication queue as a whole, for the screen: the same rows as `listCases` and as little
 * told of what the actor may not open, in two queries. What is to be decided comes first, so that
 * a queue that `isCut` (longer than `queueLimit`) leaves out what is settled.
 * @param caseId a case that is listed wherever it stands
 * @throws Refusal `notFound`, `forbidden`
 */
export async function listCaseQueue(
  actor: Actor,
  projectId: string,
  caseId: string | null = null,
): Promise<{ readonly entries: readonly CaseEntry[]; readonly isCut: boolean }> {
  const { roles } = await requireProject(actor, 'viewCaseQueue', projectId);
  const [rows, toRead] = await Promise.all([
    readRows(projectId, caseId),
    listOwnUnfinished(actor, projectId),
  ]);
  // The policy over facts at hand: asked of the database, it would look at every snippet.
  const canOpen = ({ status, snippetId }: Row) =>
    actor.kind === 'system' ||
    isAllowed(
      'viewCase',
      new Set<Condition>([
        ...conditionsOfRoles(roles),
        ...(status === 'waiting' ? [] : ['hasCaseLeftWaiting' as const]),
        ...(toRead.has(snippetId) ? [] : ['hasNoOwnUnfinished' as const]),
      ]),
    );
  return {
    entries: rows.slice(0, queueLimit).map((row) => entryOf(row, canOpen(row))),
    isCut: rows.length > queueLimit,
  };
}

/** The snippets that the actor has still to read. */
async function listOwnUnfinished(actor: Actor, projectId: string): Promise<ReadonlySet<string>> {
  if (actor.kind === 'system') return new Set();
  const rows = await database().assignment.findMany({
    where: { projectId, userId: actor.userId, status: { in: ['open', 'inProgress'] } },
    select: { snippetId: true },
  });
  return new Set(rows.map(({ snippetId }) => snippetId));
}

/** What is to be decided first. */
const statusOrder = ['open', 'stale', 'decided', 'waiting', 'agreed'] as const;

function readRows(projectId: string, caseId: string | null): Promise<Row[]> {
  // A branch is read only as far as the ones before it leave room: most cases are agreed.
  const branches = statusOrder.map(
    (status, place) => Prisma.sql`(
      SELECT c."id", s."id" AS "snippetId", s."name", s."material", c."status", c."revision",
             ${place}::int AS "place"
        FROM "Case" c JOIN "Snippet" s ON s."id" = c."snippetId"
       WHERE c."projectId" = ${projectId} AND s."projectId" = ${projectId} AND c."isActive"
         AND c."status" = ${status}::"CaseStatus" AND c."id" <> ${caseId ?? ''}
       ORDER BY s."name" LIMIT ${queueLimit + 1})`,
  );
  return database().$queryRaw<Row[]>`
    SELECT c."id", c."snippetId", c."name" AS "snippet", c."material", c."status"::text AS "status", c."revision",
           i."itemReasons", i."open", a."finished", a."readers"
      FROM (SELECT * FROM (
              (SELECT c."id", s."id" AS "snippetId", s."name", s."material", c."status",
                      c."revision", -1 AS "place"
                 FROM "Case" c JOIN "Snippet" s ON s."id" = c."snippetId"
                WHERE c."id" = ${caseId ?? ''} AND c."projectId" = ${projectId} AND c."isActive")
              UNION ALL ${Prisma.join(branches, ' UNION ALL ')}) AS all_of_them
             LIMIT ${queueLimit + 1}) AS c
     CROSS JOIN LATERAL (
       SELECT COALESCE(jsonb_agg("reasons" ORDER BY "place"), '[]') AS "itemReasons",
              count(*) FILTER (WHERE "isOpen")::int AS "open"
         FROM "Item" WHERE "caseId" = c."id") i
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS "readers",
              count(*) FILTER (WHERE "status" = 'finished')::int AS "finished"
         FROM "Assignment"
        WHERE "projectId" = ${projectId} AND "isActive" AND "snippetId" = c."snippetId"
          AND "status" <> 'withdrawn') a
     ORDER BY c."place", c."name", c."id"`;
}

function entryOf({ itemReasons, open, snippetId: _, ...row }: Row, canOpen: boolean): CaseEntry {
  const shown = canOpen ? itemReasons : [];
  return {
    ...row,
    canOpen,
    reasons: [...new Set(shown.flat())],
    items: { total: shown.length, open: canOpen ? open : 0 },
  };
}

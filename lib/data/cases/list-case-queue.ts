import type { Actor } from '../actor';
import { database } from '../database';
import type { Reason } from '../generated/enums';
import { caseWhere } from '../rights/condition-where';
import { requireProject } from '../rights/require-project';
import type { CaseEntry } from './list-cases';

/** More rows than this are not sent to a screen at once. */
export const queueLimit = 5_000;

type Row = Omit<CaseEntry, 'reasons' | 'items' | 'canOpen'> & {
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
  await requireProject(actor, 'viewCaseQueue', projectId);
  const [rows, visible] = await Promise.all([
    readRows(projectId, caseId),
    database().case.findMany({
      where: { projectId, AND: [caseWhere(actor, 'viewCase')] },
      select: { id: true },
    }),
  ]);
  const ids = new Set(visible.map(({ id }) => id));
  return {
    entries: rows.slice(0, queueLimit).map((row) => entryOf(row, ids.has(row.id))),
    isCut: rows.length > queueLimit,
  };
}

function readRows(projectId: string, caseId: string | null): Promise<Row[]> {
  return database().$queryRaw<Row[]>`
    SELECT c."id", s."name" AS "snippet", s."material", c."status"::text AS "status", c."revision",
           i."itemReasons", i."open", a."finished", a."readers"
      FROM "Case" c
      JOIN "Snippet" s ON s."id" = c."snippetId" AND s."status" = 'active'
     CROSS JOIN LATERAL (
       SELECT COALESCE(jsonb_agg("reasons" ORDER BY "place"), '[]') AS "itemReasons",
              count(*) FILTER (WHERE "isOpen")::int AS "open"
         FROM "Item" WHERE "caseId" = c."id") i
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS "readers",
              count(*) FILTER (WHERE "status" = 'finished')::int AS "finished"
         FROM "Assignment" WHERE "snippetId" = c."snippetId" AND "status" <> 'withdrawn') a
     WHERE c."projectId" = ${projectId}
     ORDER BY c."id" = ${caseId ?? ''} DESC,
              array_position(ARRAY['open', 'stale', 'decided', 'waiting', 'agreed'], c."status"::text),
              s."name", c."id"
     LIMIT ${queueLimit + 1}`;
}

function entryOf({ itemReasons, open, ...row }: Row, canOpen: boolean): CaseEntry {
  const shown = canOpen ? itemReasons : [];
  return {
    ...row,
    canOpen,
    reasons: [...new Set(shown.flat())],
    items: { total: shown.length, open: canOpen ? open : 0 },
  };
}

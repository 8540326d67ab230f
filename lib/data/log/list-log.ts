/** The log of a project, newest first, put together from its own entries and from other records. */
import {
  logEventSchema,
  peopleOf,
  typesOfTopic,
  type LogEvent,
  type LogEventType,
  type LogTopic,
} from '../../domain/log/event';
import { Refusal } from '../../domain/errors';
import type { Actor } from '../actor';
import { database } from '../database';
import { Prisma } from '../generated/client';
import type { Page } from '../paging';
import { requireProject } from '../rights/require-project';

export type LogQuery = {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly topic?: LogTopic | undefined;
  /** Only what this person did, by id. */
  readonly person?: string | undefined;
  /** From the start of this day, and up to the end of this one; in UTC, YYYY-MM-DD. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

export type LogLine = {
  readonly id: string;
  readonly at: Date;
  /** Who did it; null for what the program did by itself. */
  readonly person: string | null;
  readonly event: LogEvent;
};

export type LogPage = Page<LogLine> & {
  /** By id, of all who are named on the page. */
  readonly names: Readonly<Record<string, string>>;
};

type Row = { id: string; at: Date; person: string | null; type: string; details: object };

/**
 * A page of the log.
 * @throws Refusal `notFound`, `forbidden` for one who does not lead the project, `malformed` for a
 *   cursor that is none
 */
export async function listLog(actor: Actor, projectId: string, query: LogQuery): Promise<LogPage> {
  await requireProject(actor, 'manageProject', projectId);
  const { limit, topic, person, from, to } = query;
  const types = new Set(typesOfTopic(topic ?? null));
  const bounds = {
    after:
      from === undefined
        ? Prisma.empty
        : Prisma.sql`AND r."at" >= ${from}::date::timestamp AT TIME ZONE 'UTC'`,
    before:
      to === undefined
        ? Prisma.empty
        : Prisma.sql`AND r."at" < (${to}::date + 1)::timestamp AT TIME ZONE 'UTC'`,
    who: person === undefined ? Prisma.empty : Prisma.sql`AND r."person" = ${person}`,
    cursor: cursorBound(query.cursor),
  };
  // Each branch reads its newest by an index; together they hold the newest of all.
  const branches = recordsOf(projectId)
    .filter((record) => record.types.some((type) => types.has(type)))
    .map(
      (record) => Prisma.sql`(
        SELECT * FROM (${record.rows}) AS r
         WHERE ${typeBound(record, types)} ${bounds.after} ${bounds.before} ${bounds.who} ${bounds.cursor}
         ORDER BY r."at" DESC, r."id" DESC LIMIT ${limit + 1})`,
    );
  const rows = await database().$queryRaw<Row[]>`
    SELECT * FROM (${Prisma.join(branches, ' UNION ALL ')}) AS r
     ORDER BY r."at" DESC, r."id" DESC LIMIT ${limit + 1}`;
  const items = rows.slice(0, limit).map(({ id, at, person: by, type, details }): LogLine => ({
    id,
    at,
    person: by,
    event: logEventSchema.parse({ ...details, type }),
  }));
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items,
    names: await namesOf(items),
    nextCursor: last === undefined ? null : `${last.at.toISOString()} ${last.id}`,
  };
}

/** Nothing where all of the record's types are wanted: the database cannot judge what it leaves. */
function typeBound(record: Records, wanted: ReadonlySet<LogEventType>): Prisma.Sql {
  if (record.types.every((type) => wanted.has(type))) return Prisma.sql`true`;
  return Prisma.sql`r."type" = ANY (${[...wanted]})`;
}

function cursorBound(cursor: string | undefined): Prisma.Sql {
  if (cursor === undefined) return Prisma.empty;
  const [, at, id] = /^(\S+Z) (.+)$/u.exec(cursor) ?? [];
  if (at === undefined || id === undefined || Number.isNaN(Date.parse(at))) {
    throw new Refusal('malformed', 'This is no place in the log. Start at its first page.');
  }
  return Prisma.sql`AND (r."at", r."id") < (${at}::timestamptz, ${id})`;
}

type Records = { readonly types: readonly LogEventType[]; readonly rows: Prisma.Sql };

/** Where the log is read from; each with id, at, person, type and details. */
function recordsOf(projectId: string): Records[] {
  return [
    {
      types: typesOfTopic(null),
      rows: Prisma.sql`
        SELECT "id", "at", "userId" AS "person", "type", "details"
          FROM "LogEntry" WHERE "projectId" = ${projectId}`,
    },
    {
      types: ['readingFinished', 'readingReopened', 'readingImported'],
      rows: Prisma.sql`
        SELECT o."id"::text AS "id", o."at", a."userId" AS "person",
               CASE o."type" WHEN 'finish' THEN 'readingFinished'
                             WHEN 'reopen' THEN 'readingReopened' ELSE 'readingImported' END AS "type",
               jsonb_build_object('snippet', s."name") AS "details"
          FROM "Operation" o JOIN "Assignment" a ON a."id" = o."assignmentId"
          JOIN "Snippet" s ON s."id" = a."snippetId"
         WHERE a."projectId" = ${projectId} AND o."type" IN ('finish', 'reopen', 'import')`,
    },
    {
      types: ['decisionRecorded'],
      rows: Prisma.sql`
        SELECT d."id"::text AS "id", d."at", d."userId" AS "person", 'decisionRecorded' AS "type",
               jsonb_build_object('snippet', s."name") AS "details"
          FROM "Decision" d JOIN "Case" c ON c."id" = d."caseId"
          JOIN "Snippet" s ON s."id" = c."snippetId" WHERE c."projectId" = ${projectId}`,
    },
    {
      types: ['valuesConfirmed'],
      rows: Prisma.sql`
        SELECT v."id", v."at", v."userId" AS "person", 'valuesConfirmed' AS "type",
               jsonb_build_object('snippet', s."name") AS "details"
          FROM "ValueCheck" v JOIN "Case" c ON c."id" = v."caseId"
          JOIN "Snippet" s ON s."id" = c."snippetId" WHERE c."projectId" = ${projectId}`,
    },
    {
      types: ['imported'],
      rows: Prisma.sql`
        SELECT "id", "createdAt" AS "at", "userId" AS "person", 'imported' AS "type",
               jsonb_build_object('fileName', "input"->>'fileName', 'state', "state") AS "details"
          FROM "Job" WHERE "projectId" = ${projectId} AND "kind" = 'import'`,
    },
    {
      types: ['released'],
      rows: Prisma.sql`
        SELECT "id", "createdAt" AS "at", "createdBy" AS "person", 'released' AS "type",
               jsonb_build_object('name', "name", 'status', "status") AS "details"
          FROM "Release" WHERE "projectId" = ${projectId}`,
    },
  ];
}

async function namesOf(lines: readonly LogLine[]): Promise<Record<string, string>> {
  const ids = lines.flatMap(({ person, event }) => [person ?? [], peopleOf(event)].flat());
  const people = await database().user.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, name: true },
  });
  return Object.fromEntries(people.map(({ id, name }) => [id, name]));
}

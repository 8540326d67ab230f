import type { ProgressDimension } from '../../domain/pace/progress-dimension';
import type { FinishedOn } from '../../domain/pace/progress-series';
import type { Actor } from '../actor';
import { database } from '../database';
import { Prisma } from '../generated/client';
import { requireProject } from '../rights/require-project';

/** Of active snippets; withdrawn assignments aside. */
export type Progress = {
  /** Every annotator by name, round in order, or material by name, that has assignments. */
  readonly groups: readonly {
    readonly key: string;
    /** Null for snippets without a material. */
    readonly name: string | null;
    readonly total: number;
    readonly finished: number;
  }[];
  /** Days are those of UTC. */
  readonly finishedOn: readonly FinishedOn[];
};

const keys: Record<ProgressDimension, Prisma.Sql> = {
  annotator: Prisma.sql`a."userId"`,
  round: Prisma.sql`a."roundId"`,
  material: Prisma.sql`coalesce(a."material", '')`,
};

const names: Record<ProgressDimension, { name: Prisma.Sql; from: Prisma.Sql; order: Prisma.Sql }> =
  {
    annotator: {
      name: Prisma.sql`u."name"`,
      from: Prisma.sql`JOIN "User" u ON u."id" = g."key"`,
      order: Prisma.sql`u."name", u."email"`,
    },
    round: {
      name: Prisma.sql`o."name"`,
      from: Prisma.sql`JOIN "Round" o ON o."id" = g."key"`,
      order: Prisma.sql`o."number"`,
    },
    material: {
      name: Prisma.sql`nullif(g."key", '')`,
      from: Prisma.empty,
      order: Prisma.sql`g."key" = '', g."key"`,
    },
  };

type Row = {
  key: string;
  name: string | null;
  day: string | null;
  total: number;
  finished: number;
};

/**
 * How much is finished, and on which day it was, by one dimension.
 * @throws Refusal `notFound`, `forbidden`
 */
export async function readProgress(
  actor: Actor,
  projectId: string,
  by: ProgressDimension,
): Promise<Progress> {
  await requireProject(actor, 'viewProgress', projectId);
  const { name, from, order } = names[by];
  const rows = await database().$queryRaw<Row[]>`
    SELECT g."key", ${name} AS "name", g."day"::text AS "day", g."total", g."finished"
      FROM (SELECT ${keys[by]} AS "key", CASE WHEN a."status" = 'finished' THEN a."finishedOn" END AS "day",
                   count(*)::int AS "total",
                   count(*) FILTER (WHERE a."status" = 'finished')::int AS "finished"
              FROM "Assignment" a
             WHERE a."projectId" = ${projectId} AND a."isActive"
               AND a."status" IN ('open', 'inProgress', 'finished')
             GROUP BY 1, 2) AS g ${from}
     ORDER BY ${order}, g."day"`;
  const groups = new Map<string, Progress['groups'][number]>();
  for (const row of rows) {
    const group = groups.get(row.key) ?? { key: row.key, name: row.name, total: 0, finished: 0 };
    groups.set(row.key, {
      ...group,
      total: group.total + row.total,
      finished: group.finished + row.finished,
    });
  }
  return {
    groups: [...groups.values()],
    finishedOn: rows.flatMap(({ key, day, finished }) =>
      day === null ? [] : [{ key, day, finished }],
    ),
  };
}

import { recentDays } from '../../domain/pace/outlook';
import { medianGap } from '../../domain/pace/own-pace';
import type { Actor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';

/** How far one annotator is; counts over active snippets, withdrawn assignments aside. */
export type ReaderProgress = {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** No longer a member, or no longer an annotator; the work stays. */
  readonly isFormer: boolean;
  readonly total: number;
  readonly finished: number;
  readonly inProgress: number;
  /** Snippets with the NOT CLEAR flag. */
  readonly flagged: number;
  /** The same, of those that are finished. */
  readonly finishedFlagged: number;
  readonly lastFinishedAt: Date | null;
  /** Readings finished within the last `recentDays`. */
  readonly recent: number;
  /** Median time from one of the latest readings to the next, pauses aside; null without one. */
  readonly medianSeconds: number | null;
};

/** How many of the latest readings of each tell the pace: it is how people read now. */
const paceReadings = 200;

type Row = Omit<ReaderProgress, 'medianSeconds'> & {
  /** The latest, in milliseconds since the epoch. */
  readonly finishedTimes: readonly number[];
};

/**
 * Everybody who annotates or has work here, by name. Progress and flag counts only: nothing of what
 * was marked.
 * @throws Refusal `notFound`, `forbidden`
 */
export async function readReaderProgress(
  actor: Actor,
  projectId: string,
): Promise<ReaderProgress[]> {
  await requireProject(actor, 'viewProgress', projectId);
  const rows = await database().$queryRaw<Row[]>`
    SELECT u."id" AS "userId", u."name", u."email", NOT p."isPresent" AS "isFormer",
           coalesce(a."total", 0) AS "total", coalesce(a."finished", 0) AS "finished",
           coalesce(a."inProgress", 0) AS "inProgress",
           coalesce(f."flagged", 0) AS "flagged", coalesce(f."finished", 0) AS "finishedFlagged",
           t."times"[1] AS "lastFinishedAt", t."recent",
           ARRAY(SELECT extract(epoch FROM x) * 1000 FROM unnest(t."times") AS x)::float[] AS "finishedTimes"
      FROM "Membership" m
      JOIN "User" u ON u."id" = m."userId"
     CROSS JOIN LATERAL (
       SELECT m."leftAt" IS NULL AND 'annotator' = ANY (m."roles") AND NOT u."isDisabled" AS "isPresent") AS p
      LEFT JOIN (
        SELECT "userId", count(*)::int AS "total",
               count(*) FILTER (WHERE "status" = 'finished')::int AS "finished",
               count(*) FILTER (WHERE "status" = 'inProgress')::int AS "inProgress"
          FROM "Assignment"
         WHERE "projectId" = ${projectId} AND "isActive" AND "status" <> 'withdrawn'
         GROUP BY "userId") AS a ON a."userId" = u."id"
      LEFT JOIN (
        SELECT "userId", count(*)::int AS "flagged",
               count(*) FILTER (WHERE "status" = 'finished')::int AS "finished"
          FROM "Assignment"
         WHERE "projectId" = ${projectId} AND "isActive" AND "status" <> 'withdrawn'
           AND "flagReason" IS NOT NULL
         GROUP BY "userId") AS f ON f."userId" = u."id"
     CROSS JOIN LATERAL (
       SELECT ARRAY(SELECT "finishedAt" FROM "Assignment"
                     WHERE "projectId" = ${projectId} AND "userId" = u."id"
                       AND "status" = 'finished' AND "isActive"
                     ORDER BY "finishedAt" DESC LIMIT ${paceReadings}) AS "times",
              (SELECT count(*)::int FROM "Assignment"
                WHERE "projectId" = ${projectId} AND "userId" = u."id" AND "status" = 'finished'
                  AND "isActive" AND "finishedAt" > now() - make_interval(days => ${recentDays})) AS "recent") AS t
     WHERE m."projectId" = ${projectId} AND (a."total" > 0 OR p."isPresent")
     ORDER BY u."name", u."email"`;
  return rows.map(({ finishedTimes, ...row }) => {
    const gap = medianGap(finishedTimes);
    return { ...row, medianSeconds: gap === null ? null : gap / 1_000 };
  });
}

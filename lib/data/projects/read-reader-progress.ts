import { recentDays } from '../../domain/pace/outlook';
import { longestReading, shortestReading } from '../../domain/pace/own-pace';
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
  /** When the first of the assignments was made; null without any. */
  readonly firstGivenAt: Date | null;
  /** Readings finished within the last `recentDays`. */
  readonly recent: number;
  /** Median time from one finished reading to the next, pauses aside; null when there is none. */
  readonly medianSeconds: number | null;
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
  return database().$queryRaw<ReaderProgress[]>`
    SELECT u."id" AS "userId", u."name", u."email",
           NOT (m."leftAt" IS NULL AND 'annotator' = ANY (m."roles") AND NOT u."isDisabled") AS "isFormer",
           count(a."id")::int AS "total",
           count(a."id") FILTER (WHERE a."status" = 'finished')::int AS "finished",
           count(a."id") FILTER (WHERE a."status" = 'inProgress')::int AS "inProgress",
           count(a."id") FILTER (WHERE a."flagReason" IS NOT NULL)::int AS "flagged",
           count(a."id") FILTER (
             WHERE a."flagReason" IS NOT NULL AND a."status" = 'finished')::int AS "finishedFlagged",
           min(a."createdAt") AS "firstGivenAt",
           max(a."finishedAt") FILTER (WHERE a."status" = 'finished') AS "lastFinishedAt",
           count(a."id") FILTER (
             WHERE a."status" = 'finished' AND a."finishedAt" > now() - make_interval(days => ${recentDays}))::int AS "recent",
           max(p."medianSeconds") AS "medianSeconds"
      FROM "Membership" m
      JOIN "User" u ON u."id" = m."userId"
      LEFT JOIN ("Assignment" a JOIN "Snippet" s ON s."id" = a."snippetId" AND s."status" = 'active')
        ON a."userId" = u."id" AND a."projectId" = m."projectId" AND a."status" <> 'withdrawn'
      LEFT JOIN (
        SELECT "userId",
               percentile_cont(0.5) WITHIN GROUP (ORDER BY "gap")
                 FILTER (WHERE "gap" BETWEEN ${shortestReading / 1_000}::float AND ${longestReading / 1_000}::float) AS "medianSeconds"
          FROM (SELECT "userId", extract(epoch FROM "finishedAt" - lag("finishedAt")
                         OVER (PARTITION BY "userId" ORDER BY "finishedAt"))::float AS "gap"
                  FROM "Assignment"
                 WHERE "projectId" = ${projectId} AND "status" = 'finished') AS g
         GROUP BY "userId") AS p ON p."userId" = u."id"
     WHERE m."projectId" = ${projectId}
     GROUP BY u."id", u."name", u."email", u."isDisabled", m."leftAt", m."roles"
    HAVING count(a."id") > 0
        OR (m."leftAt" IS NULL AND 'annotator' = ANY (m."roles") AND NOT u."isDisabled")
     ORDER BY u."name", u."email"`;
}

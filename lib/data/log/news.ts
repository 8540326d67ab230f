/** What happened that a person has to know of, since that person last said "read". */
import { describeNews, newsTypes } from '../../domain/log/describe-news';
import { logEventSchema } from '../../domain/log/event';
import type { UserActor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';

export type NewsLine = { readonly at: Date; readonly words: string };

export type News = {
  /** Newest first. */
  readonly lines: readonly NewsLine[];
  /** Of the newest line: to be sent back as read. Null when there is none. */
  readonly upTo: Date | null;
};

/** More than anybody reads; what is older is in the log. */
const most = 20;

/**
 * News of a project for the actor; what the actor did is none.
 * @throws Refusal `notFound` for one who is no member
 */
export async function listNews(actor: UserActor, projectId: string): Promise<News> {
  const { roles } = await requireProject(actor, 'viewProject', projectId);
  const { userId } = actor;
  const readsRules = roles.includes('annotator') || roles.includes('adjudicator');
  const types = newsTypes.filter((type) => readsRules || !type.endsWith('Published'));
  const self = JSON.stringify([{ person: userId }]);
  const rows = await database().$queryRaw<{ at: Date; type: string; details: object }[]>`
    SELECT e."at", e."type", e."details"
      FROM "Membership" m
      JOIN "LogEntry" e ON e."projectId" = m."projectId"
       AND e."at" > coalesce(m."newsReadAt", m."joinedAt")
     WHERE m."projectId" = ${projectId} AND m."userId" = ${userId}
       AND e."userId" IS DISTINCT FROM ${userId} AND e."type" = ANY (${types})
       AND CASE e."type"
             WHEN 'planMade' THEN e."details"->'readers' @> ${self}::jsonb
             WHEN 'workMoved' THEN e."details"->>'from' = ${userId} OR e."details"->'to' @> ${self}::jsonb
             WHEN 'rolesChanged' THEN e."details"->>'person' = ${userId}
             ELSE true END
     ORDER BY e."at" DESC, e."id" DESC LIMIT ${most}`;
  const lines = rows.flatMap(({ at, type, details }): NewsLine[] => {
    const words = describeNews(logEventSchema.parse({ ...details, type }), userId);
    return words === null ? [] : [{ at, words }];
  });
  return { lines, upTo: lines[0]?.at ?? null };
}

/**
 * Keeps that the actor has read the news up to a time. An earlier time changes nothing.
 * @throws Refusal `notFound` for one who is no member
 */
export async function markNewsRead(actor: UserActor, projectId: string, upTo: Date): Promise<void> {
  await requireProject(actor, 'viewProject', projectId);
  await database().$executeRaw`
    UPDATE "Membership" SET "newsReadAt" = ${upTo}
     WHERE "projectId" = ${projectId} AND "userId" = ${actor.userId}
       AND ("newsReadAt" IS NULL OR "newsReadAt" < ${upTo})`;
}

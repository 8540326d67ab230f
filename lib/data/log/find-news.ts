/** What happened in a project that one member has to know of. */
import { describeFinishedRound, describeNews, newsTypes } from '../../domain/log/describe-news';
import { logEventSchema } from '../../domain/log/event';
import { isAllowed, conditionsOfRoles, type Role } from '../../domain/permissions';
import type { Connection } from '../database';
import { findFinishedRounds } from './finished-rounds';

export type NewsLine = { readonly at: Date; readonly words: string };

export type Reader = {
  readonly projectId: string;
  readonly userId: string;
  readonly roles: readonly Role[];
};

/** (after, before]; without `before` up to now. */
export type NewsSpan = { readonly after: Date; readonly before?: Date };

/** More than anybody reads; what is older is in the log. */
const most = 20;

/** News for a member, newest first; what the member did is none. */
export async function findNews(
  connection: Connection,
  reader: Reader,
  span: NewsSpan,
): Promise<NewsLine[]> {
  const facts = new Set(conditionsOfRoles(reader.roles));
  // One after the other: a transaction has one connection.
  const told = await findTold(connection, reader, span);
  const rounds = isAllowed('viewProgress', facts)
    ? await findFinishedRounds(connection, reader.projectId, span)
    : [];
  const finished = rounds.map((round) => ({ at: round.at, words: describeFinishedRound(round) }));
  return [...told, ...finished].sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, most);
}

/** What the log tells. */
async function findTold(
  connection: Connection,
  { projectId, userId, roles }: Reader,
  { after, before }: NewsSpan,
): Promise<NewsLine[]> {
  const readsRules = roles.includes('annotator') || roles.includes('adjudicator');
  const types = newsTypes.filter((type) => readsRules || !type.endsWith('Published'));
  const self = JSON.stringify([{ person: userId }]);
  const rows = await connection.$queryRaw<{ at: Date; type: string; details: object }[]>`
    SELECT e."at", e."type", e."details"
      FROM "LogEntry" e
     WHERE e."projectId" = ${projectId} AND e."at" > ${after} AND e."at" <= coalesce(${before ?? null}::timestamptz, 'infinity')
       AND e."userId" IS DISTINCT FROM ${userId} AND e."type" = ANY (${types})
       AND CASE e."type"
             WHEN 'planMade' THEN e."details"->'readers' @> ${self}::jsonb
             WHEN 'workMoved' THEN e."details"->>'from' = ${userId} OR e."details"->'to' @> ${self}::jsonb
             WHEN 'rolesChanged' THEN e."details"->>'person' = ${userId}
             ELSE true END
     ORDER BY e."at" DESC, e."id" DESC LIMIT ${most}`;
  return rows.flatMap(({ at, type, details }): NewsLine[] => {
    const words = describeNews(logEventSchema.parse({ ...details, type }), userId);
    return words === null ? [] : [{ at, words }];
  });
}

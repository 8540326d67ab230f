/** What happened that a person has to know of, since that person last said "read". */
import type { UserActor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';
import { findNews, type NewsLine } from './find-news';

export type News = {
  /** Newest first. */
  readonly lines: readonly NewsLine[];
  /** Of the newest line: to be sent back as read. Null when there is none. */
  readonly upTo: Date | null;
};

/**
 * News of a project for the actor; what the actor did is none.
 * @throws Refusal `notFound` for one who is no member
 */
export async function listNews(actor: UserActor, projectId: string): Promise<News> {
  const { roles } = await requireProject(actor, 'viewProject', projectId);
  const { userId } = actor;
  const { newsReadAt, joinedAt } = await database().membership.findUniqueOrThrow({
    where: { projectId_userId: { projectId, userId } },
    select: { newsReadAt: true, joinedAt: true },
  });
  const lines = await findNews(
    database(),
    { projectId, userId, roles },
    { after: newsReadAt ?? joinedAt },
  );
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

import type { UserActor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';

/** As many as a long day has, and more than the pace needs. */
const most = 500;

/**
 * When the actor finished snippets in one project: the latest first, in milliseconds since the
 * epoch. Of nobody else anything.
 * @throws Refusal `notFound`, `forbidden` for one who does not annotate here
 */
export async function listOwnFinishedTimes(actor: UserActor, projectId: string): Promise<number[]> {
  await requireProject(actor, 'annotate', projectId);
  const rows = await database().assignment.findMany({
    where: { projectId, userId: actor.userId, status: 'finished', finishedAt: { not: null } },
    orderBy: { finishedAt: 'desc' },
    take: most,
    select: { finishedAt: true },
  });
  return rows.flatMap(({ finishedAt }) => (finishedAt === null ? [] : [finishedAt.getTime()]));
}

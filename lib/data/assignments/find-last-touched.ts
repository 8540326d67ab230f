import type { UserActor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';

/**
 * The assignment of the actor's newest operation in one project; null before there is any.
 * @throws Refusal `notFound`, `forbidden` for one who does not annotate here
 */
export async function findLastTouched(actor: UserActor, projectId: string): Promise<string | null> {
  await requireProject(actor, 'annotate', projectId);
  const row = await database().operation.findFirst({
    where: { assignment: { projectId, userId: actor.userId } },
    orderBy: [{ at: 'desc' }, { revision: 'desc' }],
    select: { assignmentId: true },
  });
  return row?.assignmentId ?? null;
}

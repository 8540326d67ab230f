import type { UserActor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';

/**
 * Lets annotators see their own finished readings beside the gold of the newest final release, or
 * no longer.
 * @throws Refusal `notFound`, `forbidden` for one who does not lead the project
 */
export async function showGold(
  actor: UserActor,
  projectId: string,
  isShown: boolean,
): Promise<void> {
  await requireProject(actor, 'manageProject', projectId);
  await database().project.update({
    where: { id: projectId },
    data: { isGoldShown: isShown },
    select: { id: true },
  });
}

import type { UserActor } from '../actor';
import { inTransaction } from '../database';
import { writeLog } from '../log/write-log';
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
  await inTransaction(async (tx) => {
    await tx.project.update({
      where: { id: projectId },
      data: { isGoldShown: isShown },
      select: { id: true },
    });
    await writeLog(tx, actor, projectId, { type: 'goldShown', isShown });
  });
}

import { notFound, Refusal } from '../../domain/errors';
import type { UserActor } from '../actor';
import { inTransaction, isUniqueViolation } from '../database';
import { writeLog } from '../log/write-log';
import { requireProject } from '../rights/require-project';

/**
 * Gives a round another name.
 * @throws Refusal `notFound` for a round that is not there, `conflict` for a name that another has
 */
export async function renameRound(
  actor: UserActor,
  projectId: string,
  round: string,
  name: string,
): Promise<void> {
  await requireProject(actor, 'manageProject', projectId);
  try {
    await inTransaction(async (tx) => {
      const { count } = await tx.round.updateMany({
        where: { projectId, name: round },
        data: { name },
      });
      if (count === 0) throw notFound('The round');
      await writeLog(tx, actor, projectId, { type: 'roundRenamed', before: round, round: name });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal('conflict', `There is a round named “${name}” already.`);
  }
}

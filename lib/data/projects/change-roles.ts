import { Refusal } from '../../domain/errors';
import type { Role } from '../../domain/permissions';
import type { Actor } from '../actor';
import { inTransaction } from '../database';
import { writeLog } from '../log/write-log';
import { requireProject } from '../rights/require-project';

/**
 * Gives a member another set of roles. Open assignments stay, also without the role to work on
 * them: taking a role away never takes work away.
 * @throws Refusal `notFound` for one who is no member, `conflict` when no lead would be left
 */
export async function changeRoles(
  actor: Actor,
  projectId: string,
  userId: string,
  roles: readonly Role[],
): Promise<void> {
  await requireProject(actor, 'manageProject', projectId);
  await inTransaction(async (tx) => {
    // Two leads who step down at once: the second waits here and then finds itself the last.
    await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${projectId} FOR UPDATE`;
    const otherLeads = await tx.membership.count({
      where: { projectId, leftAt: null, roles: { has: 'lead' }, NOT: { userId } },
    });
    if (otherLeads === 0 && !roles.includes('lead')) {
      throw new Refusal('conflict', 'A project keeps at least one lead. Name another one first.');
    }
    const member = await tx.membership.findFirst({
      where: { projectId, userId, leftAt: null },
      select: { roles: true },
    });
    if (member === null) throw new Refusal('notFound', 'This person is not in the project.');
    const chosen = [...new Set(roles)];
    await tx.membership.update({
      where: { projectId_userId: { projectId, userId } },
      data: { roles: chosen },
    });
    await writeLog(tx, actor, projectId, {
      type: 'rolesChanged',
      person: userId,
      before: member.roles,
      roles: chosen,
    });
  });
}

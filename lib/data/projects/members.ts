/** The people of a project. */
import { notFound, Refusal } from '../../domain/errors';
import type { Role } from '../../domain/permissions';
import type { Actor } from '../actor';
import { database, inTransaction, type Connection } from '../database';
import { newId } from '../identifier';
import { writeLog } from '../log/write-log';
import { requireProject } from '../rights/require-project';
import { normaliseEmail } from '../users/email';
import { createInvitation, daysValid, type PasswordLink } from '../users/invitations';

export type Member = {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly joinedAt: Date;
  readonly leftAt: Date | null;
  readonly isDisabled: boolean;
  /** False while the invitation was not taken up. */
  readonly hasPassword: boolean;
  readonly assignments: number;
  readonly finished: number;
};

/** Everybody who is or was a member, with their progress: for those who may see it. */
export async function listMembers(actor: Actor, projectId: string): Promise<Member[]> {
  await requireProject(actor, 'viewProgress', projectId);
  const [memberships, counts] = await Promise.all([
    database().membership.findMany({
      where: { projectId },
      include: { user: true },
      orderBy: [{ joinedAt: 'asc' }, { userId: 'asc' }],
    }),
    database().assignment.groupBy({
      by: ['userId', 'status'],
      where: { projectId, isActive: true, status: { not: 'withdrawn' } },
      _count: true,
    }),
  ]);
  return memberships.map(({ user, roles, joinedAt, leftAt }) => {
    const own = counts.filter(({ userId }) => userId === user.id);
    return {
      userId: user.id,
      email: user.email,
      name: user.name,
      roles,
      joinedAt,
      leftAt,
      isDisabled: user.isDisabled,
      hasPassword: user.passwordHash !== null,
      assignments: own.reduce((sum, row) => sum + row._count, 0),
      finished: own.find(({ status }) => status === 'finished')?._count ?? 0,
    };
  });
}

export type NewMember = {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly passwordHash?: string | undefined;
};

export type AddedMember = {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly Role[];
  /** The secret of an invitation for a new account without a password; null otherwise. */
  readonly invitation: string | null;
};

/**
 * Makes a person a member, with a new account when the e-mail has none. An existing account is
 * never touched: it only gets the membership (or the new roles).
 * @throws Refusal `conflict` when a password was sent for an e-mail that has an account
 */
export async function addMember(
  actor: Actor,
  projectId: string,
  member: NewMember,
): Promise<AddedMember> {
  await requireProject(actor, 'manageProject', projectId);
  const email = normaliseEmail(member.email);
  const roles = [...new Set(member.roles)];
  return inTransaction(async (tx) => {
    // Two at once for one e-mail: the second waits here and then finds the account.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`user:${email}`}))`;
    const known = await tx.user.findUnique({ where: { email } });
    if (known !== null && member.passwordHash !== undefined) {
      throw new Refusal(
        'conflict',
        `${email} has an account already, with a password of its own. Add the member without one.`,
      );
    }
    const user =
      known ??
      (await tx.user.create({
        data: { id: newId(), email, name: member.name, passwordHash: member.passwordHash ?? null },
      }));
    // Two leads who take the role from each other at once: the second waits here.
    await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${projectId} FOR UPDATE`;
    if (!roles.includes('lead')) await keepLead(tx, projectId, user.id);
    await tx.membership.upsert({
      where: { projectId_userId: { projectId, userId: user.id } },
      create: { projectId, userId: user.id, roles },
      update: { roles, leftAt: null },
    });
    await writeLog(tx, actor, projectId, { type: 'memberAdded', person: user.id, roles });
    const needsInvitation = known === null && member.passwordHash === undefined;
    const invitation = needsInvitation ? await createInvitation(tx, user.id) : null;
    return { userId: user.id, email, name: user.name, roles, invitation };
  });
}

/**
 * Makes a new invitation link for a member who has no password yet.
 * @throws Refusal `conflict` for one who has: an existing account is not touched by a lead
 */
export async function renewInvitation(
  actor: Actor,
  projectId: string,
  userId: string,
): Promise<PasswordLink> {
  await requireProject(actor, 'manageProject', projectId);
  return inTransaction(async (tx) => {
    const member = await tx.membership.findUnique({
      where: { projectId_userId: { projectId, userId } },
      include: {
        user: { select: { name: true, email: true, passwordHash: true, isDisabled: true } },
      },
    });
    if (member === null) throw new Refusal('notFound', 'This person is not in the project.');
    if (member.user.isDisabled) {
      throw new Refusal('conflict', 'The account is disabled. An admin can enable it.');
    }
    if (member.user.passwordHash !== null) {
      throw new Refusal('conflict', 'This person has signed in before and has a password.');
    }
    const { name, email } = member.user;
    return { name, email, secret: await createInvitation(tx, userId), days: daysValid };
  });
}

/**
 * Ends a membership. The person's work stays; open assignments stay theirs until they are moved.
 * @throws Refusal `conflict` for the last lead
 */
export async function removeMember(actor: Actor, projectId: string, userId: string): Promise<void> {
  await requireProject(actor, 'manageProject', projectId);
  await inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${projectId} FOR UPDATE`;
    await requireAnotherLead(tx, projectId, userId);
    const known = await tx.membership.count({ where: { projectId, userId } });
    if (known === 0) throw notFound('The member');
    await tx.membership.update({
      where: { projectId_userId: { projectId, userId } },
      data: { leftAt: new Date() },
    });
    await writeLog(tx, actor, projectId, { type: 'memberRemoved', person: userId });
  });
}

/** Refuses to take the role of the only lead away. */
async function keepLead(tx: Connection, projectId: string, userId: string): Promise<void> {
  const isLead = await tx.membership.count({
    where: { projectId, userId, leftAt: null, roles: { has: 'lead' } },
  });
  if (isLead > 0) await requireAnotherLead(tx, projectId, userId);
}

/** @throws Refusal `conflict` when nobody else leads the project */
async function requireAnotherLead(
  tx: Connection,
  projectId: string,
  userId: string,
): Promise<void> {
  const others = await tx.membership.count({
    where: { projectId, leftAt: null, roles: { has: 'lead' }, NOT: { userId } },
  });
  if (others > 0) return;
  throw new Refusal('conflict', 'A project keeps at least one lead. Name another one first.');
}

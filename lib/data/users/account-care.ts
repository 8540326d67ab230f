/** What an admin does for the accounts of others: a link for a new password, stopping an account. */
import { notFound, Refusal } from '../../domain/errors';
import { requireAdmin, type UserActor } from '../actor';
import { database, inTransaction } from '../database';
import { newId } from '../identifier';
import { literalWords } from '../literal-words';
import { writeLog } from '../log/write-log';
import { pseudonymDomain } from '../../domain/pseudonym';
import { createInvitation, daysValid, type PasswordLink } from './invitations';

/**
 * Makes a link with which a person sets a new password. The old password works until the link is
 * used.
 * @returns the link; its secret is not kept
 * @throws Refusal `forbidden`, `notFound`
 */
export async function makePasswordLink(actor: UserActor, userId: string): Promise<PasswordLink> {
  requireAdmin(actor, 'make password links');
  return inTransaction(async (tx) => {
    const user = await tx.user.findUnique({
      where: { id: userId },
      select: { name: true, email: true, isDisabled: true },
    });
    if (user === null) throw notFound('The account');
    if (user.isDisabled) throw new Refusal('conflict', 'The account is disabled. Enable it first.');
    const { name, email } = user;
    return { name, email, secret: await createInvitation(tx, userId), days: daysValid };
  });
}

/**
 * Stops an account at once, everywhere, or lets it sign in again. Its work and its memberships
 * stay.
 * @throws Refusal `forbidden`, `notFound`, `conflict` for one's own account
 */
export async function setAccountDisabled(
  actor: UserActor,
  userId: string,
  isDisabled: boolean,
): Promise<void> {
  requireAdmin(actor, 'disable accounts');
  if (userId === actor.userId) {
    throw new Refusal('conflict', 'This is your own account. Another admin can disable it.');
  }
  const { count } = await database().user.updateMany({
    where: {
      id: userId,
      ...(isDisabled ? {} : { NOT: { email: { endsWith: pseudonymDomain } } }),
    },
    data: { isDisabled, epoch: { increment: 1 } },
  });
  if (count === 0) throw notFound('The account');
}

/**
 * Puts a pseudonym in the place of a person's name and e-mail, for good: the account cannot be used
 * any more, and its work, its decisions and every log stand under the pseudonym. Files of releases
 * that were made keep what they say.
 * @throws Refusal `forbidden`, `notFound`, `conflict` for an account that is not disabled and for a
 * name that somebody else has, whose work it would seem to be
 */
export async function pseudonymiseAccount(
  actor: UserActor,
  userId: string,
  pseudonym: string,
): Promise<void> {
  requireAdmin(actor, 'replace names by pseudonyms');
  await inTransaction(async (tx) => {
    const user = await tx.user.findUnique({
      where: { id: userId },
      select: {
        isDisabled: true,
        memberships: { where: { project: { practiceOf: null } }, select: { projectId: true } },
      },
    });
    if (user === null) throw notFound('The account');
    if (!user.isDisabled) {
      throw new Refusal('conflict', 'The account is in use. Disable it first.');
    }
    const namesake = await tx.user.findFirst({
      where: {
        id: { not: userId },
        name: { equals: literalWords(pseudonym), mode: 'insensitive' },
      },
      select: { id: true },
    });
    if (namesake !== null) {
      throw new Refusal('conflict', `Somebody else is called ${pseudonym}. Choose another one.`);
    }
    await tx.user.update({
      where: { id: userId },
      data: {
        name: pseudonym,
        email: `${newId()}${pseudonymDomain}`,
        passwordHash: null,
        preferences: {},
        epoch: { increment: 1 },
      },
    });
    // People name tokens as they like, also by their own name.
    await tx.apiToken.updateMany({
      where: { userId },
      data: { name: 'revoked', revokedAt: new Date() },
    });
    await tx.invitation.updateMany({
      where: { userId, usedAt: null },
      data: { usedAt: new Date() },
    });
    for (const { projectId } of user.memberships) {
      await writeLog(tx, actor, projectId, { type: 'memberPseudonymised', person: userId });
    }
  });
}

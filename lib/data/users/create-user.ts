import { Refusal } from '../../domain/errors';
import { requireAdmin, type Actor } from '../actor';
import { database, inTransaction, isUniqueViolation } from '../database';
import { newId } from '../identifier';
import { normaliseEmail } from './email';
import { createInvitation } from './invitations';

export type NewUser = {
  readonly email: string;
  readonly name: string;
  readonly isAdmin?: boolean;
  /** An argon2id hash; without one the answer has an invitation's secret. */
  readonly passwordHash?: string | undefined;
};

/**
 * Makes an account. There is no open sign-up: only an admin or the machine's owner may.
 * @returns the user's id, and the secret of an invitation when no password was given
 * @throws Refusal `forbidden`, or `conflict` when the e-mail has an account
 */
export async function createUser(
  actor: Actor,
  user: NewUser,
): Promise<{ id: string; invitation: string | null }> {
  requireAdmin(actor, 'make accounts');
  const id = newId();
  try {
    return await inTransaction(async (tx) => {
      await tx.user.create({
        data: {
          id,
          email: normaliseEmail(user.email),
          name: user.name,
          isAdmin: user.isAdmin ?? false,
          passwordHash: user.passwordHash ?? null,
        },
      });
      const invitation = user.passwordHash === undefined ? await createInvitation(tx, id) : null;
      return { id, invitation };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal('conflict', `${user.email} has an account already.`);
  }
}

/** True while nobody has an account: the first one may be set up in the browser. */
export async function hasNoUsers(): Promise<boolean> {
  return (await database().user.findFirst({ select: { id: true } })) === null;
}

/**
 * Makes the first account, an admin. Safe against two at once: a lock, then a look.
 * @throws Refusal `forbidden` when there is an account
 */
export async function createFirstAdmin(user: NewUser & { passwordHash: string }): Promise<string> {
  const id = newId();
  await inTransaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE "User" IN SHARE ROW EXCLUSIVE MODE`;
    if ((await tx.user.findFirst({ select: { id: true } })) !== null) {
      throw new Refusal('forbidden', 'There is an account already. Sign in instead.');
    }
    await tx.user.create({
      data: {
        id,
        email: normaliseEmail(user.email),
        name: user.name,
        isAdmin: true,
        passwordHash: user.passwordHash,
      },
    });
  });
  return id;
}

/** Links with which a person sets a password. Only the hash of the secret is kept. */
import { Refusal } from '../../domain/errors';
import { database, inTransaction, type Connection } from '../database';
import { hashSecret, newId, newSecret } from '../identifier';

/** Days that a link works which a lead or an admin made. */
export const daysValid = 14;

/** A link to set a password, before it is handed over. It is not kept. */
export type PasswordLink = {
  readonly name: string;
  readonly email: string;
  readonly secret: string;
  readonly days: number;
};

/**
 * Makes a link; earlier ones of the same person stop working, unless it `keepsOthers`.
 * @returns the secret
 */
export async function createInvitation(
  tx: Connection,
  userId: string,
  { days = daysValid, keepsOthers = false }: { days?: number; keepsOthers?: boolean } = {},
): Promise<string> {
  const secret = newSecret();
  const now = new Date();
  if (!keepsOthers) await endInvitations(tx, userId);
  await tx.invitation.create({
    data: {
      id: newId(),
      tokenHash: hashSecret(secret),
      userId,
      expiresAt: new Date(now.getTime() + days * 86_400_000),
    },
  });
  return secret;
}

/** Makes every link of the person stop working. */
export async function endInvitations(tx: Connection, userId: string): Promise<void> {
  await tx.invitation.updateMany({ where: { userId, usedAt: null }, data: { usedAt: new Date() } });
}

/** The person behind a link that still works, or null. `isNew`: there was no password before. */
export async function findInvitation(
  secret: string,
): Promise<{ email: string; name: string; isNew: boolean } | null> {
  const found = await database().invitation.findUnique({
    where: { tokenHash: hashSecret(secret) },
    include: {
      user: { select: { email: true, name: true, isDisabled: true, passwordHash: true } },
    },
  });
  if (found === null || found.usedAt !== null || found.expiresAt < new Date()) return null;
  const { email, name, isDisabled, passwordHash } = found.user;
  return isDisabled ? null : { email, name, isNew: passwordHash === null };
}

/**
 * Sets the password with a link; the link works once, and every session and every other link of
 * the person ends.
 * @throws Refusal `notFound` for a link that is used, old or unknown
 */
export async function acceptInvitation(secret: string, passwordHash: string): Promise<void> {
  await inTransaction(async (tx) => {
    const now = new Date();
    const used = await tx.invitation.updateManyAndReturn({
      where: { tokenHash: hashSecret(secret), usedAt: null, expiresAt: { gt: now } },
      data: { usedAt: now },
      select: { userId: true },
    });
    const userId = used[0]?.userId;
    if (userId === undefined) {
      throw new Refusal('notFound', 'This link is used or too old. Ask for a new one.');
    }
    await endInvitations(tx, userId);
    await tx.user.update({
      where: { id: userId },
      data: { passwordHash, epoch: { increment: 1 } },
    });
  });
}

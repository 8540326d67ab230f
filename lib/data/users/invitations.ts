/** Links with which a person sets a password. Only the hash of the secret is kept. */
import { Refusal } from '../../domain/errors';
import { database, inTransaction, type Connection } from '../database';
import { hashSecret, newId, newSecret } from '../identifier';

const daysValid = 14;

/** Makes an invitation; earlier ones of the same person stop working. @returns the secret */
export async function createInvitation(tx: Connection, userId: string): Promise<string> {
  const secret = newSecret();
  const now = new Date();
  await tx.invitation.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
  await tx.invitation.create({
    data: {
      id: newId(),
      tokenHash: hashSecret(secret),
      userId,
      expiresAt: new Date(now.getTime() + daysValid * 86_400_000),
    },
  });
  return secret;
}

/** The person behind a link that still works, or null. */
export async function findInvitation(
  secret: string,
): Promise<{ email: string; name: string } | null> {
  const found = await database().invitation.findUnique({
    where: { tokenHash: hashSecret(secret) },
    include: { user: { select: { email: true, name: true, isDisabled: true } } },
  });
  if (found === null || found.usedAt !== null || found.expiresAt < new Date()) return null;
  if (found.user.isDisabled) return null;
  return { email: found.user.email, name: found.user.name };
}

/**
 * Sets the password with a link; the link works once, and every session of the person ends.
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
    await tx.user.update({
      where: { id: userId },
      data: { passwordHash, epoch: { increment: 1 } },
    });
  });
}

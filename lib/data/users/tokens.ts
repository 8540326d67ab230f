/** API tokens: shown once, kept as a hash, revocable, never reaching further than their user. */
import { notFound, Refusal } from '../../domain/errors';
import { actorOf, type Actor, type UserActor } from '../actor';
import { database } from '../database';
import { hashSecret, newId, newSecret } from '../identifier';
import { normaliseEmail } from './email';

/** So that a leaked token is recognised for what it is. */
const prefix = 'gs_';

export type TokenEntry = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

/** Makes a token of the actor's own. @returns the token; it is not shown again */
export function createOwnToken(actor: UserActor, name: string): Promise<string> {
  return insertToken(actor.userId, name);
}

/**
 * Makes a token for an account: for the machine's owner, who has the database anyway.
 * @throws Refusal `notFound` when the e-mail has no account
 */
export async function createTokenFor(actor: Actor, email: string, name: string): Promise<string> {
  if (actor.kind !== 'system') throw new Refusal('forbidden', 'Make your own token instead.');
  const user = await database().user.findUnique({ where: { email: normaliseEmail(email) } });
  if (user === null || user.isDisabled) throw notFound(`An account of ${email}`);
  return insertToken(user.id, name);
}

export function listOwnTokens(actor: UserActor): Promise<TokenEntry[]> {
  return database().apiToken.findMany({
    where: { userId: actor.userId, revokedAt: null },
    orderBy: { createdAt: 'desc' },
    select: { id: true, name: true, createdAt: true, lastUsedAt: true },
  });
}

/** @throws Refusal `notFound` for a token that is not the actor's */
export async function revokeOwnToken(actor: UserActor, id: string): Promise<void> {
  const { count } = await database().apiToken.updateMany({
    where: { id, userId: actor.userId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  if (count === 0) throw notFound('The token');
}

/** The actor behind a bearer token, or null when it does not work (any more). */
export async function findTokenActor(token: string): Promise<UserActor | null> {
  if (!token.startsWith(prefix)) return null;
  const found = await database().apiToken.findUnique({
    where: { tokenHash: hashSecret(token) },
    include: { user: true },
  });
  if (found === null || found.revokedAt !== null || found.user.isDisabled) return null;
  const now = Date.now();
  // Kept to the minute, so that a script's calls do not each write a row.
  if (found.lastUsedAt === null || now - found.lastUsedAt.getTime() > 60_000) {
    await database().apiToken.update({
      where: { id: found.id },
      data: { lastUsedAt: new Date(now) },
    });
  }
  return actorOf(found.user);
}

async function insertToken(userId: string, name: string): Promise<string> {
  const token = `${prefix}${newSecret()}`;
  await database().apiToken.create({
    data: { id: newId(), tokenHash: hashSecret(token), userId, name },
  });
  return token;
}

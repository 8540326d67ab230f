/** What signing in needs of the database, and what changes a person's own credentials. */
import { createHash } from 'node:crypto';
import type { UserActor } from '../actor';
import { database, inTransaction } from '../database';
import { newId } from '../identifier';
import { normaliseEmail } from './email';
import { endInvitations } from './invitations';

const windowMinutes = 15;
const allowedFailures = 10;
const allowedPasswordLinks = 3;

export type Credentials = {
  readonly id: string;
  readonly epoch: number;
  readonly isDisabled: boolean;
  readonly passwordHash: string | null;
};

/** The stored credentials of an e-mail, or null. */
export function findCredentials(email: string): Promise<Credentials | null> {
  return database().user.findUnique({
    where: { email: normaliseEmail(email) },
    select: { id: true, epoch: true, isDisabled: true, passwordHash: true },
  });
}

/** True when too many sign-ins for this e-mail failed in the last quarter of an hour. */
export async function isThrottled(email: string): Promise<boolean> {
  return (await countLately(subjectOf(email))) >= allowedFailures;
}

/**
 * Counts that a link for a new password was asked for, whether the e-mail has an account or not.
 * @returns false when that was done three times in the last quarter of an hour
 */
export async function takePasswordLinkTurn(email: string): Promise<boolean> {
  // Of its own: asking for a link must keep nobody from signing in.
  const subject = subjectOf(`password link: ${normaliseEmail(email)}`);
  // Counted before it is judged: of many at once no more than are allowed find room.
  await database().loginAttempt.create({ data: { id: newId(), subject } });
  return (await countLately(subject)) <= allowedPasswordLinks;
}

function countLately(subject: string): Promise<number> {
  const since = new Date(Date.now() - windowMinutes * 60_000);
  return database().loginAttempt.count({ where: { subject, at: { gt: since } } });
}

export async function recordFailedLogin(email: string): Promise<void> {
  await database().loginAttempt.create({ data: { id: newId(), subject: subjectOf(email) } });
}

/** A sign-in that worked forgives the failures before it. */
export async function forgetFailedLogins(email: string): Promise<void> {
  await database().loginAttempt.deleteMany({ where: { subject: subjectOf(email) } });
}

/**
 * Sets the actor's own password; every session ends, this one too, and every link to set one.
 * @returns the new epoch
 */
export function setOwnPassword(actor: UserActor, passwordHash: string): Promise<number> {
  return inTransaction(async (tx) => {
    await endInvitations(tx, actor.userId);
    const { epoch } = await tx.user.update({
      where: { id: actor.userId },
      data: { passwordHash, epoch: { increment: 1 } },
      select: { epoch: true },
    });
    return epoch;
  });
}

/** Ends every session of the actor. */
export async function signOutEverywhere(actor: UserActor): Promise<void> {
  await database().user.update({
    where: { id: actor.userId },
    data: { epoch: { increment: 1 } },
  });
}

/** The actor's own password hash, to check the old password before a change. */
export async function findOwnPasswordHash(actor: UserActor): Promise<string | null> {
  const user = await database().user.findUnique({
    where: { id: actor.userId },
    select: { passwordHash: true },
  });
  return user?.passwordHash ?? null;
}

/** The e-mails tried are not kept as they were typed: people type passwords there. */
function subjectOf(email: string): string {
  return createHash('sha256').update(normaliseEmail(email)).digest('hex');
}

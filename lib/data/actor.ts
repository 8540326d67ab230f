/**
 * Who acts. Every function of lib/data takes an actor first; an `Actor` can only be made here, so
 * forgetting to authenticate does not compile.
 */
import { Refusal } from '../domain/errors';
import { askPrepared, database, type PreparedStatement } from './database';

declare const brand: unique symbol;

/** A signed-in person, read from the database for this request. */
export type UserActor = {
  readonly kind: 'user';
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly [brand]: true;
};

/** The program itself: jobs, the command line of the machine's owner. */
export type SystemActor = { readonly kind: 'system'; readonly [brand]: true };

export type Actor = UserActor | SystemActor;

export const systemActor = { kind: 'system' } as SystemActor;

const sessionUser: PreparedStatement = {
  name: 'session_user',
  text: `SELECT "id", "email", "name", "isAdmin" FROM "User"
    WHERE "id" = $1 AND NOT "isDisabled" AND "epoch" = $2::int`,
};

/**
 * The actor behind a session: the user must exist, not be disabled, and have the session's epoch.
 * Null when the session is over.
 */
export async function findSessionActor(userId: string, epoch: number): Promise<UserActor | null> {
  const [user] = await askPrepared<Parameters<typeof actorOf>[0]>(database(), sessionUser, [
    userId,
    epoch,
  ]);
  return user === undefined ? null : actorOf(user);
}

/** Makes the actor of a user row that was just read and found enabled. */
export function actorOf(user: {
  id: string;
  email: string;
  name: string;
  isAdmin: boolean;
}): UserActor {
  const { id: userId, email, name, isAdmin } = user;
  return { kind: 'user', userId, email, name, isAdmin } as UserActor;
}

/** Refuses everybody but admins and the system. @throws Refusal `forbidden` */
export function requireAdmin(actor: Actor, what: string): void {
  if (actor.kind === 'system' || actor.isAdmin) return;
  throw new Refusal('forbidden', `Only an admin may ${what}.`);
}

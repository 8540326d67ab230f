/** From a request's cookie or bearer token to the actor. */
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { decode } from 'next-auth/jwt';
import { cache } from 'react';
import { z } from 'zod';
import { findSessionActor, type UserActor } from '../data/actor';
import { findTokenActor } from '../data/users/tokens';
import { Refusal } from '../domain/errors';

const cookieNames = ['__Secure-next-auth.session-token', 'next-auth.session-token'];
/** A screen says for whom it works: another person may have signed in in the same browser since. */
const expectedUserHeader = 'goldspan-user';
const claimsSchema = z.object({ sub: z.string(), epoch: z.int() });

/** The signed-in person of this request's cookie, or null. Read once a request. */
export const findActor = cache(async (): Promise<UserActor | null> => {
  const jar = await cookies();
  const token = cookieNames.map((name) => jar.get(name)?.value).find((value) => value);
  if (token === undefined) return null;
  const claims = claimsSchema.safeParse(await decodeToken(token));
  return claims.success ? findSessionActor(claims.data.sub, claims.data.epoch) : null;
});

/** For pages: the actor, or a redirect to the sign-in that comes back to `path`. */
export async function requireActor(path?: string): Promise<UserActor> {
  const actor = await findActor();
  if (actor !== null) return actor;
  redirect(path === undefined ? '/sign-in' : `/sign-in?next=${encodeURIComponent(path)}`);
}

/**
 * For route handlers: the actor of a bearer token, else of the cookie. A change that comes with a
 * cookie must come from our own pages.
 * @throws Refusal `unauthenticated`, or `forbidden` for a change from another origin
 */
export async function requireRequestActor(request: Request): Promise<UserActor> {
  const authorization = request.headers.get('authorization');
  if (authorization !== null) {
    const token = /^Bearer (\S+)$/u.exec(authorization)?.[1];
    const actor = token === undefined ? null : await findTokenActor(token);
    if (actor === null) throw new Refusal('unauthenticated', 'This token does not work.');
    return actor;
  }
  const actor = await findActor();
  if (actor === null) throw new Refusal('unauthenticated', 'Sign in first, or send a token.');
  const expected = request.headers.get(expectedUserHeader);
  if (expected !== null && expected !== actor.userId) {
    throw new Refusal('unauthenticated', 'Somebody else is signed in in this browser now.');
  }
  if (!['GET', 'HEAD'].includes(request.method)) await requireSameOrigin();
  return actor;
}

/** @throws Refusal `forbidden` when the request did not come from one of our own pages */
export async function requireSameOrigin(): Promise<void> {
  const sent = await headers();
  const origin = sent.get('origin');
  const host = sent.get('x-forwarded-host') ?? sent.get('host');
  if (origin !== null && URL.canParse(origin) && new URL(origin).host === host) return;
  throw new Refusal('forbidden', 'This change did not come from one of the pages here.');
}

async function decodeToken(token: string): Promise<unknown> {
  const secret = process.env.NEXTAUTH_SECRET;
  if (secret === undefined || secret === '') throw new Error('NEXTAUTH_SECRET is not set.');
  try {
    return await decode({ token, secret });
  } catch {
    return null; // signed with another key, or not a token at all
  }
}

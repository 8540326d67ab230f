/** From a request's cookie or bearer token to the actor. */
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { decode } from 'next-auth/jwt';
import { cache } from 'react';
import { z } from 'zod';
import { findSessionActor, type UserActor } from '../data/actor';
import { RecentValues } from '../data/recent-values';
import { findTokenActor } from '../data/users/tokens';
import { Refusal } from '../domain/errors';

const cookieNames = ['__Secure-next-auth.session-token', 'next-auth.session-token'];
/** A screen says for whom it works: another person may have signed in in the same browser since. */
const expectedUserHeader = 'goldspan-user';
/** `exp` in seconds since 1970, as in every JSON web token. */
const claimsSchema = z.object({ sub: z.string(), epoch: z.int(), exp: z.int() });

type Claims = z.infer<typeof claimsSchema>;

/** Of cookies seen lately: deriving the key to read one takes longer than all else in a request. */
const readLately = new RecentValues<Claims>(1_000);

/** The signed-in person of this request's cookie, or null. Read once a request. */
export const findActor = cache(async (): Promise<UserActor | null> => {
  const jar = await cookies();
  const token = cookieNames.map((name) => jar.get(name)?.value).find((value) => value);
  if (token === undefined) return null;
  const claims = await readClaims(token);
  return claims === null ? null : findSessionActor(claims.sub, claims.epoch);
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

/** Null for a cookie that was made with another key, is over, or is none at all. */
async function readClaims(token: string): Promise<Claims | null> {
  const claims = readLately.get(token) ?? (await decodeClaims(token));
  if (claims === null || claims.exp * 1_000 <= Date.now()) return null;
  readLately.set(token, claims, 1);
  return claims;
}

async function decodeClaims(token: string): Promise<Claims | null> {
  const secret = process.env.NEXTAUTH_SECRET;
  if (secret === undefined || secret === '') throw new Error('NEXTAUTH_SECRET is not set.');
  const decoded: unknown = await decode({ token, secret }).catch(() => null);
  const claims = claimsSchema.safeParse(decoded);
  return claims.success ? claims.data : null;
}

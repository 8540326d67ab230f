/**
 * The one way to write a server action: the session's actor, a body checked by a schema, and an
 * answer that is either data or a code with a message. Next checks the origin of actions itself.
 */
import { unstable_rethrow } from 'next/navigation';
import { z } from 'zod';
import { findActor } from '../auth/session';
import type { UserActor } from '../data/actor';
import { Refusal, type RefusalCode, type RefusalDetail } from '../domain/errors';

export type ActionResult<T> =
  | { readonly ok: true; readonly data: T }
  | {
      readonly ok: false;
      readonly code: RefusalCode | 'internal';
      readonly message: string;
      readonly details: readonly RefusalDetail[];
    };

/** An action for somebody who is signed in. */
export function defineAction<S extends z.ZodType, T>(
  schema: S,
  handle: (actor: UserActor, body: z.output<S>) => Promise<T>,
): (body: z.input<S>) => Promise<ActionResult<T>> {
  return definePublicAction(schema, async (body: z.output<S>) => {
    const actor = await findActor();
    if (actor === null) throw new Refusal('unauthenticated', 'You are signed out. Sign in again.');
    return handle(actor, body);
  });
}

/** An action for anybody: signing in, taking up an invitation, setting up the first account. */
export function definePublicAction<S extends z.ZodType, T>(
  schema: S,
  handle: (body: z.output<S>) => Promise<T>,
): (body: z.input<S>) => Promise<ActionResult<T>> {
  return async (body) => {
    try {
      return { ok: true, data: await handle(schema.parse(body)) };
    } catch (error) {
      unstable_rethrow(error);
      return failureOf(error);
    }
  };
}

function failureOf(error: unknown): ActionResult<never> {
  if (error instanceof Refusal) {
    const { code, message, details } = error;
    return { ok: false, code, message, details };
  }
  if (error instanceof z.ZodError) {
    const details = error.issues.map(({ path, message }) => ({
      path: path.map(String).join('.'),
      message,
    }));
    const message = details[0]?.message ?? 'Something in the form is not right.';
    return { ok: false, code: 'malformed', message, details };
  }
  console.error('An action failed:', error);
  const message = 'Something went wrong here. Nothing was changed; try again.';
  return { ok: false, code: 'internal', message, details: [] };
}

'use server';

import { after } from 'next/server';
import { z } from 'zod';
import { hashPassword, isPasswordRight, passwordSchema } from '../auth/password';
import { systemActor } from '../data/actor';
import {
  makePasswordLink,
  pseudonymiseAccount,
  setAccountDisabled,
} from '../data/users/account-care';
import { createFirstAdmin } from '../data/users/create-user';
import { findOwnPasswordHash, setOwnPassword, signOutEverywhere } from '../data/users/credentials';
import { emailSchema } from '../data/users/email';
import { makeForgottenPasswordLink } from '../data/users/forgotten-password';
import { acceptInvitation } from '../data/users/invitations';
import { createOwnToken, revokeOwnToken } from '../data/users/tokens';
import { Refusal } from '../domain/errors';
import { isMailSetUp } from '../mail/mailer';
import { defineAction, definePublicAction } from './define-action';
import { handOverLink } from './hand-over-links';

export const setUpFirstAdmin = definePublicAction(
  z.object({
    email: emailSchema,
    name: z.string().trim().min(1, 'Tell us your name.').max(200),
    password: passwordSchema,
  }),
  async ({ email, name, password }) => {
    await createFirstAdmin({ email, name, passwordHash: await hashPassword(password) });
  },
);

export const takeUpInvitation = definePublicAction(
  z.object({ secret: z.string().min(1).max(200), password: passwordSchema }),
  async ({ secret, password }) => {
    await acceptInvitation(secret, await hashPassword(password));
  },
);

/**
 * Has a link for a new password mailed. Everything is done after the answer: neither its words nor
 * its time tell whether the e-mail has an account.
 */
export const askForPasswordLink = definePublicAction(
  z.object({ email: emailSchema }),
  ({ email }) => {
    if (!isMailSetUp()) {
      throw new Refusal('conflict', 'No mail is sent here. Ask an admin for a link.');
    }
    after(async () => {
      const link = await makeForgottenPasswordLink(systemActor, email);
      if (link !== null) await handOverLink('forgottenPassword', link, true);
    });
    return Promise.resolve();
  },
);

export const changePassword = defineAction(
  z.object({ current: z.string().max(200), password: passwordSchema }),
  async (actor, { current, password }) => {
    if (!(await isPasswordRight(current, await findOwnPasswordHash(actor)))) {
      throw new Refusal('unprocessable', 'The current password is not right.');
    }
    await setOwnPassword(actor, await hashPassword(password));
  },
);

export const endAllSessions = defineAction(z.object({}), async (actor) => {
  await signOutEverywhere(actor);
});

export const makeToken = defineAction(
  z.object({ name: z.string().trim().min(1, 'Name what the token is for.').max(200) }),
  (actor, { name }) => createOwnToken(actor, name),
);

export const revokeToken = defineAction(z.object({ id: z.string().max(100) }), (actor, { id }) =>
  revokeOwnToken(actor, id),
);

export const makeNewPasswordLink = defineAction(
  z.object({ userId: z.string().max(100), byMail: z.boolean() }),
  async (actor, { userId, byMail }) =>
    handOverLink('newPassword', await makePasswordLink(actor, userId), byMail),
);

export const disableAccount = defineAction(
  z.object({ userId: z.string().max(100), isDisabled: z.boolean() }),
  (actor, { userId, isDisabled }) => setAccountDisabled(actor, userId, isDisabled),
);

export const pseudonymise = defineAction(
  z.object({
    userId: z.string().max(100),
    pseudonym: z.string().trim().min(1, 'Give a pseudonym.').max(200),
  }),
  (actor, { userId, pseudonym }) => pseudonymiseAccount(actor, userId, pseudonym),
);

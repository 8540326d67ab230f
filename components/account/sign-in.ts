'use client';

import { signIn } from 'next-auth/react';

export type SignInAnswer = 'signedIn' | 'wrong' | 'throttled' | 'failed';

/** What a failed try is told as. */
export const signInMessages: Readonly<Record<Exclude<SignInAnswer, 'signedIn'>, string>> = {
  wrong: 'E-mail or password is not right. Check both and try again.',
  throttled: 'Too many tries for this e-mail. Wait a quarter of an hour and try again.',
  failed: 'The server cannot be reached. Try again.',
};

/** Asks for a session. @returns what to tell the person */
export async function signInWith(email: string, password: string): Promise<SignInAnswer> {
  const answer = await signIn('credentials', { email, password, redirect: false }).catch(
    () => undefined,
  );
  if (answer === undefined) return 'failed';
  if (answer.error === 'throttled') return 'throttled';
  if (answer.error === 'CredentialsSignin') return 'wrong';
  return answer.ok && answer.error == null ? 'signedIn' : 'failed';
}

'use client';

import { signIn } from 'next-auth/react';

export type SignInAnswer = 'signedIn' | 'wrong' | 'throttled' | 'failed';

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

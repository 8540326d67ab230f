import {
  findCredentials,
  forgetFailedLogins,
  isThrottled,
  recordFailedLogin,
} from '../data/users/credentials';
import { isPasswordRight } from './password';

export type SignInResult =
  | { readonly kind: 'signedIn'; readonly userId: string; readonly epoch: number }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'throttled' };

/**
 * Checks an e-mail and a password. A wrong password, an unknown e-mail and a disabled account
 * read the same. Ten failures within a quarter of an hour stop further tries for that e-mail.
 */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  if (await isThrottled(email)) return { kind: 'throttled' };
  const credentials = await findCredentials(email);
  const isRight = await isPasswordRight(password, credentials?.passwordHash ?? null);
  if (credentials === null || !isRight || credentials.isDisabled) {
    await recordFailedLogin(email);
    return { kind: 'wrong' };
  }
  await forgetFailedLogins(email);
  return { kind: 'signedIn', userId: credentials.id, epoch: credentials.epoch };
}

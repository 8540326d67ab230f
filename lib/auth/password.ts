/** Passwords: argon2id with the parameters of the OWASP password storage sheet (19 MiB, t=2, p=1). */
import { hash, verify } from '@node-rs/argon2';
import { z } from 'zod';

/** `Algorithm.Argon2id`; the library's const enum cannot be used with isolated modules. */
const argon2id = 2;
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const passwordSchema = z
  .string()
  .min(10, 'A password has at least 10 characters.')
  .max(200, 'A password has at most 200 characters.');

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/**
 * True when the password fits the hash. Without a hash (unknown e-mail, no password yet) the same
 * work is done, so that the time of the answer tells nothing.
 */
export async function isPasswordRight(password: string, stored: string | null): Promise<boolean> {
  const fits = await verify(stored ?? (await decoy()), password);
  return stored !== null && fits;
}

let decoyHash: Promise<string> | undefined;

function decoy(): Promise<string> {
  decoyHash ??= hashPassword('no account has this password');
  return decoyHash;
}

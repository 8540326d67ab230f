import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** A new opaque id of a row. */
export function newId(): string {
  return randomUUID();
}

/** A new secret for a link or a token: 256 bits, safe in an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a secret. The secrets are random, so a plain hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

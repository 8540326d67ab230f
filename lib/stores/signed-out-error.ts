/** The server does not know this person any more: signed out, expired, or somebody else here. */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError';
}

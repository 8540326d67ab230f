import type { SystemActor } from '../actor';
import { inTransaction } from '../database';
import { takePasswordLinkTurn } from './credentials';
import { normaliseEmail } from './email';
import { createInvitation, type PasswordLink } from './invitations';

/** Days that a link works which anybody may ask for. */
const daysValid = 1;

/**
 * Makes a link for a new password of the account with this e-mail. Other links of the person go on
 * working, since anybody may ask for this one.
 * @returns null without such an account, for one that is disabled, and when it was asked for three
 *   times within a quarter of an hour
 */
export async function makeForgottenPasswordLink(
  _: SystemActor,
  email: string,
): Promise<PasswordLink | null> {
  if (!(await takePasswordLinkTurn(email))) return null;
  return inTransaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { email: normaliseEmail(email) } });
    if (user === null || user.isDisabled) return null;
    const secret = await createInvitation(tx, user.id, { days: daysValid, keepsOthers: true });
    return { name: user.name, email: user.email, secret, days: daysValid };
  });
}

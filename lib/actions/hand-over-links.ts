import type { PasswordLink } from '../data/users/invitations';
import { writeLinkMail, type LinkPurpose } from '../domain/mail/mails';
import { openMailer, type Mailer, type MailOutcome } from '../mail/mailer';

/** What became of a link: sent, or to be passed on by whoever made it. */
export type HandedLink = {
  readonly name: string;
  readonly email: string;
  /** Null once it was sent: it need not be seen by anybody else. */
  readonly secret: string | null;
  /** Null where no mail was wanted. */
  readonly mail: 'sent' | 'failed' | null;
};

/**
 * Sends links by mail, where that is wanted and mail is set up. Those that the server does not take
 * come back to be shown; once it is down, the rest is not tried.
 */
export async function handOverLinks(
  purpose: LinkPurpose,
  links: readonly PasswordLink[],
  byMail: boolean,
): Promise<HandedLink[]> {
  const mailer = byMail && links.length > 0 ? openMailer() : null;
  if (mailer === null) return links.map((link) => toShow(link, null));
  const handed: HandedLink[] = [];
  let isDown = false;
  for (const link of links) {
    const outcome: MailOutcome = isDown ? 'down' : await sendLink(mailer, purpose, link);
    isDown = outcome === 'down';
    const { name, email } = link;
    handed.push(
      outcome === 'sent' ? { name, email, secret: null, mail: 'sent' } : toShow(link, 'failed'),
    );
  }
  mailer.close();
  return handed;
}

/** Hands one link over; see `handOverLinks`. */
export async function handOverLink(
  purpose: LinkPurpose,
  link: PasswordLink,
  byMail: boolean,
): Promise<HandedLink> {
  const [handed] = await handOverLinks(purpose, [link], byMail);
  return handed ?? toShow(link, null);
}

function sendLink(mailer: Mailer, purpose: LinkPurpose, { secret, days, ...person }: PasswordLink) {
  const url = `${mailer.publicUrl}/invitation/${secret}`;
  return mailer.send(writeLinkMail(purpose, person, { url, days }));
}

function toShow({ name, email, secret }: PasswordLink, mail: 'failed' | null): HandedLink {
  return { name, email, secret, mail };
}

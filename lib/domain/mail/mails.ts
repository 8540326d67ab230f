/** The mails that the program writes: plain text, short, each with one link. */

/** A mail without its sender. */
export type Mail = {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
};

type Person = { readonly name: string; readonly email: string };

/** What a link to set a password is for. */
export type LinkPurpose = 'invitation' | 'newPassword' | 'forgottenPassword';

/** A mail with a link to set a password. `days`: how long the link works. */
export function writeLinkMail(
  purpose: LinkPurpose,
  person: Person,
  link: { readonly url: string; readonly days: number },
): Mail {
  const validity = `The link works once, for ${link.days === 1 ? 'a day' : `${link.days} days`}.`;
  if (purpose === 'invitation') {
    return writeMail(person, 'Your invitation to Goldspan', [
      'You are invited to work in Goldspan, where texts are annotated. Choose a password here:',
      link.url,
      `${validity} You sign in with ${person.email} and the password that you choose.`,
    ]);
  }
  const reason =
    purpose === 'newPassword'
      ? 'An admin made you a link to set a new password:'
      : 'Somebody, probably you, asked for a new password for this account. Set it here:';
  const otherwise =
    purpose === 'newPassword'
      ? 'The old password works until then.'
      : 'If it was not you, there is nothing to do: your password stays as it is.';
  return writeMail(person, 'A new password for Goldspan', [
    reason,
    link.url,
    `${validity} ${otherwise}`,
  ]);
}

/** The news of one project. `lines` oldest first. */
export function writeNewsMail(
  person: Person,
  project: { readonly name: string; readonly url: string },
  lines: readonly string[],
  accountUrl: string,
): Mail {
  return writeMail(person, `News in ${project.name}`, [
    `What happened in ${project.name} since you last looked:`,
    lines.map((line) => `- ${line}`).join('\n'),
    project.url,
    `If you want no such mails, switch them off under "Mail" of your account:\n${accountUrl}`,
  ]);
}

function writeMail({ name, email }: Person, subject: string, paragraphs: readonly string[]): Mail {
  return {
    to: { name: onOneLine(name), address: email },
    subject: onOneLine(subject),
    text: `${[`Hello ${onOneLine(name)},`, ...paragraphs].join('\n\n')}\n`,
  };
}

/** Names are typed by people: one with a line end must not begin a line of the head. */
function onOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

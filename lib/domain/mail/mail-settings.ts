/** How the program sends mail, as its environment says; the password never stands in a message. */

export type MailSettings = {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly serverUrl: string;
  /** The sender, as in a mail's head. */
  readonly from: { readonly name: string; readonly address: string };
  /** The address under which people open the program, without a slash at its end. */
  readonly publicUrl: string;
};

type Environment = { readonly [name: string]: string | undefined };

/**
 * Reads SMTP_URL, MAIL_FROM and NEXTAUTH_URL. Null without SMTP_URL: no mail is sent, and nothing
 * of it is shown.
 * @throws when one of them is missing beside SMTP_URL, or cannot be read
 */
export function readMailSettings(environment: Environment): MailSettings | null {
  const { SMTP_URL: serverUrl = '', MAIL_FROM: from = '' } = environment;
  if (serverUrl === '') return null;
  requireServer(serverUrl);
  return { serverUrl, from: readSender(from), publicUrl: readPublicUrl(environment.NEXTAUTH_URL) };
}

function requireServer(url: string): void {
  const server = URL.canParse(url) ? new URL(url) : null;
  if (server !== null && /^smtps?:$/u.test(server.protocol) && server.hostname !== '') {
    if (isDecodable(server.username) && isDecodable(server.password)) return;
  }
  throw new Error(
    'SMTP_URL is not the address of a mail server. Write it as in ' +
      'smtps://user:password@mail.example.org:465; in user and password, write @ as %40, : as ' +
      '%3A, / as %2F and % as %25.',
  );
}

function readSender(from: string): MailSettings['from'] {
  const read =
    /^(?:"?([^"<>\r\n]*?)"?\s*<([^\s<>@,;]+@[^\s<>@,;]+)>|([^\s<>@,;]+@[^\s<>@,;]+))$/u.exec(
      from.trim(),
    );
  const address = read?.[2] ?? read?.[3];
  if (address === undefined) {
    throw new Error(
      'SMTP_URL is set, so MAIL_FROM must say from whom mail comes, as in ' +
        'MAIL_FROM="Goldspan <goldspan@example.org>".',
    );
  }
  return { name: read?.[1] || 'Goldspan', address };
}

function readPublicUrl(url = ''): string {
  if (URL.canParse(url) && /^https?:$/u.test(new URL(url).protocol)) return new URL(url).origin;
  throw new Error(
    'SMTP_URL is set, so NEXTAUTH_URL must say under which address people open Goldspan, as in ' +
      'NEXTAUTH_URL=https://goldspan.example.org: the links in mails begin with it.',
  );
}

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

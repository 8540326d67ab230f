/** Sends mail over the server that the environment names. */
import nodemailer from 'nodemailer';
import type { Mail } from '../domain/mail/mails';
import { readMailSettings, type MailSettings } from '../domain/mail/mail-settings';

/**
 * What became of a mail: `sent`; `refused`: the server will never take it for this address;
 * `later`: not now; `down`: the server takes nothing at the moment, from nobody and for nobody.
 */
export type MailOutcome = 'sent' | 'refused' | 'later' | 'down';

export type Mailer = {
  readonly publicUrl: string;
  /** Never throws: what goes wrong is the answer, and stands in the program's output. */
  readonly send: (mail: Mail) => Promise<MailOutcome>;
  /** Ends the connection, which is kept from one mail to the next. */
  readonly close: () => void;
};

/** Milliseconds. A person may be waiting for the answer. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** True when mail is set up. @throws when what is set up cannot be read */
export function isMailSetUp(): boolean {
  return readMailSettings(process.env) !== null;
}

/** Opens a mailer, or null where mail is not set up. Close it when the mails are sent. */
export function openMailer(
  settings: MailSettings | null = readMailSettings(process.env),
): Mailer | null {
  if (settings === null) return null;
  const transport = nodemailer.createTransport({
    ...patience,
    url: settings.serverUrl,
    pool: true,
    maxConnections: 1,
    maxRequeues: 1,
  });
  return {
    publicUrl: settings.publicUrl,
    send: async (mail) => {
      try {
        await transport.sendMail({
          ...mail,
          from: settings.from,
          // Long links stay whole.
          textEncoding: 'quoted-printable',
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return 'sent';
      } catch (error) {
        const outcome = outcomeOf(error as SendError);
        console.error(`A mail was not sent (${outcome}): ${(error as SendError).message}`);
        return outcome;
      }
    },
    close: () => transport.close(),
  };
}

type SendError = Error & {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
};

/** What a failure says of the mail: the codes are nodemailer's, the numbers those of RFC 5321. */
function outcomeOf({ code, command, responseCode = 0 }: SendError): MailOutcome {
  // An address that nodemailer itself cannot put into an envelope.
  if (code === 'EENVELOPE' && command === 'API') return 'refused';
  const isOfMail = (code === 'EENVELOPE' && command === 'RCPT TO') || code === 'EMESSAGE';
  if (!isOfMail || responseCode === 421) return 'down';
  return code === 'EENVELOPE' && responseCode >= 500 ? 'refused' : 'later';
}

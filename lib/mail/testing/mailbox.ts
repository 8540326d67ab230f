/** A mail server for tests: keeps what it is given, refuses whom it is told to, can be down. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

export type Mailbox = {
  /** For SMTP_URL. */
  readonly url: string;
  /** In the order of arrival. */
  readonly mails: readonly ReceivedMail[];
  /** Answers RCPT TO of this address with this status from now on. */
  readonly refuse: (address: string, status: number) => void;
  readonly accept: (address: string) => void;
  readonly stop: () => Promise<void>;
  /** Listens again at the same address. */
  readonly start: () => Promise<void>;
};

export const mailboxUser = { name: 'goldspan', password: 'p@ss:word' } as const;

/** Starts a server on a free port that wants the user's password. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const refused = new Map<string, number>();
  let server: SMTPServer | null = null;
  let port = 0;

  const start = async () => {
    const opened = new SMTPServer({
      allowInsecureAuth: true,
      // Milliseconds that it waits for connections that are kept open.
      closeTimeout: 100,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _, done) => {
        const isRight = username === mailboxUser.name && password === mailboxUser.password;
        if (isRight) done(null, { user: username });
        else done(new Error('Wrong user or password'));
      },
      onRcptTo: ({ address }, _, done) => {
        const status = refused.get(address);
        if (status === undefined) done();
        else done(Object.assign(new Error('Not here'), { responseCode: status }));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo[0]?.address ?? '';
          mails.push({ to, ...readMail(Buffer.concat(chunks).toString('latin1')) });
          done();
        });
      },
    });
    opened.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      opened.listen(port, '127.0.0.1', resolve);
    });
    port = (opened.server.address() as AddressInfo).port;
    server = opened;
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      if (server === null) resolve();
      else server.close(resolve);
      server = null;
    });

  await start();
  const { name, password } = mailboxUser;
  return {
    url: `smtp://${name}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    mails,
    refuse: (address, status) => refused.set(address, status),
    accept: (address) => refused.delete(address),
    stop,
    start,
  };
}

/** Subject and text of a mail in one part, quoted-printable. */
function readMail(raw: string): { subject: string; text: string } {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/gu, ' ');
  const subject = /^Subject: (.*)$/imu.exec(head)?.[1] ?? '';
  const bytes = raw
    .slice(end + 4)
    .replace(/=\r\n/gu, '')
    .replace(/=([0-9A-F]{2})/gu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const text = Buffer.from(bytes, 'latin1').toString('utf8').replace(/\r\n/gu, '\n');
  return { subject, text };
}

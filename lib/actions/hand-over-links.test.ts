import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMailbox, type Mailbox } from '../mail/testing/mailbox';
import { handOverLinks } from './hand-over-links';

let mailbox: Mailbox;

const links = ['ana', 'ben', 'cem'].map((name) => ({
  name,
  email: `${name}@example.org`,
  secret: `secret-of-${name}`,
  days: 14,
}));

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  mailbox = await startMailbox();
});

afterAll(() => mailbox.stop());

beforeEach(() => {
  vi.stubEnv('SMTP_URL', mailbox.url);
  vi.stubEnv('MAIL_FROM', 'gold@example.org');
  vi.stubEnv('NEXTAUTH_URL', 'https://gold.example.org');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

async function handOver(byMail = true): Promise<(string | null)[][]> {
  const handed = await handOverLinks('invitation', links, byMail);
  return handed.map(({ name, secret, mail }) => [name, secret, mail]);
}

describe('links that are handed over', () => {
  it('are sent, and need not be shown; who is refused has theirs shown', async () => {
    mailbox.refuse('ben@example.org', 550);
    expect(await handOver()).toEqual([
      ['ana', null, 'sent'],
      ['ben', 'secret-of-ben', 'failed'],
      ['cem', null, 'sent'],
    ]);
    expect(mailbox.mails.map(({ to }) => to)).toEqual(['ana@example.org', 'cem@example.org']);
    expect(mailbox.mails[1]?.text).toContain(
      '\nhttps://gold.example.org/invitation/secret-of-cem\n',
    );
  });

  it('are all shown when the server is down', async () => {
    await mailbox.stop();
    expect((await handOver()).map(([, , mail]) => mail)).toEqual(['failed', 'failed', 'failed']);
    await mailbox.start();
  });

  it('are shown where no mail is wanted or set up', async () => {
    const shown = links.map(({ name, secret }) => [name, secret, null]);
    expect(await handOver(false)).toEqual(shown);
    vi.stubEnv('SMTP_URL', '');
    expect(await handOver()).toEqual(shown);
  });
});

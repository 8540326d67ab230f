import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMailSettings } from './mail-settings';

const good = {
  SMTP_URL: 'smtps://user:se%40cret@mail.example.org:465',
  MAIL_FROM: 'Gold <gold@example.org>',
  NEXTAUTH_URL: 'https://gold.example.org/',
};

describe('the settings of mail', () => {
  it('are none without a server', () => {
    expect(readMailSettings({})).toBeNull();
    expect(readMailSettings({ ...good, SMTP_URL: '' })).toBeNull();
  });

  it('are read from the environment', () => {
    expect(readMailSettings(good)).toEqual({
      serverUrl: good.SMTP_URL,
      from: { name: 'Gold', address: 'gold@example.org' },
      publicUrl: 'https://gold.example.org',
    });
    const plain = readMailSettings({ ...good, MAIL_FROM: 'gold@example.org' });
    expect(plain?.from).toEqual({ name: 'Goldspan', address: 'gold@example.org' });
  });

  it.each([
    ['SMTP_URL', 'mail.example.org'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtps://user:100%@mail.example.org'],
    ['MAIL_FROM', ''],
    ['MAIL_FROM', 'Goldspan'],
    ['MAIL_FROM', 'Gold <gold@example.org>, Other <other@example.org>'],
    ['MAIL_FROM', 'Gold\r\nBcc: <gold@example.org>'],
    ['NEXTAUTH_URL', ''],
    ['NEXTAUTH_URL', 'gold.example.org'],
    ['NEXTAUTH_URL', 'ftp://gold.example.org'],
  ])('with %s=%j are refused, and the message names it', (name, value) => {
    expect(() => readMailSettings({ ...good, [name]: value })).toThrow(name);
  });

  it('never tell the password', () => {
    const text = fc.string({ unit: 'grapheme-ascii', minLength: 8, maxLength: 30 });
    fc.assert(
      fc.property(text, text, (secret, rest) => {
        try {
          readMailSettings({ ...good, SMTP_URL: `smtps:/${secret}@${rest}`, MAIL_FROM: '' });
        } catch (error) {
          expect((error as Error).message).not.toContain(secret);
        }
      }),
    );
  });
});

import { expect, it } from 'vitest';
import { writeLinkMail, writeNewsMail } from './mails';

const person = { name: 'Reader', email: 'reader@example.org' };
const url = 'https://gold.example.org/invitation/secret';

it.each([
  ['invitation', 14, 'Your invitation to Goldspan', 'once, for 14 days. You sign in with reader@'],
  ['newPassword', 14, 'A new password for Goldspan', 'The old password works until then.'],
  ['forgottenPassword', 1, 'A new password for Goldspan', 'once, for a day. If it was not you'],
] as const)('a mail for %s has the link on a line of its own', (purpose, days, subject, words) => {
  const mail = writeLinkMail(purpose, person, { url, days });
  expect(mail.subject).toBe(subject);
  expect(mail.to).toEqual({ name: 'Reader', address: 'reader@example.org' });
  expect(mail.text.split('\n')).toContain(url);
  expect(mail.text).toContain(words);
});

it('news have a line each, where to look and where to switch them off', () => {
  const project = { name: 'Gaps\r\nof 2026', url: 'https://gold.example.org/projects/1' };
  const mail = writeNewsMail(person, project, ['One.', 'Two.'], 'https://gold.example.org/account');
  expect(mail.subject).toBe('News in Gaps of 2026');
  expect(mail.text).toContain('\n- One.\n- Two.\n\nhttps://gold.example.org/projects/1\n');
  expect(mail.text).toContain('https://gold.example.org/account');
});

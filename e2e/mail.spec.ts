/** What is different where a mail server is set up: links by mail, and a forgotten password. */
import { expect, test as base } from './fixtures/goldspan';
import { database } from '@/lib/data/database';
import { makeProject, makeUser, type TestProject } from '@/lib/data/testing/build-project';
import { startMailbox, type Mailbox } from '@/lib/mail/testing/mailbox';
import { expectAccessibleInBothSchemes } from './fixtures/accessible';

const test = base.extend<object, { readonly mailbox: Mailbox }>({
  mailbox: [
    async ({}, use) => {
      const mailbox = await startMailbox();
      await use(mailbox);
      await mailbox.stop();
    },
    { scope: 'worker' },
  ],
  smtpUrl: [({ mailbox }, use) => use(mailbox.url), { scope: 'worker' }],
});

const linkIn = (text: string) => /^http\S+\/invitation\/\S+$/mu.exec(text)?.[0] ?? '';

function mailsTo(mailbox: Mailbox, address: string) {
  return mailbox.mails.filter(({ to }) => to === address);
}

test('whoever forgot the password gets a link, and nobody is told who has an account', async ({
  page,
  mailbox,
}) => {
  const person = await makeUser('forgetful');
  await database().user.update({
    where: { id: person.userId },
    data: { passwordHash: 'forgotten' },
  });
  const ask = async (email: string) => {
    await page.goto('/sign-in');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    const answer = page.getByRole('status');
    await expect(answer).toContainText(email);
    return (await answer.innerText()).replace(email, '…');
  };
  const answers = [await ask('nobody@example.org'), await ask(person.email)];
  await expectAccessibleInBothSchemes(page);
  expect(answers[0]).toBe(answers[1]);

  await expect.poll(() => mailsTo(mailbox, person.email).length).toBe(1);
  expect(mailsTo(mailbox, 'nobody@example.org')).toEqual([]);
  const link = linkIn(mailsTo(mailbox, person.email)[0]?.text ?? '');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'A new password' })).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('a password to remember');
  await page.getByRole('button', { name: 'Set the password and sign in' }).click();
  await expect(page).toHaveURL(/\/projects$/u);
  await page.goto(link);
  await expect(page.getByText('This link does not work any more')).toBeVisible();

  await page.goto('/account');
  const news = page.getByRole('switch', { name: 'News of my projects by mail' });
  await expect(news).toBeChecked();
  await news.click();
  await expect(page.getByRole('status', { name: 'Mail' })).toHaveText(/^Saved/u);
  await expectAccessibleInBothSchemes(page);
  await page.reload();
  await expect(news).not.toBeChecked();
});

test.describe('a lead', () => {
  let project: TestProject;

  test.beforeEach(async ({ page, signIn, installation: _ }) => {
    project = await makeProject();
    await signIn(project.lead.userId);
    await page.goto(`/projects/${project.id}/members`);
  });

  test('sends the links of a list by mail, and is shown the one that was not sent', async ({
    page,
    mailbox,
  }) => {
    mailbox.refuse('second@example.org', 550);
    await page.getByRole('button', { name: 'Add a list' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel('People')
      .fill('First <first@example.org>\nSecond <second@example.org>\nThird <third@example.org>');
    await expect(dialog.getByLabel('Send the link by mail')).toBeChecked();
    await dialog.getByRole('button', { name: 'Add 3 members' }).click();

    await expect(dialog.getByText('2 links sent by mail')).toBeVisible();
    await expect(dialog.getByText('1 mail could not be sent.')).toBeVisible();
    const shown = await dialog.getByLabel('Links to set a password').inputValue();
    expect(shown).toMatch(/^Second <second@example\.org>: http\S+$/u);
    await expectAccessibleInBothSchemes(page);
    const [mail] = mailsTo(mailbox, 'third@example.org');
    expect(mail?.subject).toBe('Your invitation to Goldspan');

    await page.context().clearCookies();
    await page.goto(linkIn(mail?.text ?? ''));
    await expect(page.getByText('Welcome, Third')).toBeVisible();
  });

  test('sends one link, and makes another one to be passed on', async ({ page, mailbox }) => {
    await page.getByRole('button', { name: 'Add a member' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill('one@example.org');
    await dialog.getByLabel('Name').fill('One');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('The link was sent by mail')).toBeVisible();
    expect(mailsTo(mailbox, 'one@example.org')).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('button', { name: 'Actions for One' }).click();
    await page.getByRole('button', { name: 'New invitation link' }).click();
    await dialog.getByLabel('Send the link by mail').uncheck();
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    await expect(dialog.getByLabel('Link to set a password')).toHaveValue(/\/invitation\//u);
    expect(mailsTo(mailbox, 'one@example.org')).toHaveLength(1);
  });
});

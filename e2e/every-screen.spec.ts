/**
 * axe on the screens and states that no other spec comes by, in both colour schemes. The lead's
 * pages full of data are in demo.spec.ts, the annotator's dialogs in keyboard.spec.ts.
 */
import type { Page } from '@playwright/test';
import { applyOperations } from '@/lib/data/assignments/apply-operations';
import { database } from '@/lib/data/database';
import { createInvitation } from '@/lib/data/users/invitations';
import { addSpan, addTexts, join, makeProject, makeUser } from '@/lib/data/testing/build-project';
import { startInstallation } from '@/scripts/under-test/installation';
import { expectAccessibleInBothSchemes } from './fixtures/accessible';
import { expect, test } from './fixtures/goldspan';
import { makeOpenCase, openCase } from './fixtures/open-case';
import { markValue, operations, saveState } from './fixtures/reading';
import { makeShownSnippets, openShown, shownText } from './fixtures/shown-snippets';

test.describe.configure({ timeout: 300_000 });

const phone = { width: 390, height: 844 };

/** Opens a page, waits for what it says, and looks at it. */
async function look(page: Page, address: string, words: string | RegExp): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(words).first()).toBeVisible();
  await expectAccessibleInBothSchemes(page);
}

test('before one is signed in', async ({ page }) => {
  const invited = await makeUser('invited');
  const secret = await createInvitation(database(), invited.userId);
  await look(page, `/invitation/${secret}`, 'Welcome, invited');
  await look(page, '/invitation/used', 'This link does not work any more');
  await look(page, '/sign-in', 'Sign in');
  await page.getByLabel('E-mail').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('E-mail or password is not right')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('the first page of an empty installation', async ({ page }) => {
  const installation = await startInstallation();
  await look(page, `${installation.url}/`, 'Make the account');
  await installation.end();
});

test('outside of a project', async ({ page, signIn }) => {
  const admin = await makeUser('admin', true);
  await signIn(admin.userId);
  await look(page, '/projects', 'projects');
  await look(page, '/projects/new', 'Make the project');
  await look(page, '/account', 'Password');
  await look(page, '/api-docs', '/assignments/{assignment}/operations');
  await look(page, '/nothing', 'There is nothing here');
});

test('a project with nothing in it, and pages that cannot be shown', async ({ page, signIn }) => {
  const project = await makeProject();
  const at = (place: string) => `/projects/${project.id}${place}`;
  await signIn(project.lead.userId);
  await look(page, at(''), 'Test');
  await look(page, at('/import'), 'Drop a zip file');
  await look(page, at('/snippets'), 'snippets');
  await look(page, at('/rounds'), 'nobody reads it yet');
  await look(page, at('/plan'), 'Plan');
  await look(page, at('/plan/move'), 'Nothing to move yet');
  await look(page, at('/agreement'), 'Agreement');
  await look(page, at('/values'), 'No value needs a look');
  await look(page, at('/releases'), 'Releases');
  await look(page, at('/scheme'), 'Computational_bandgap');
  await look(page, at('/guideline'), 'What counts as a value');
  await look(page, at('/log?topic=reading'), 'Nothing fits');
  await look(page, at('/adjudicate'), 'No cases yet');
  await look(page, at('/members'), 'Members');
  await page.getByRole('button', { name: 'Add a member' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  const annotator = await join(project, 'annotator', 'annotator');
  await signIn(annotator.userId);
  await look(page, at('/annotate'), 'Nothing to read yet');
  await look(page, at('/agreement'), 'Your role does not include this page');
});

test('a page whose data cannot be read says so, and comes when they can', async ({
  page,
  signIn,
}) => {
  const project = await makeProject();
  await signIn(project.lead.userId);
  await database().$executeRaw`ALTER TABLE "Release" RENAME TO "ReleaseAway"`;
  try {
    await look(page, `/projects/${project.id}/releases`, 'This page could not be shown');
    await expect(page.getByText(/Number in the log: \d+/u)).toBeVisible();
  } finally {
    await database().$executeRaw`ALTER TABLE "ReleaseAway" RENAME TO "Release"`;
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Releases' }).first()).toBeVisible();
});

test('the preview of a plan, and the question before it is carried out', async ({
  page,
  signIn,
}) => {
  const project = await makeProject();
  for (const name of ['first', 'second']) await join(project, name, 'annotator');
  await addTexts(project, { one: 'A gap of 1.5 eV.', two: 'A gap of 2.5 eV.' });
  await signIn(project.lead.userId);
  await look(page, `/projects/${project.id}/plan`, 'Make 4 assignments');
  await page.getByRole('button', { name: 'Make 4 assignments' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('the annotator’s screen in trouble', async ({ page, signIn }) => {
  const snippets = await makeShownSnippets();
  const { reader } = snippets;
  await signIn(reader.userId);

  // From the beginning: the screen asks for the next snippets before somebody goes there.
  await page.route('**/api/v1/assignments/*', (route) => route.abort());
  await openShown(page, snippets, 'untouched');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: /What did you find/u })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Not clear: say why' }).click();
  await expect(page.getByLabel('What is not clear?')).toBeFocused();
  await page.getByRole('button', { name: 'Mark NOT CLEAR' }).click();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Other outcomes' }).click();
  await expect(page.getByText('The text is damaged')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');

  await page.getByRole('list', { name: 'Queue' }).getByText('nested').click();
  await expect(page.getByText('could not be loaded')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.unroute('**/api/v1/assignments/*');

  await openShown(page, snippets, 'touching');
  const second = await page.context().newPage();
  await openShown(second, snippets, 'touching');
  await expect(saveState(page)).toHaveText('Opened elsewhere');
  await expectAccessibleInBothSchemes(page);
  await second.close();

  await openShown(page, snippets, 'one');
  await page.route(operations, (route) => route.abort());
  await markValue(page, shownText, '1.2 eV', '2');
  await expect(saveState(page)).toHaveText('Offline');
  await expectAccessibleInBothSchemes(page);
  await page.unroute(operations);

  await openShown(page, snippets, 'untouched');
  const start = shownText.indexOf('2.31 eV');
  await applyOperations(reader, snippets.idOf('untouched'), {
    baseRevision: 0,
    operations: [addSpan(start, start + 7, 'Experimental_bandgap')],
  });
  await markValue(page, shownText, '1.2 eV', '2');
  await expect(saveState(page)).toHaveText('Changed elsewhere');
  await expectAccessibleInBothSchemes(page);
});

test('the annotator’s screen, signed out', async ({ page, context, signIn }) => {
  const snippets = await makeShownSnippets();
  await signIn(snippets.reader.userId);
  await openShown(page, snippets, 'nested');
  await context.clearCookies();
  await markValue(page, shownText, '2.31 eV', '1');
  await expect(saveState(page)).toHaveText('Signed out');
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('both screens for work on a phone', async ({ page, signIn }) => {
  const snippets = await makeShownSnippets();
  await signIn(snippets.reader.userId);
  await page.setViewportSize(phone);
  await openShown(page, snippets, 'touching');
  await expectAccessibleInBothSchemes(page);
  for (const name of ['Queue', 'Details']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
  const open = await makeOpenCase();
  await signIn(open.lead.userId);
  await openCase(page, open);
  await page.getByRole('button', { name: 'Queue', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Queue' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('the adjudicator’s screen at work', async ({ page, signIn }) => {
  const open = await makeOpenCase();
  await signIn(open.lead.userId);
  await openCase(page, open);
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('e');
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keys', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

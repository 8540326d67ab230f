/** Whatever happens to the server, the network, the tab or the session: no mark is lost or doubled. */
import type { BrowserContext, Page } from '@playwright/test';
import { hashPassword } from '@/lib/auth/password';
import { database } from '@/lib/data/database';
import { expect, test } from './fixtures/goldspan';
import { makeReading, markValue, saveState, stored, texts, valueCards } from './fixtures/reading';

const text = texts.first;
const operations = '**/api/v1/assignments/*/operations';

async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText('The absorption edge')).toBeVisible();
  await expect(saveState(page)).not.toHaveText('Opening');
}

/** Sending goes on by itself after a pause, and at once when somebody comes back to the window. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
  });
}

async function quotesOf(assignment: string): Promise<string[]> {
  return (await stored(assignment)).quotes;
}

test('the server is killed and started again in the middle', async ({
  page,
  signIn,
  installation,
}) => {
  const { readers, addressOf, assignmentOf } = await makeReading('reader');
  const [reader] = readers;
  if (reader === undefined) throw new Error('There is no reader.');
  await signIn(reader.userId);
  await openScreen(page, await addressOf(reader, 'first'));
  await markValue(page, text, '2.31 eV', '1');
  await expect(saveState(page)).toHaveText(/^Saved/);

  await installation.kill();
  await markValue(page, text, '1.55 eV', '2');
  await markValue(page, text, '1.6 eV', '2');
  await expect(saveState(page)).toHaveText('Offline');
  await expect(page.getByText('2 changes are kept on this computer')).toBeVisible();

  await installation.restart();
  await comeBack(page);
  await expect(saveState(page)).toHaveText(/^Saved/);
  const { quotes, log } = await stored(await assignmentOf(reader, 'first'));
  expect(quotes).toEqual(['2.31 eV', '1.55 eV', '1.6 eV']);
  expect(log).toHaveLength(3);
});

test('offline, marked, tab closed, opened again, online', async ({ page, context, signIn }) => {
  const { readers, addressOf, assignmentOf } = await makeReading('reader');
  const reader = readers[0]!;
  const address = await addressOf(reader, 'first');
  const assignment = await assignmentOf(reader, 'first');
  await signIn(reader.userId);
  await openScreen(page, address);
  await context.setOffline(true);
  await markValue(page, text, '2.31 eV', '1');
  await markValue(page, text, '1.55 eV', '2');
  await expect(saveState(page)).toHaveText('Offline');
  await expect(page.getByText('2 changes are kept on this computer')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  expect(await quotesOf(assignment)).toEqual([]);

  // The page comes, and the network is gone again before anything can be sent.
  const again = await context.newPage();
  await again.route(operations, (route) => route.abort());
  await openScreen(again, address);
  await expect(again.getByText('2 changes are kept on this computer')).toBeVisible();
  await expect(valueCards(again)).toHaveCount(2);
  await again.unroute(operations);
  await comeBack(again);
  await expect(saveState(again)).toHaveText(/^Saved/);
  const { quotes, log } = await stored(assignment);
  expect(quotes).toEqual(['2.31 eV', '1.55 eV']);
  expect(log).toHaveLength(2);
});

test('a tab that crashes before the answer came does not send twice', async ({
  page,
  context,
  signIn,
}) => {
  const { readers, addressOf, assignmentOf } = await makeReading('reader');
  const reader = readers[0]!;
  const address = await addressOf(reader, 'first');
  await signIn(reader.userId);
  await openScreen(page, address);
  // The server gets it; its answer never arrives.
  await page.route(operations, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await markValue(page, text, '2.31 eV', '1');
  await expect(saveState(page)).toHaveText('Offline');
  await markValue(page, text, '1.55 eV', '2');
  await expect(page.getByText('2 changes are kept on this computer')).toBeVisible();
  await page.goto('chrome://crash').catch(() => undefined);

  const again = await context.newPage();
  await openScreen(again, address);
  await expect(saveState(again)).toHaveText(/^Saved/);
  await expect(valueCards(again)).toHaveCount(2);
  const { quotes, log } = await stored(await assignmentOf(reader, 'first'));
  expect(quotes).toEqual(['2.31 eV', '1.55 eV']);
  expect(log).toHaveLength(2);
});

test('work on another snippet that could not be sent is sent from wherever one is', async ({
  page,
  context,
  signIn,
}) => {
  const { readers, addressOf, assignmentOf } = await makeReading('reader');
  const reader = readers[0]!;
  await signIn(reader.userId);
  await openScreen(page, await addressOf(reader, 'first'));
  await context.setOffline(true);
  await markValue(page, text, '2.31 eV', '1');
  await expect(page.getByText('1 change is kept on this computer')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(await addressOf(reader, 'second'));
  await expect(saveState(again)).toHaveText(/^Saved/);
  expect(await quotesOf(await assignmentOf(reader, 'first'))).toEqual(['2.31 eV']);
});

test('the session ends, and one signs in again in place', async ({ page, context, signIn }) => {
  const { readers, addressOf, assignmentOf } = await makeReading('reader', 'other');
  const [reader, other] = [readers[0]!, readers[1]!];
  await database().user.update({
    where: { id: reader.userId },
    data: { passwordHash: await hashPassword('a password for tests') },
  });
  await signIn(reader.userId);
  await openScreen(page, await addressOf(reader, 'first'));

  await context.clearCookies();
  await markValue(page, text, '2.31 eV', '1');
  await expect(saveState(page)).toHaveText('Signed out');
  await expect(page.getByText('nothing is lost')).toBeVisible();

  // Somebody else signs in in another tab: nothing is sent in that name.
  await signIn(other.userId);
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(saveState(page)).toHaveText('Signed out');
  await context.clearCookies();

  await page.getByRole('button', { name: 'Sign in again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toContainText(reader.email);
  await dialog.getByLabel('Password').fill('not the password');
  await dialog.getByRole('button', { name: 'Sign in and send' }).click();
  await expect(dialog.getByText('E-mail or password is not right')).toBeVisible();
  await dialog.getByLabel('Password').fill('a password for tests');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(saveState(page)).toHaveText(/^Saved/);
  expect(await quotesOf(await assignmentOf(reader, 'first'))).toEqual(['2.31 eV']);
});

test('two tabs: the newer one works, with what the older had not sent', async ({
  page,
  context,
  signIn,
}) => {
  const { readers, addressOf, assignmentOf } = await makeReading('reader');
  const reader = readers[0]!;
  const address = await addressOf(reader, 'first');
  await signIn(reader.userId);
  await openScreen(page, address);
  await page.route(operations, (route) => route.abort());
  await markValue(page, text, '2.31 eV', '1');
  await expect(saveState(page)).toHaveText('Offline');

  const second = await context.newPage();
  await openScreen(second, address);
  await expect(saveState(second)).toHaveText(/^Saved/);
  await expect(valueCards(second)).toHaveCount(1);
  await expect(saveState(page)).toHaveText('Opened elsewhere');
  await page.bringToFront();
  await page.keyboard.press('v');
  await expect(page.getByText('This snippet is open in another tab')).toBeVisible();

  await second.bringToFront();
  await markValue(second, text, '1.55 eV', '2');
  await expect(saveState(second)).toHaveText(/^Saved/);
  // The older tab shows what the newer one has saved, and can have the work back.
  await expect(valueCards(page)).toHaveCount(2);
  await page.unroute(operations);
  await page.getByRole('button', { name: 'Work here instead' }).click();
  await expect(saveState(second)).toHaveText('Opened elsewhere');
  await markValue(page, text, '1.6 eV', '2');
  await expect(saveState(page)).toHaveText(/^Saved/);
  const { quotes, log } = await stored(await assignmentOf(reader, 'first'));
  expect(quotes).toEqual(['2.31 eV', '1.55 eV', '1.6 eV']);
  expect(log).toHaveLength(3);
});

test('two computers: both sides are shown, and the person chooses', async ({
  page,
  browser,
  signIn,
  baseURL,
}) => {
  const { readers, addressOf, assignmentOf } = await makeReading('reader');
  const reader = readers[0]!;
  const address = await addressOf(reader, 'first');
  await signIn(reader.userId);
  await openScreen(page, address);
  const laptop = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await signIn(reader.userId, { context: laptop });
  await workOn(laptop, address);

  await markValue(page, text, '1.55 eV', '2');
  await expect(saveState(page)).toHaveText('Changed elsewhere');
  const choice = page.getByRole('alert').filter({ hasText: 'changed in another tab' });
  const sides = choice.getByRole('table');
  await expect(sides.getByRole('row').nth(1)).toContainText('2.31 eV');
  await expect(sides.getByRole('row').nth(1)).toContainText('no such span');
  await expect(sides.getByRole('row').nth(2)).toContainText('1.55 eV');
  await choice.getByRole('button', { name: 'Put mine on top' }).click();
  await expect(saveState(page)).toHaveText(/^Saved/);
  await expect(valueCards(page)).toHaveCount(2);
  expect(await quotesOf(await assignmentOf(reader, 'first'))).toEqual(['2.31 eV', '1.55 eV']);
  await laptop.close();
});

async function workOn(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await openScreen(page, address);
  await markValue(page, text, '2.31 eV', '1');
  await expect(saveState(page)).toHaveText(/^Saved/);
}

test('a browser that keeps nothing says so before it matters', async ({ page, signIn }) => {
  const { readers, addressOf, assignmentOf } = await makeReading('reader');
  const reader = readers[0]!;
  await signIn(reader.userId);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Refused.', 'SecurityError');
    };
  });
  await openScreen(page, await addressOf(reader, 'first'));
  await expect(page.getByText('This browser keeps nothing on this computer')).toBeVisible();
  await page.route(operations, (route) => route.abort());
  await markValue(page, text, '2.31 eV', '1');
  await expect(saveState(page)).toHaveText('Not saved');
  await expect(page.getByText('1 change is kept in this tab only')).toBeVisible();
  let asked = '';
  page.on('dialog', (dialog) => {
    asked = dialog.type();
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toBe('beforeunload');
  await page.unroute(operations);
  await comeBack(page);
  await expect(saveState(page)).toHaveText(/^Saved/);
  expect(await quotesOf(await assignmentOf(reader, 'first'))).toEqual(['2.31 eV']);
});

test('two readers of one snippet never see each other', async ({
  page,
  browser,
  signIn,
  baseURL,
}) => {
  const { readers, addressOf } = await makeReading('reader', 'other');
  const [reader, other] = [readers[0]!, readers[1]!];
  await signIn(reader.userId);
  await openScreen(page, await addressOf(reader, 'first'));
  await markValue(page, text, '2.31 eV', '1');
  await expect(saveState(page)).toHaveText(/^Saved/);
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await signIn(other.userId, { context });
  const theirs = await context.newPage();
  await openScreen(theirs, await addressOf(other, 'first'));
  await expect(valueCards(theirs)).toHaveCount(0);
  await markValue(theirs, text, '1.55 eV', '2');
  await expect(saveState(theirs)).toHaveText(/^Saved/);
  await page.reload();
  await expect(valueCards(page)).toHaveCount(1);
  await expect(page.getByText('Opened elsewhere')).toBeHidden();
  await context.close();
});

test('everything works over plain HTTP, where browsers offer less', async ({
  page,
  context,
  signIn,
  installation,
}) => {
  const { readers, addressOf, assignmentOf } = await makeReading('reader');
  const reader = readers[0]!;
  const url = installation.url.replace(/\/\/[^:]+/u, '//laboratory.test');
  const address = url + (await addressOf(reader, 'first'));
  await signIn(reader.userId, { url });
  await openScreen(page, address);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await markValue(page, text, '2.31 eV', '1');
  await expect(saveState(page)).toHaveText(/^Saved/);
  await context.setOffline(true);
  await markValue(page, text, '1.55 eV', '2');
  await expect(page.getByText('1 change is kept on this computer')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await openScreen(again, address);
  await expect(saveState(again)).toHaveText(/^Saved/);
  await expect(valueCards(again)).toHaveCount(2);
  const second = await context.newPage();
  await openScreen(second, address);
  await expect(saveState(again)).toHaveText('Opened elsewhere');
  expect(await quotesOf(await assignmentOf(reader, 'first'))).toEqual(['2.31 eV', '1.55 eV']);
});

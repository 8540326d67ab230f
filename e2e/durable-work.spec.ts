/** Whatever happens to the server, the network, the tab or the session: no mark is lost or doubled. */
import { hashPassword } from '@/lib/auth/password';
import { database } from '@/lib/data/database';
import { expect, test } from './fixtures/goldspan';
import {
  comeBack,
  makeReading,
  markValue,
  openScreen,
  operations,
  quotesOf,
  saveState,
  stored,
  text,
  valueCards,
} from './fixtures/reading';

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

/** One snippet in two tabs, on two computers, and with two readers. */
import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fixtures/goldspan';
import {
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

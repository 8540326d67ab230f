/** What surrounds the text: the guideline, the own pace, links, and going on where one was. */
import type { Page } from '@playwright/test';
import { database } from '@/lib/data/database';
import { newId } from '@/lib/data/identifier';
import { expect, test } from './fixtures/goldspan';
import { read } from '@/lib/data/testing/build-project';
import { makeReading, saveState, stored, texts, waitUntilOpened } from './fixtures/reading';

async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilOpened(page);
}

test('the guideline can be searched, and says which version applies', async ({ page, signIn }) => {
  const { readers, addressOf } = await makeReading('reader');
  const reader = readers[0]!;
  await signIn(reader.userId);
  await openScreen(page, await addressOf(reader, 'first'));
  const column = page.getByRole('complementary', { name: 'Details' });
  await expect(column.getByText('Version 1 applies to this snippet.')).toBeVisible();
  const search = column.getByRole('searchbox', { name: 'Search the guideline' });
  const clauses = column.getByRole('group');
  const all = await clauses.count();
  expect(all).toBeGreaterThan(5);

  await search.fill('range');
  await expect(column.locator('mark').first()).toBeVisible();
  const found = await clauses.count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  for (const words of await column.locator('mark').allTextContents()) {
    expect(words.toLowerCase()).toBe('range');
  }
  await search.fill('xyzzy');
  await expect(column.getByText('No clause has these words.')).toBeVisible();
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(clauses).toHaveCount(all);

  // In the drawer Esc first clears the search, then closes.
  await page.locator('#snippet-text').focus();
  await page.keyboard.press('g');
  const drawer = page.getByRole('dialog', { name: 'Guideline' });
  const inDrawer = drawer.getByRole('searchbox', { name: 'Search the guideline' });
  await inDrawer.fill('range');
  await inDrawer.press('Escape');
  await expect(inDrawer).toHaveValue('');
  await expect(drawer).toBeVisible();
  await inDrawer.press('Escape');
  await expect(drawer).toBeHidden();
});

test('what changed in the guideline since it was last read', async ({ page, signIn }) => {
  const { project, readers, addressOf } = await makeReading('reader');
  const reader = readers[0]!;
  const first = await database().guideline.findFirstOrThrow({ where: { projectId: project.id } });
  const addVersion = (version: number, text: string) =>
    database().guideline.create({
      data: { id: newId(), projectId: project.id, version, text: `${first.text}\n${text}` },
    });
  await signIn(reader.userId);
  await openScreen(page, await addressOf(reader, 'first'));
  const news = page
    .getByRole('complementary', { name: 'Details' })
    .getByRole('region', { name: 'What is new in the guideline' });
  await expect(news).toContainText('You have not marked version 1 as read yet.');
  await news.getByRole('button', { name: 'Mark as read' }).click();
  await expect(news).toBeHidden();

  await addVersion(2, '\n## 90 Later\n\n90.1 Select the whole text.\n');
  await addVersion(3, '\n## 90 Later\n\n90.1 Select only the first text.\n');
  await page.reload();
  await expect(news).toContainText('Changed since you last read (version 1 → 3)');
  await expect(news.getByRole('listitem').filter({ hasText: '90.1' })).toContainText('New');
  await expect(page.getByText('Version 3 is newer').first()).toBeVisible();
  await news.getByRole('button', { name: 'Mark as read' }).click();
  await expect(news).toBeHidden();
  await page.reload();
  await expect(page.getByText('Version 3 is newer').first()).toBeVisible();
  await expect(news).toBeHidden();

  await addVersion(4, '\n## 90 Later\n\n90.1 Select all of the first text.\n');
  await page.reload();
  const changed = news.getByRole('listitem').filter({ hasText: '90.1' });
  await expect(changed.locator('del')).toContainText('only');
  await expect(changed.locator('ins')).toContainText('all of');
});

test('the own pace and what is left', async ({ page, signIn }) => {
  const { project, readers, assignmentOf, addressOf } = await makeReading('reader', 'other');
  const [reader, other] = [readers[0]!, readers[1]!];
  await read(project, reader, 'second', []);
  for (const snippet of ['first', 'second', 'third']) await read(project, other, snippet, []);
  await signIn(reader.userId);
  await openScreen(page, await addressOf(reader, 'first'));
  const pace = page.getByRole('region', { name: 'Own pace' });
  await expect(pace).toContainText('1 today · 2 left. Too little is done');
  await page.locator('#snippet-text').focus();
  await page.keyboard.press('n');
  await expect(pace).toContainText('2 today · 1 left');
  await expect(saveState(page)).toHaveText(/^Saved/);
  expect((await stored(await assignmentOf(reader, 'first'))).log).toHaveLength(1);
});

test('a link opens a snippet and a span of it', async ({ page, signIn }) => {
  const { project, readers, addressOf, assignmentOf } = await makeReading('reader');
  const reader = readers[0]!;
  const start = texts.first.indexOf('1.55 eV');
  await read(project, reader, 'first', [[start, start + 7, 'Literature_bandgap']]);
  const [span] = await database().annotation.findMany({
    where: { assignmentId: await assignmentOf(reader, 'first') },
  });
  const address = await addressOf(reader, 'first');
  await signIn(reader.userId);
  await openScreen(page, `${address}#span=${span!.id}`);
  const dialog = page.getByRole('dialog', { name: /^Change/ });
  await expect(dialog).toContainText('1.55 eV');

  const column = page.getByRole('complementary', { name: 'Details' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await column.getByRole('button', { name: 'Copy link to this span' }).click();
  await expect(column.getByText('The link is copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).hash).toBe(`${address}#span=${span!.id}`);
});

test('going on where one was, with the queue as it was', async ({ page, signIn }) => {
  const { project, readers, addressOf } = await makeReading('reader');
  const reader = readers[0]!;
  await signIn(reader.userId);
  for (const snippet of ['second', 'third'] as const) {
    await openScreen(page, await addressOf(reader, snippet));
    await leaveNote(page, `about the ${snippet}`);
    await page.goto(`/projects/${project.id}/annotate`);
    await expect(page).toHaveURL(await addressOf(reader, snippet));
  }

  const search = page.getByRole('searchbox', { name: 'Search the queue' });
  await page.getByRole('button', { name: /^To do/ }).click();
  await search.fill('thi');
  await page.reload();
  await expect(search).toHaveValue('thi');
  await expect(page.getByRole('button', { name: /^To do/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('list', { name: 'Queue' }).getByRole('listitem')).toHaveCount(1);
});

/** Leaves a note on the snippet, so that there is an operation. */
async function leaveNote(page: Page, words: string): Promise<void> {
  await page.locator('#snippet-note').fill(words);
  await page.locator('#snippet-text').focus();
  await expect(saveState(page)).toHaveText(/^Saved/);
}

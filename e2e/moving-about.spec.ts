/** What surrounds the text: the guideline, the own pace, links, and going on where one was. */
import type { Page } from '@playwright/test';
import { database } from '@/lib/data/database';
import { newId } from '@/lib/data/identifier';
import { expect, test } from './fixtures/goldspan';
import { makeReading, saveState } from './fixtures/reading';

async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(saveState(page)).not.toHaveText('Opening');
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

/** WCAG 2.2, 4.1.3: what happens is read out, and the focus stays where the hands are. */
import type { Page } from '@playwright/test';
import { forget, heardSoFar, listen } from './fixtures/announcements';
import { expect, test } from './fixtures/goldspan';
import { makeOpenCase, openCase } from './fixtures/open-case';
import { operations, saveState } from './fixtures/reading';
import { makeShownSnippets, openShown, shownText } from './fixtures/shown-snippets';
import { doubleClick } from './fixtures/text-pointer';

/** Waits until the words were read out from a region that does not have the focus. */
async function expectHeard(page: Page, words: RegExp): Promise<void> {
  await expect
    .poll(async () => {
      const heard = await heardSoFar(page);
      return heard.filter(({ hasFocus }) => !hasFocus).map(({ text }) => text);
    })
    .toContainEqual(expect.stringMatching(words));
}

test('the annotator hears what became of each act', async ({ page, signIn }) => {
  const snippets = await makeShownSnippets();
  await signIn(snippets.reader.userId);
  await openShown(page, snippets, 'untouched');
  await listen(page);
  const onText = page.getByRole('textbox', { name: 'Text of the snippet' });

  await test.step('a label is put on, and saved', async () => {
    await doubleClick(page, shownText.indexOf('1.2 eV') + 1);
    await page.keyboard.press('2');
    await expectHeard(page, /1\.2 eV/u);
    await expectHeard(page, /^Saved \d/u);
    await expect(onText).toBeFocused();
  });

  await test.step('the value as it will be read, while an edge moves', async () => {
    await page.keyboard.press('v');
    await expect(page.getByRole('dialog', { name: 'Label “2.2–2.4 eV”' })).toBeFocused();
    await page.keyboard.press('Shift+ArrowLeft');
    await expectHeard(page, /2\.2–2\.4 e.*reads as 2\.3/u);
    await page.keyboard.press('Escape');
  });

  await test.step('undo and redo', async () => {
    await page.keyboard.press('Control+z');
    await expectHeard(page, /^undo: /iu);
    await page.keyboard.press('Control+Shift+z');
    await expectHeard(page, /^redo: /iu);
    await expect(onText).toBeFocused();
  });

  await test.step('how many snippets and clauses a search finds', async () => {
    const search = page.getByRole('searchbox', { name: 'Search the queue' });
    await search.fill('nested');
    await expectHeard(page, /^1 snippet found$/u);
    await search.fill('nothing like it');
    await expectHeard(page, /^0 snippets found$/u);
    await expect(search).toBeFocused();
    await search.fill('');
    const clauses = page.getByRole('searchbox', { name: 'Search the guideline' });
    await clauses.fill('range');
    await expectHeard(page, /^\d+ clauses? found$/u);
    await expect(clauses).toBeFocused();
    await clauses.fill('');
  });

  await test.step('a key that is taken', async () => {
    await page.getByRole('button', { name: 'Keys', exact: true }).click();
    await page.getByRole('button', { name: 'Change keys' }).click();
    const button = page.getByRole('button', { name: /^No value here:/u });
    await button.press('Enter');
    await page.keyboard.press('u');
    await expectHeard(page, /^It is the key of/u);
    await expect(button).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  await test.step('the network is gone', async () => {
    await page.route(operations, (route) => route.abort());
    await onText.focus();
    await page.keyboard.press('Control+z');
    await expect(saveState(page)).toHaveText('Offline');
    await expectHeard(page, /^Offline$/u);
    await expectHeard(page, /1 change is kept on this computer/u);
    await page.unroute(operations);
    await forget(page);
    await page.getByRole('button', { name: 'Try again now' }).click();
    await expectHeard(page, /^Saved \d/u);
  });

  await test.step('finishing', async () => {
    await forget(page);
    await onText.focus();
    await page.keyboard.press('n');
    await expect(page.getByText('1 of 6 done')).toBeVisible();
    await expectHeard(page, /no value|finished|done/iu);
  });
});

test('the adjudicator hears what became of each decision', async ({ page, signIn }) => {
  const open = await makeOpenCase();
  await signIn(open.lead.userId);
  await openCase(page, open);
  await listen(page);

  const clauses = page.getByRole('searchbox', { name: 'Search the guideline' });
  await clauses.fill('range');
  await expectHeard(page, /^\d+ clauses? found$/u);
  await expect(clauses).toBeFocused();
  await clauses.press('Escape');

  await page.keyboard.press('x');
  await page.getByLabel('Why').fill('Not said of this material.');
  await page.keyboard.press('Control+Enter');
  await expectHeard(page, /^Recorded \d/u);
});

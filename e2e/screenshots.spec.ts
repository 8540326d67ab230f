/**
 * Pictures of the annotator's screen for people to judge; they prove nothing, so they are made only
 * when asked for: `GOLDSPAN_SCREENSHOTS=1 npx playwright test screenshots`.
 */
import type { Page } from '@playwright/test';
import { applyOperations } from '@/lib/data/assignments/apply-operations';
import { addSpan } from '@/lib/data/testing/build-project';
import { setScheme } from './fixtures/accessible';
import { expect, test } from './fixtures/goldspan';
import { operations, saveState } from './fixtures/reading';
import { doubleClick } from './fixtures/text-pointer';
import {
  makeShownSnippets,
  openShown,
  shownNames,
  shownText,
  type ShownSnippets,
} from './fixtures/shown-snippets';

test.skip(process.env.GOLDSPAN_SCREENSHOTS !== '1', 'Pictures are made when asked for.');

const folder = 'test-results/screenshots';
const sizes = {
  laptop: { width: 1280, height: 800 },
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
type Size = keyof typeof sizes;

const allSizes = Object.keys(sizes) as readonly Size[];

async function picture(page: Page, name: string, wanted = allSizes): Promise<void> {
  const before = page.viewportSize() ?? sizes.laptop;
  for (const size of wanted) {
    await page.setViewportSize(sizes[size]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await setScheme(page, colorScheme);
      await page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png` });
    }
  }
  await page.setViewportSize(before);
}

async function openFirstNumber(page: Page): Promise<void> {
  await doubleClick(page, shownText.indexOf('2.2–2.4 eV') + 1);
  await expect(page.getByRole('dialog', { name: 'Label “2.2–2.4 eV”' })).toBeVisible();
}

async function openDrawer(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('dialog', { name: button })).toBeVisible();
}

async function makeConflict(page: Page, snippets: ShownSnippets): Promise<void> {
  await openShown(page, snippets, 'untouched');
  const start = shownText.indexOf('1.2 eV');
  await applyOperations(snippets.reader, snippets.idOf('untouched'), {
    baseRevision: 0,
    operations: [addSpan(start, start + 6, 'Computational_bandgap')],
  });
  await openFirstNumber(page);
  await page.keyboard.press('3');
  await expect(saveState(page)).toHaveText('Changed elsewhere');
}

test('pictures of the annotator’s screen', async ({ page, signIn }) => {
  test.setTimeout(600_000);
  const snippets = await makeShownSnippets();
  await signIn(snippets.reader.userId);
  await page.setViewportSize(sizes.laptop);

  for (const name of shownNames) {
    await openShown(page, snippets, name);
    await picture(page, name);
  }

  await openShown(page, snippets, 'one');
  await openFirstNumber(page);
  await picture(page, 'label-dialog');
  await page.keyboard.press('Escape');

  await page.setViewportSize(sizes.phone);
  await openDrawer(page, 'Queue');
  await picture(page, 'queue-drawer', ['phone']);
  await page.keyboard.press('Escape');
  await openDrawer(page, 'Details');
  await picture(page, 'details-drawer', ['phone']);
  await page.setViewportSize(sizes.laptop);
  await page.reload();

  await page.route(operations, (route) => route.abort());
  await openFirstNumber(page);
  await page.keyboard.press('3');
  await expect(saveState(page)).toHaveText('Offline');
  await picture(page, 'offline');
  await page.unroute(operations);

  await makeConflict(page, snippets);
  await picture(page, 'conflict');
});

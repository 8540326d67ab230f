/** However the text is set, offsets stay and no highlight leaves its text. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/goldspan';
import { boxOf, doubleClick } from './fixtures/text-pointer';
import { makeTextToRead, openSnippet, readingOf } from './fixtures/text-to-read';

const text =
  'The gaps are 1.55 eV and 1.61 eV. Short. A third sample was grown on glass and annealed for ' +
  'an hour, so that the line of this sentence, with its 2.2–2.4 eV, is wrapped on every screen.';

/** Each label stands at the first character of its span, or as near as the text's edge lets it. */
async function expectLabelsInPlace(page: Page, id: string): Promise<void> {
  const { annotations } = await readingOf(page, id);
  expect(annotations).toHaveLength(3);
  for (const { id: annotation, fragments } of annotations) {
    const character = await boxOf(page, fragments[0]?.[0] ?? 0);
    const place = page.locator(`[data-label-of="${annotation}"]`).first();
    const root = await page.locator('[data-offset-root]').boundingBox();
    const edge = (root?.x ?? 0) + (root?.width ?? 0);
    const distance = async () => {
      const box = await place.boundingBox();
      const wanted = Math.min(character.left, edge - (box?.width ?? 0));
      return Math.abs((box?.x ?? 0) - wanted) + Math.abs((box?.y ?? 0) + 15 - character.top);
    };
    await expect.poll(distance).toBeLessThan(8);
  }
}

test('size, spacing, layout, zoom and text spacing', async ({ page, signIn }, info) => {
  const { reader, addresses, ids } = await makeTextToRead([text]);
  const [id = ''] = ids;
  await signIn(reader.userId);
  await openSnippet(page, addresses[0]);
  for (const part of ['1.55', '1.61', '2.2']) {
    await doubleClick(page, text.indexOf(part));
    await page.keyboard.press('1');
  }
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expectLabelsInPlace(page, id);

  const settings = page.getByRole('button', { name: 'Reading' });
  const choose = async (group: string, name: string) => {
    await settings.click();
    const choice = page.getByRole('group', { name: group }).getByRole('button', { name });
    await choice.click();
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('status', { name: 'Preferences' })).toHaveText(/^Saved/u);
    await page.keyboard.press('Escape');
    await expectLabelsInPlace(page, id);
  };
  const sizeOfText = () =>
    page.locator('[data-offset-root]').evaluate((root) => getComputedStyle(root).fontSize);
  await choose('Text size', 'Largest');
  expect(await sizeOfText()).toBe('26px');
  await choose('Line spacing', 'Close');
  await page.screenshot({ path: info.outputPath('largest-close.png') });
  await choose('Line spacing', 'Wide');
  await choose('Text size', 'Small');
  await choose('Line spacing', 'Close');
  const rows = page.locator('[data-sentence]');
  const topOf = async (row: number) => (await rows.nth(row).boundingBox())?.y ?? 0;
  expect(await topOf(1)).toBeGreaterThan(await topOf(0));
  await choose('Layout', 'Running text');
  expect(Math.abs((await topOf(1)) - (await topOf(0)))).toBeLessThan(12);
  await page.screenshot({ path: info.outputPath('running.png') });
  await doubleClick(page, text.indexOf('Short'));
  await expect(page.getByRole('dialog', { name: 'Label “Short”' })).toBeVisible();
  await page.keyboard.press('Escape');

  // It is the person's, on every computer.
  await page.reload();
  await expect(page.locator('[data-layout="running"]')).toBeVisible();
  expect(await sizeOfText()).toBe('17px');
  await expectLabelsInPlace(page, id);

  // 200 % of 1280 pixels.
  await page.setViewportSize({ width: 640, height: 400 });
  await expectLabelsInPlace(page, id);
  await expect(page.getByRole('button', { name: /^Done/u })).toBeInViewport();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.screenshot({ path: info.outputPath('zoomed.png') });
  await page.setViewportSize({ width: 1280, height: 720 });

  // WCAG 2.2, 1.4.12.
  for (const spacing of [
    'word-spacing: 0.16em !important',
    'letter-spacing: 0.12em !important',
    'line-height: 1.5 !important',
  ]) {
    await page.evaluate((rule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`* { ${rule} }`);
      document.adoptedStyleSheets.push(sheet);
    }, spacing);
    await expectLabelsInPlace(page, id);
  }
  await page.screenshot({ path: info.outputPath('spaced.png') });
});

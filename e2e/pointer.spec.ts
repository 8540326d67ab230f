/** The annotator's screen with the mouse, and with a finger. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/goldspan';
import { boxOf, doubleClick, drag, dragExactly } from './fixtures/text-pointer';
import { makeTextToRead, openSnippet, quotesOf, readingOf } from './fixtures/text-to-read';

const text =
  'Bulk and thin film gaps are 1.55 eV and 1.61 eV here. Short one.\n' +
  'A third sample was grown on glass and annealed for an hour, and then for another one, so ' +
  'that the line of this sentence has to be wrapped on every screen. K';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Label|Change) “/u });

function offsetOf(part: string): number {
  return text.indexOf(part);
}

async function middleOf(page: Page, offset: number): Promise<{ x: number; y: number }> {
  const { left, right, top, bottom } = await boxOf(page, offset);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

async function click(page: Page, offset: number, clickCount = 1): Promise<void> {
  const { x, y } = await middleOf(page, offset);
  await page.mouse.click(x, y, { clickCount });
}

/** Labels what is open with a key and waits until the server has it. */
async function label(page: Page, key: string): Promise<void> {
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press(key);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(/^Saved/)).toBeVisible();
}

/** The quote of the open dialog. */
async function expectOpen(page: Page, quote: string): Promise<void> {
  await expect(dialog(page)).toHaveAccessibleName(new RegExp(`^(Label|Change) “${quote}”$`, 'u'));
}

test('drags in both directions and across lines, double-click and triple-click', async ({
  page,
  signIn,
}) => {
  const { reader, addresses, ids } = await makeTextToRead([text]);
  const [id = ''] = ids;
  await signIn(reader.userId);
  await openSnippet(page, addresses[0]);

  await drag(page, offsetOf('thin'), offsetOf('thin') + 9);
  await expectOpen(page, 'thin film');
  await label(page, '1');

  // Backwards, and from inside a word: snapped to both words.
  const from = await middleOf(page, offsetOf('sample') + 3);
  const to = await middleOf(page, offsetOf('third') + 2);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expectOpen(page, 'third sample');
  await label(page, '2');

  await dragExactly(page, offsetOf('annealed') + 1, offsetOf('annealed') + 4);
  await expectOpen(page, 'nne');
  await label(page, '3');

  // Over the line feed between two sentences: one part for each line.
  await drag(page, offsetOf('one.\n'), offsetOf('one.\n') + 'one.\nA'.length);
  await expectOpen(page, 'one. A');
  await label(page, '4');

  await doubleClick(page, offsetOf('1.61'));
  await expectOpen(page, '1.61 eV');
  await label(page, '1');

  await click(page, offsetOf('Short'), 3);
  await expectOpen(page, 'Short one.');
  await page.keyboard.press('Escape');
  await expect
    .poll(() => quotesOf(page, id))
    .toEqual(['thin film', 'third sample', 'nne', 'one.|A', '1.61 eV']);
});

test('marked, nested, overlapping and tiny spans can be selected over and clicked', async ({
  page,
  signIn,
}) => {
  const { reader, addresses, ids } = await makeTextToRead([text]);
  const [id = ''] = ids;
  await signIn(reader.userId);
  await openSnippet(page, addresses[0]);
  const mark = async (part: string, key: string) => {
    await drag(page, offsetOf(part), offsetOf(part) + part.length);
    await expectOpen(page, part);
    await label(page, key);
  };
  await mark('1.55 eV', '1');
  // Over the one that is marked, and round it.
  await mark('are 1.55 eV and', '2');
  await mark('gaps are', '3');
  await drag(page, offsetOf(' K') + 1, offsetOf(' K') + 2);
  await label(page, '4');
  await expect
    .poll(() => quotesOf(page, id))
    .toEqual(['1.55 eV', 'are 1.55 eV and', 'gaps are', 'K']);

  // A click opens the innermost one, the next click the one around it, and so round.
  const inside = offsetOf('1.55') + 1;
  await click(page, inside);
  await expectOpen(page, '1.55 eV');
  await page.mouse.move(0, 0);
  await click(page, inside);
  await expectOpen(page, 'are 1.55 eV and');
  await page.keyboard.press('Escape');
  await click(page, text.length - 1);
  await expectOpen(page, 'K');
  await page.keyboard.press('Escape');
  // Each label is a button of its own, none covers another.
  for (const annotation of (await readingOf(page, id)).annotations) {
    await page.locator(`[data-label-of="${annotation.id}"]`).first().click();
    await expect(dialog(page)).toHaveAccessibleName(/^Change/u);
    await page.keyboard.press('Escape');
  }
});

test('an edge is dragged by its handle, and moved by buttons', async ({ page, signIn }) => {
  const { reader, addresses, ids } = await makeTextToRead([text]);
  const [id = ''] = ids;
  await signIn(reader.userId);
  await openSnippet(page, addresses[0]);
  await doubleClick(page, offsetOf('film'));
  await label(page, '1');
  await click(page, offsetOf('film'));
  await expectOpen(page, 'film');

  const dragHandle = async (edge: 'start' | 'end', offset: number) => {
    const handle = await page.locator(`[data-edge-handle="${edge}"]`).boundingBox();
    if (handle === null) throw new Error('There is no handle.');
    const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
    const box = await boxOf(page, offset);
    const line = await boxOf(page, offsetOf('film'));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move((box.left + box.right) / 2, y + box.top - line.top, { steps: 5 });
    await page.mouse.up();
  };
  await dragHandle('start', offsetOf('thin') + 2);
  await expectOpen(page, 'thin film');
  await dragHandle('end', offsetOf('gaps') + 1);
  await expectOpen(page, 'thin film gaps');
  // Past the other edge it stops at the last word.
  await dragHandle('end', offsetOf('Bulk'));
  await expectOpen(page, 'thin');
  await dialog(page).getByRole('button', { name: 'Move the edge left' }).click();
  await expectOpen(page, 'thi');
  await dialog(page).getByRole('button', { name: 'Keep' }).click();
  await expect.poll(() => quotesOf(page, id)).toEqual(['thi']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => quotesOf(page, id)).toEqual(['film']);
});

test('a span in two parts, by mouse, key and caret', async ({ page, signIn }, info) => {
  const { reader, addresses, ids } = await makeTextToRead([text]);
  const [id = ''] = ids;
  await signIn(reader.userId);
  await openSnippet(page, addresses[0]);
  await doubleClick(page, offsetOf('Bulk'));
  await page.keyboard.press('f');
  await expect(page.getByText(/Select the next part/u)).toBeVisible();
  await doubleClick(page, offsetOf('gaps'));
  await expectOpen(page, 'Bulk gaps');
  await page.keyboard.press('f');
  await page.keyboard.press('v');
  await expectOpen(page, 'Bulk gaps 1.55 eV');
  await page.keyboard.press('f');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expectOpen(page, 'Bulk and gaps 1.55 eV');
  await page.screenshot({ path: info.outputPath('parts.png') });
  await dialog(page).getByRole('button', { name: 'Remove the part “and”' }).click();
  await expectOpen(page, 'Bulk gaps 1.55 eV');
  await label(page, '1');
  await expect.poll(() => quotesOf(page, id)).toEqual(['Bulk|gaps|1.55 eV']);
  await page.screenshot({ path: info.outputPath('labelled.png') });
});

test('attributes follow the label, and undo brings both back', async ({ page, signIn }) => {
  const { reader, addresses, ids } = await makeTextToRead(
    [text],
    [
      { name: 'Approximate', labels: [], values: [] },
      { name: 'Method', labels: ['Experimental_bandgap'], values: ['optical', 'thermal'] },
    ],
  );
  const [id = ''] = ids;
  await signIn(reader.userId);
  await openSnippet(page, addresses[0]);
  await doubleClick(page, offsetOf('1.55'));
  await dialog(page).getByRole('button', { name: 'Approximate' }).click();
  await dialog(page)
    .getByRole('group', { name: 'Method' })
    .getByRole('button', { name: 'thermal' })
    .click();
  await label(page, '1');
  const annotation = async () => (await readingOf(page, id)).annotations[0];
  const before = {
    label: 'Experimental_bandgap',
    attributes: { Approximate: true, Method: 'thermal' },
  };
  expect(await annotation()).toMatchObject(before);
  await expect(page.locator('[data-label-of]')).toHaveText('Experimental · Approximate, thermal');

  await click(page, offsetOf('1.55'));
  await label(page, '3');
  await expect(page.getByRole('status', { name: 'What happened' })).toContainText(
    'may not have it: Method',
  );
  const after = { label: 'Literature_bandgap', attributes: { Approximate: true } };
  expect((await annotation())?.attributes).toEqual(after.attributes);
  await page.keyboard.press('Control+z');
  await expect.poll(annotation).toMatchObject(before);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(annotation).toMatchObject(after);
});

test('a finger’s selection waits for its button', async ({ browser, installation, signIn }) => {
  const { reader, addresses, ids } = await makeTextToRead([text]);
  const viewport = { width: 820, height: 1180 };
  const context = await browser.newContext({ baseURL: installation.url, hasTouch: true, viewport });
  await signIn(reader.userId, { context });
  const page = await context.newPage();
  await openSnippet(page, addresses[0]);
  // A tap puts the caret, and what the system's own handles select comes as a selection.
  const { x, y } = await middleOf(page, offsetOf('thin'));
  await page.touchscreen.tap(x, y);
  await page.evaluate((start) => {
    const node = document.createTreeWalker(
      document.querySelector('[data-sentence] > :not([data-chrome])') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const first = node.nextNode();
    if (first !== null) document.getSelection()?.setBaseAndExtent(first, start, first, start + 6);
  }, offsetOf('thin'));
  await page.getByRole('button', { name: 'Label the selection' }).tap();
  await expectOpen(page, 'thin film');
  await dialog(page).getByRole('button', { name: 'Experimental' }).tap();
  await expect.poll(() => quotesOf(page, ids[0] ?? '')).toEqual(['thin film']);
  await context.close();
});

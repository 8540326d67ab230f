/** The annotator's screen without a mouse. */
import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './fixtures/accessible';
import { expect, test } from './fixtures/goldspan';
import { waitUntilOpened } from './fixtures/reading';
import { makeTextToRead, openSnippet, quotesOf, readingOf } from './fixtures/text-to-read';

const text =
  'The film absorbs light. Its gap is 1.55 eV at 300 K, while the alloy film has 2.2–2.4 eV. ' +
  'A third sample was grown on glass and annealed for an hour, and then for another one, so ' +
  'that the line of this sentence has to be wrapped on every screen.';

const textbox = (page: Page) => page.getByRole('textbox', { name: 'Text of the snippet' });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Label|Change) “/u });

/** Selected code points of the text as the browser has them: what assistive technologies see. */
function selected(page: Page): Promise<string> {
  return page.evaluate(() => String(document.getSelection()));
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** A press as another keyboard's layout sends it. */
async function pressCode(page: Page, key: string, code: string): Promise<void> {
  await page.evaluate(
    ([k, c]) => {
      const event = { key: k, code: c, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event));
    },
    [key, code],
  );
}

test('a whole snippet from open to done, and the next one', async ({ page, signIn }) => {
  const { reader, addresses, ids } = await makeTextToRead([text, text]);
  const [first = '', second = ''] = ids;
  await signIn(reader.userId);
  await page.goto(addresses[0] ?? '');
  await press(page, 'Tab', 'Enter');
  await expect(textbox(page)).toBeFocused();
  await expect(page.locator('[data-caret]')).toHaveAttribute('style', /translate/u);
  await waitUntilOpened(page);

  // A value costs two keys.
  await press(page, 'v');
  await expect(dialog(page)).toHaveAccessibleName('Label “1.55 eV”');
  await press(page, '1');
  await expect(dialog(page)).toBeHidden();
  await expect(textbox(page)).toBeFocused();

  // A span that is selected with the caret is labelled at once.
  await press(page, 'Control+Home', 'Control+ArrowRight', 'ArrowRight');
  await press(page, 'Shift+Control+ArrowRight');
  expect(await selected(page)).toBe('film');
  await press(page, 'Shift+ArrowLeft', 'Shift+ArrowRight', '3');
  await expect.poll(() => quotesOf(page, first)).toEqual(['1.55 eV', 'film']);

  // Back to it by key; its first edge is moved.
  await press(page, 'Shift+s');
  await expect(dialog(page)).toHaveAccessibleName('Change “1.55 eV”');
  await press(page, 's');
  await expect(dialog(page)).toHaveAccessibleName('Change “film”');
  await press(page, 'e', 'Shift+ArrowRight');
  await expect(dialog(page).getByText('ilm', { exact: true })).toBeVisible();
  await press(page, 'Enter');
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => quotesOf(page, first)).toEqual(['1.55 eV', 'ilm']);
  await press(page, 'Control+z');
  await expect.poll(() => quotesOf(page, first)).toEqual(['1.55 eV', 'film']);
  await press(page, 'Control+Shift+z');
  await expect.poll(() => quotesOf(page, first)).toEqual(['1.55 eV', 'ilm']);

  await press(page, 'Control+Enter');
  await expect(page).toHaveURL(new RegExp(`${second}$`, 'u'));
  await expect(textbox(page)).toBeFocused();
  await press(page, 'n');
  await expect(page.getByText('Your queue is done')).toBeVisible();
  await expect
    .poll(() => readingOf(page, first))
    .toMatchObject({ status: 'finished', outcome: 'values' });
  await expect
    .poll(() => readingOf(page, second))
    .toMatchObject({ status: 'finished', outcome: 'none' });
});

test('the caret goes by character, word and line, and stays with its snippet', async ({
  page,
  signIn,
}) => {
  const { reader, addresses } = await makeTextToRead([text, text]);
  await signIn(reader.userId);
  await openSnippet(page, addresses[0]);
  await textbox(page).focus();
  const caret = page.locator('[data-caret]');
  await expect(caret).toBeVisible();
  const place = async () => {
    const box = await caret.boundingBox();
    return { x: box?.x ?? -1, y: box?.y ?? -1 };
  };

  const start = await place();
  await press(page, 'ArrowRight', 'ArrowRight');
  // A press is answered before the screen is drawn again.
  await expect.poll(async () => (await place()).x).toBeGreaterThan(start.x);
  const further = await place();
  expect(further.y).toBe(start.y);
  await press(page, 'ArrowDown');
  await expect.poll(async () => (await place()).y).toBeGreaterThan(start.y);
  const below = await place();
  expect(Math.abs(below.x - further.x)).toBeLessThan(12);
  await press(page, 'End');
  await expect.poll(async () => (await place()).x).toBeGreaterThan(below.x);
  expect((await place()).y).toBe(below.y);
  await press(page, 'Home');
  await expect.poll(place).toEqual({ x: start.x, y: below.y });
  await press(page, 'ArrowUp');
  await expect.poll(place).toEqual(start);

  // The last sentence is wrapped: one line down is not the next sentence.
  await press(page, 'Control+End', 'Home', 'ArrowUp', 'Shift+End');
  expect(text).toContain(await selected(page));
  expect((await selected(page)).length).toBeGreaterThan(20);
  await press(page, 'ArrowRight');
  expect(await selected(page)).toBe('');
  const kept = await place();

  await press(page, 'j');
  await expect(page).toHaveURL(new RegExp(`${addresses[1]}$`, 'u'));
  expect(await place()).toEqual(start);
  await press(page, 'k');
  await expect(page).toHaveURL(new RegExp(`${addresses[0]}$`, 'u'));
  expect(await place()).toEqual(kept);

  // Where nothing is selected, Enter takes the word as annotators mean it.
  await press(page, 'Control+Home', ...Array.from({ length: 8 }, () => 'Control+ArrowRight'));
  await press(page, 'ArrowLeft', 'Enter');
  await expect(dialog(page)).toHaveAccessibleName('Label “1.55 eV”');
  await press(page, 'Escape');
  await expect(textbox(page)).toBeFocused();
});

test('keys are a person’s own, and stay so', async ({ page, signIn }) => {
  const { reader, addresses, ids } = await makeTextToRead([text, text]);
  await signIn(reader.userId);
  await openSnippet(page, addresses[0]);
  await textbox(page).focus();
  await press(page, '?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByRole('button', { name: 'Change keys' }).click();

  const noValue = keys.getByRole('button', { name: /^No value here:/u });
  await noValue.press('Enter');
  await press(page, 'u');
  await expect(keys.getByText('It is the key of “NOT CLEAR, with a reason”.')).toBeVisible();
  await press(page, '1');
  await expect(keys.getByText(/It is the key of the label/u)).toBeVisible();
  await press(page, 'Escape');
  await expect(keys).toBeVisible();
  await noValue.press('Enter');
  await press(page, 'x');
  await expect(noValue).toHaveAccessibleName('No value here: X');
  await keys.getByRole('button', { name: 'No key for “Guideline”' }).click();
  await expect(keys.getByRole('button', { name: 'Guideline: no key' })).toBeVisible();
  await expect(keys.getByText('Saved with your account')).toBeVisible();
  await press(page, 'Escape');
  await expect(keys).toBeHidden();

  await expect(page.getByRole('button', { name: 'No value here' })).toContainText('X');
  await page.reload();
  await waitUntilOpened(page);
  await textbox(page).focus();
  await press(page, 'g', 'n');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page, 'x');
  await expect(page).toHaveURL(new RegExp(`${addresses[1]}$`, 'u'));
  await expect.poll(() => readingOf(page, ids[0] ?? '')).toMatchObject({ outcome: 'none' });

  await press(page, '?');
  await keys.getByRole('button', { name: 'Reset all keys' }).click();
  await keys.getByRole('switch', { name: /single character/u }).click();
  await press(page, 'Escape');
  await textbox(page).focus();
  await press(page, 'n', 'v', '?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await readingOf(page, ids[1] ?? '')).toMatchObject({ revision: 0 });
  await expect(page.getByRole('button', { name: 'No value here' })).toHaveText('No value here');
});

test('other layouts work, and a key held down makes one annotation', async ({ page, signIn }) => {
  const { reader, addresses, ids } = await makeTextToRead([text]);
  const [id = ''] = ids;
  await signIn(reader.userId);
  await openSnippet(page, addresses[0]);
  await textbox(page).focus();

  await press(page, 'v');
  await pressCode(page, '&', 'Digit1');
  await press(page, 'v');
  await pressCode(page, 'ě', 'Digit2');
  await expect.poll(() => quotesOf(page, id)).toEqual(['1.55 eV', '2.2–2.4 eV']);
  const labels = (await readingOf(page, id)).annotations.map(({ label }) => label);
  expect(labels).toEqual(['Experimental_bandgap', 'Computational_bandgap']);

  await press(page, 'Control+Home');
  await page.keyboard.down('Control');
  await page.keyboard.down('Shift');
  await press(page, 'ArrowRight');
  await page.keyboard.up('Shift');
  await page.keyboard.up('Control');
  for (let i = 0; i < 5; i += 1) await page.keyboard.down('3');
  await page.keyboard.up('3');
  await expect.poll(() => quotesOf(page, id)).toEqual(['1.55 eV', '2.2–2.4 eV', 'The']);
  expect(await readingOf(page, id)).toMatchObject({ revision: 3 });
});

test('screen readers are told everything', async ({ page, signIn }, info) => {
  test.setTimeout(120_000);
  const { reader, addresses } = await makeTextToRead(
    [text],
    [
      { name: 'Approximate', labels: [], values: [] },
      { name: 'Method', labels: [], values: ['optical', 'thermal'] },
    ],
  );
  await signIn(reader.userId);
  await openSnippet(page, addresses[0]);
  await expect(textbox(page)).toHaveAccessibleDescription(/Arrow keys move the caret/u);
  await expect(textbox(page)).toHaveAttribute('aria-readonly', 'true');
  await expectAccessibleInBothSchemes(page);

  // The numbers are underlined, and no element was added for it.
  const underlined = () => page.evaluate(() => CSS.highlights.get('value')?.size);
  expect(await underlined()).toBe(2);
  await page.screenshot({ path: info.outputPath('untouched.png') });

  await textbox(page).focus();
  await press(page, 'v');
  await expect(dialog(page)).toBeFocused();
  await expect(dialog(page).getByRole('group', { name: 'Labels' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.screenshot({ path: info.outputPath('dialog.png') });
  await press(page, 'a');
  await expect(dialog(page).getByRole('button', { name: 'Approximate' })).toBeFocused();
  await press(page, ' ', '1');
  await expect(page.getByRole('status', { name: 'What happened' })).toContainText('1.55 eV');
  await expect(page.getByRole('button', { name: /Approximate: 1.55 eV$/u })).toBeVisible();
  expect(await underlined()).toBe(1);
  await press(page, '?');
  await page.getByRole('button', { name: 'Change keys' }).click();
  await expectAccessibleInBothSchemes(page);
  await page.screenshot({ path: info.outputPath('keys.png') });
  await press(page, 'Escape');

  await page.getByRole('button', { name: 'Reading' }).click();
  await page.getByRole('switch', { name: /Underline numbers/u }).click();
  expect(await underlined()).toBe(0);
  await expectAccessibleInBothSchemes(page);
  await page.screenshot({ path: info.outputPath('reading.png') });
});

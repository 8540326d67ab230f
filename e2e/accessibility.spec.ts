/**
 * What no checker of markup finds: WCAG 2.2 on the two screens on which people work, criterion by
 * criterion, with the keyboard, the pointer and the ruler. Status messages (4.1.3) have a file of
 * their own; keys that are changed are in keyboard.spec.ts, a finger in pointer.spec.ts.
 */
import type { Page } from '@playwright/test';
import { contrast } from '@/lib/dom/color-contrast';
import { findClipped, spaceOut } from './fixtures/clipping';
import { forgetWalk, lookAtFocus, walkFocus } from './fixtures/focus-walk';
import { expect, test } from './fixtures/goldspan';
import { makeOpenCase, openCase } from './fixtures/open-case';
import { installProbe } from './fixtures/page-probe';
import { readPaintPairs } from './fixtures/paint-pairs';
import { operations, saveState } from './fixtures/reading';
import { makeShownSnippets, openShown, shownNames, shownText } from './fixtures/shown-snippets';
import { findSmallTargets, measureTargets } from './fixtures/target-size';
import { doubleClick } from './fixtures/text-pointer';
import { quotesOf } from './fixtures/text-to-read';

test.describe.configure({ timeout: 300_000 });

const sizes = {
  laptop: { width: 1280, height: 720 },
  /** A window of 1280 pixels at 200 %. */
  zoomed: { width: 640, height: 400 },
  phone: { width: 390, height: 844 },
} as const;

const characters = Array.from('abcdefghijklmnopqrstuvwxyz0123456789?/.,-+[]');

const labelDialog = (page: Page) => page.getByRole('dialog', { name: /^(Label|Change) “/u });

test.beforeEach(async ({ page }) => {
  await installProbe(page);
  // Colours are measured when they have arrived.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

async function openLabels(page: Page): Promise<void> {
  await doubleClick(page, shownText.indexOf('1.2 eV') + 1);
  await expect(labelDialog(page)).toBeVisible();
}

async function openModal(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  // It is there to be walked through when it has taken the focus.
  const hasFocus = () =>
    page.evaluate(() => document.activeElement?.closest('[role=dialog]') != null);
  await expect.poll(hasFocus).toBe(true);
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** All that a key could have changed. */
function screenNow(page: Page): Promise<string> {
  return page.evaluate(() =>
    [location.href, document.activeElement?.id, document.body.innerText].join('\n'),
  );
}

/** Presses every key that writes a character, with and without Shift. */
async function pressCharacters(page: Page): Promise<void> {
  for (const character of characters) {
    await page.keyboard.press(character);
    await page.keyboard.press(`Shift+${character}`);
  }
}

async function switchSingleKeysOff(page: Page): Promise<void> {
  await openModal(page, 'Keys');
  await page.getByRole('switch', { name: /single character/u }).click();
  await expect(page.getByRole('status', { name: 'Preferences' })).toHaveText(/^Saved/u);
  await closeDialog(page);
}

test('2.1.4: no character does anything once such keys are off', async ({ page, signIn }) => {
  const snippets = await makeShownSnippets();
  await signIn(snippets.reader.userId);
  await openShown(page, snippets, 'one');

  await test.step('nor in a field while they are on', async () => {
    const note = page.getByRole('textbox', { name: 'Note to the lead' });
    await note.focus();
    await pressCharacters(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await note.inputValue()).length).toBe(characters.length * 2);
    await note.fill('');
    await note.blur();
  });

  await switchSingleKeysOff(page);
  await page.getByRole('textbox', { name: 'Text of the snippet' }).focus();
  const before = await screenNow(page);
  await pressCharacters(page);
  expect(await screenNow(page)).toBe(before);

  // In the dialog too, where a character puts a label on.
  await openLabels(page);
  const open = await screenNow(page);
  await pressCharacters(page);
  expect(await screenNow(page)).toBe(open);

  const open1 = await makeOpenCase();
  await signIn(open1.lead.userId);
  await openCase(page, open1);
  await switchSingleKeysOff(page);
  const untouched = await screenNow(page);
  await pressCharacters(page);
  expect(await screenNow(page)).toBe(untouched);
});

/** Each stop of Tab can be seen at least in part, and its ring is told from what is around it. */
async function expectFocusSeen(page: Page, where: string, atLeast: number): Promise<void> {
  const stops = await walkFocus(page);
  expect(stops.length, where).toBeGreaterThanOrEqual(atLeast);
  const unseen = stops.filter(({ seenPoints }) => seenPoints === 0);
  expect(
    unseen.map(({ name }) => name),
    `${where}: focus is hidden`,
  ).toEqual([]);
  const ringless = stops.filter(({ ring }) => ring === null || ring < 3);
  expect(
    ringless.map(({ name, ring }) => [name, ring]),
    `${where}: ring`,
  ).toEqual([]);
}

/**
 * The label dialog was opened by the person and may lie over a button that Tab comes to; Esc takes
 * it away and leaves the focus where it is.
 */
async function expectSeenOnceClosed(page: Page): Promise<void> {
  const hidden = (await walkFocus(page, (stop) => stop.seenPoints === 0)).at(-1);
  await closeDialog(page);
  if (hidden === undefined || hidden.seenPoints > 0) return;
  await forgetWalk(page);
  const now = await page.evaluate(lookAtFocus);
  expect(now).toMatchObject({ name: hidden.name });
  expect(now, 'seen without the dialog').not.toMatchObject({ seenPoints: 0 });
}

for (const size of ['laptop', 'zoomed'] as const) {
  test(`2.4.11: the focus is never covered, ${size}`, async ({ page, signIn }) => {
    const snippets = await makeShownSnippets();
    await signIn(snippets.reader.userId);
    await page.setViewportSize(sizes[size]);
    await openShown(page, snippets, 'long');
    await expectFocusSeen(page, 'annotate', 10);
    if (size === 'laptop') {
      await openModal(page, 'Keys');
      await expectFocusSeen(page, 'keys', 3);
      await closeDialog(page);
    } else {
      for (const name of ['Queue', 'Details']) {
        await openModal(page, name);
        await expectFocusSeen(page, name, 5);
        await closeDialog(page);
      }
    }
    await openLabels(page);
    await expectSeenOnceClosed(page);

    await page.route(operations, (route) => route.abort());
    await openLabels(page);
    await page.keyboard.press('3');
    await expect(saveState(page)).toHaveText('Offline');
    // The state is looked at, not the way to it.
    await expect(labelDialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again now' })).toBeVisible();
    await expect(page.getByText('1 change is kept on this computer')).toBeVisible();
    await expectFocusSeen(page, 'offline', 10);
    await page.unroute(operations);

    const open = await makeOpenCase();
    await signIn(open.lead.userId);
    await openCase(page, open);
    await expectFocusSeen(page, 'adjudicate', 15);
    if (size === 'zoomed') {
      await openModal(page, 'Queue');
      await expectFocusSeen(page, 'cases', 3);
    }
  });
}

test('2.5.7: whatever is dragged can be clicked', async ({ page, signIn }) => {
  const snippets = await makeShownSnippets();
  const id = snippets.idOf('untouched');
  await signIn(snippets.reader.userId);
  await openShown(page, snippets, 'untouched');
  const dialog = labelDialog(page);
  const click = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

  // No drag: the pointer stands still while it is down.
  await doubleClick(page, shownText.indexOf('gaps') + 1);
  await click('Start');
  for (let i = 0; i < 'indirect'.length; i += 1) await click('Move the edge left');
  await click('End');
  await click('Move the edge left');
  await expect(dialog).toHaveAccessibleName('Label “indirect gap”');
  await click('Literature');
  await expect.poll(() => quotesOf(page, id)).toEqual(['indirect gap']);

  // The edge of a span that is labelled, which has a handle.
  await page.getByRole('button', { name: /^Literature: indirect gap/u }).click();
  await expect(page.locator('[data-edge-handle]')).toHaveCount(2);
  await click('End');
  await click('Move the edge right');
  await click('Keep');
  await expect.poll(() => quotesOf(page, id)).toEqual(['indirect gaps']);
  await page.getByRole('button', { name: /^Literature: indirect gaps/u }).click();
  await click('Remove');
  await expect.poll(() => quotesOf(page, id)).toEqual([]);
});

async function expectTargetsLargeEnough(page: Page, where: string, atLeast: number): Promise<void> {
  const targets = await measureTargets(page);
  expect(targets.length, where).toBeGreaterThanOrEqual(atLeast);
  expect(findSmallTargets(targets), where).toEqual([]);
}

for (const size of ['laptop', 'phone'] as const) {
  test(`2.5.8: every target is large enough, ${size}`, async ({ page, signIn }) => {
    const snippets = await makeShownSnippets();
    await signIn(snippets.reader.userId);
    await page.setViewportSize(sizes[size]);
    for (const name of shownNames) {
      await openShown(page, snippets, name);
      await expectTargetsLargeEnough(page, name, 8);
    }
    await openLabels(page);
    await expectTargetsLargeEnough(page, 'labels', 15);
    await closeDialog(page);
    await page.getByRole('button', { name: 'Reading' }).click();
    await expectTargetsLargeEnough(page, 'reading', 8);
    await closeDialog(page);
    if (size === 'phone') {
      for (const name of ['Queue', 'Details']) {
        await openModal(page, name);
        await expectTargetsLargeEnough(page, name, 5);
        await closeDialog(page);
      }
    }
    const open = await makeOpenCase();
    await signIn(open.lead.userId);
    await openCase(page, open);
    await expectTargetsLargeEnough(page, 'adjudicate', 15);
  });
}

async function expectTold(page: Page, where: string, ...kinds: readonly string[]): Promise<void> {
  const pairs = await readPaintPairs(page);
  for (const kind of kinds) {
    expect(
      pairs.some(({ name }) => name.startsWith(kind)),
      `${where} has: ${kind}`,
    ).toBe(true);
  }
  const weak = pairs.filter(({ front, back }) => contrast(front, back) < 3);
  expect(weak, where).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`1.4.11: edges, states and marks are told apart, ${colorScheme}`, async ({
    page,
    signIn,
  }) => {
    const snippets = await makeShownSnippets();
    await signIn(snippets.reader.userId);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const name of ['nested', 'touching', 'discontinuous'] as const) {
      await openShown(page, snippets, name);
      await page.getByRole('textbox', { name: 'Text of the snippet' }).focus();
      await expectTold(page, name, 'line under a span', 'label', 'caret', 'edge of a field');
    }
    await openLabels(page);
    await expectTold(page, 'labels', 'frame of the open span', 'handle', 'state');
    await closeDialog(page);
    await page.getByRole('button', { name: 'Reading' }).click();
    await expectTold(page, 'reading', 'edge of a switch', 'knob of a switch', 'state');

    const open = await makeOpenCase();
    await signIn(open.lead.userId);
    await openCase(page, open);
    await page.getByRole('group', { name: 'Span' }).getByRole('button').first().click();
    await expectTold(page, 'adjudicate', 'line under a span', 'state', 'sign of a row');
  });
}

for (const size of ['laptop', 'phone'] as const) {
  test(`1.4.12: nothing is cut off when text is set wider, ${size}`, async ({ page, signIn }) => {
    const snippets = await makeShownSnippets();
    await signIn(snippets.reader.userId);
    await page.setViewportSize(sizes[size]);
    await openShown(page, snippets, 'nested');
    await spaceOut(page);
    expect(await findClipped(page), 'annotate').toEqual([]);
    await openLabels(page);
    expect(await findClipped(page), 'labels').toEqual([]);
    await closeDialog(page);
    if (size === 'phone') {
      for (const name of ['Queue', 'Details']) {
        await openModal(page, name);
        expect(await findClipped(page), name).toEqual([]);
        await closeDialog(page);
      }
    }
    const open = await makeOpenCase();
    await signIn(open.lead.userId);
    await openCase(page, open);
    await spaceOut(page);
    expect(await findClipped(page), 'adjudicate').toEqual([]);
  });
}

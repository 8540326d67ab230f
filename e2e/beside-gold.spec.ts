/** An annotator's own reading beside gold: from the lead's switch to the reasons. */
import type { Page } from '@playwright/test';
import { showGold } from '@/lib/data/feedback/show-gold';
import { expectAccessible, expectAccessibleInBothSchemes } from './fixtures/accessible';
import { expect, test } from './fixtures/goldspan';
import { makeReleasedProject, reasons, type ReleasedProject } from './fixtures/released';

let released: ReleasedProject;

test.beforeAll(async ({ installation }) => {
  test.setTimeout(120_000);
  expect(installation.url).not.toBe('');
  released = await makeReleasedProject();
});

const places = (page: Page) => page.getByRole('list', { name: 'Place by place' }).locator('> li');

/** The lit words of a lane. */
const litIn = (page: Page, lane: string) =>
  page.getByRole('region', { name: lane, exact: true }).locator('[data-lit]');

test('the lead switches it on, and then the annotator sees it', async ({
  page,
  browser,
  signIn,
  baseURL,
}) => {
  const { project, own, addressOf, readingOf } = released;
  test.setTimeout(120_000);
  await showGold(project.lead, project.id, false);
  const home = `/projects/${project.id}`;
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const reader = await context.newPage();
  await signIn(own.userId, { context });
  const tab = reader.getByRole('navigation').getByRole('link', { name: 'Beside gold' });
  await reader.goto(home);
  await expect(reader.getByRole('link', { name: 'Guideline' }).first()).toBeVisible();
  await expect(tab).toHaveCount(0);
  expect((await reader.goto(`${home}/beside-gold`))?.status()).toBe(404);
  expect((await reader.goto(await addressOf('edges')))?.status()).toBe(404);
  await reader.goto(await readingOf('edges'));
  const beside = reader.getByRole('link', { name: 'Beside gold' });
  await expect(reader.getByText(/^Finished: /)).toBeVisible();
  await expect(beside).toHaveCount(0);

  await signIn(project.lead.userId);
  await page.goto(`${home}/releases`);
  const toggle = page.getByRole('switch', { name: 'Show gold to annotators' });
  await expect(toggle).not.toBeChecked();
  await expect(page.getByText('They see nobody else’s reading')).toBeVisible();
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await toggle.click();
  await saved;
  await page.reload();
  await expect(toggle).toBeChecked();
  await expectAccessible(page);

  await reader.goto(await readingOf('edges'));
  await beside.click();
  await expect(reader.getByRole('heading', { level: 1, name: 'edges' })).toBeVisible();
  await reader.goto(home);
  await expect(tab).toBeVisible();
  await tab.click();
  await expect(
    reader.getByText('Of 5 readings, 2 as gold, 2 differ, 1 left in doubt.'),
  ).toBeVisible();
  await context.close();
});

test.describe('with gold shown', () => {
  test.beforeEach(async ({ signIn }) => {
    const { project, own } = released;
    await showGold(project.lead, project.id, true);
    await signIn(own.userId);
  });

  test('the list says what differed how often, and is narrowed', async ({ page }) => {
    await page.goto(`/projects/${released.project.id}/beside-gold`);
    const list = page.getByRole('list', { name: 'Your readings' }).getByRole('link');
    await expect(list).toHaveCount(5);
    const differed = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'What differed' }) });
    await expect(differed).toContainText('Edges differ');
    await expect(differed).toContainText('Computational where gold has Experimental: 1');
    await expect(list.filter({ hasText: 'agreed' })).toContainText('As gold');
    await expect(list.filter({ hasText: 'missed' })).toContainText('Missed');
    await page.getByLabel('Show').selectOption('Only what differs');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(list).toHaveCount(2);
    await page.getByLabel('Words in the name or the text').fill('ellipsometry');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(list).toHaveCount(1);
    await page.getByLabel('Words in the name or the text').fill('nowhere');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('None of your readings fits.')).toBeVisible();
  });

  test('a reading shows each difference with its reason and clause', async ({ page }) => {
    await page.goto(await released.addressOf('edges'));
    await expect(places(page)).toHaveCount(2);
    const [range, label] = [places(page).nth(0), places(page).nth(1)];
    await expect(range).toContainText('Edges differ');
    await expect(range).toContainText('Yours“2.2”, Literature');
    await expect(range).toContainText('Gold“2.2–2.4 eV”, Literature');
    await expect(range).toContainText('Your span ends earlier.');
    await expect(range).toContainText(reasons.range);
    await expect(label).toContainText('Label differs');
    await expect(label).toContainText(reasons.label);
    await expect(litIn(page, 'Yours')).toHaveText(['2.2', '1.77 eV']);
    await expect(litIn(page, 'Gold')).toHaveText(['2.2–2.4 eV', '1.77 eV']);
    await range.getByText(/^Clause 3\.2: /u).click();
    await range.getByRole('link', { name: '3.2 in the guideline' }).click();
    await expect(page).toHaveURL(/\/guideline#/u);
  });

  test('what was missed, extra, agreed or left in doubt is said as such', async ({ page }) => {
    await page.goto(await released.addressOf('missed'));
    await expect(places(page).nth(0)).toContainText('Missed');
    await expect(places(page).nth(0)).toContainText('Yoursnothing');
    await expect(places(page).nth(1)).toContainText('Extra');
    await expect(places(page).nth(1)).toContainText(reasons.setting);
    await page.goto(await released.addressOf('agreed'));
    await expect(page.getByText('As gold', { exact: true })).toBeVisible();
    await expect(places(page)).toContainText(['The readers agreed here; nobody had to decide.']);
    await page.goto(await released.addressOf('nothing'));
    await expect(page.getByText('As gold', { exact: true })).toBeVisible();
    await expect(page.getByText('no value', { exact: true })).toHaveCount(2);
    await page.goto(await released.addressOf('doubtful'));
    await expect(page.getByText('You left the snippet undecided.')).toBeVisible();
    await expect(page.getByText('no value', { exact: true })).toHaveCount(0);
    await expect(page.getByText('Whose value is it?')).toBeVisible();
    await expect(page.getByText('Read together: others are named as the source.')).toHaveCount(1);
    await expect(page.getByText('Missed', { exact: true })).toHaveCount(0);
  });

  test('keys lead through the list as it is narrowed', async ({ page }) => {
    await page.goto(`/projects/${released.project.id}/beside-gold?show=differs`);
    const list = page.getByRole('list', { name: 'Your readings' }).getByRole('link');
    await list.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(', 1 of 2')).toBeVisible();
    const first = await page.getByRole('heading', { level: 1 }).textContent();
    await page.keyboard.press('j');
    await expect(page.getByText(', 2 of 2')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
    await page.keyboard.press('k');
    await expect(page.getByText(', 1 of 2')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
    await page.getByRole('link', { name: 'All your readings' }).click();
    await expect(list).toHaveCount(2);
  });

  test('every screen is accessible', async ({ page }, info) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const list = `/projects/${released.project.id}/beside-gold`;
    const screens: readonly (readonly [name: string, address: string, width: number])[] = [
      ['list', list, 1280],
      ['list', list, 390],
      ['empty', `${list}?q=nowhere`, 390],
      ['edges', await released.addressOf('edges'), 390],
      ['missed', await released.addressOf('missed'), 1280],
      ['nothing', await released.addressOf('nothing'), 390],
      ['doubtful', await released.addressOf('doubtful'), 1280],
    ];
    for (const [name, address, width] of screens) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await page.screenshot({ path: info.outputPath(`${name}-${width}.png`) });
    }
  });
});

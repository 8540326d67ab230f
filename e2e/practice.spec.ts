/** Practice: a lead makes it, a new annotator works through it by keyboard. */
import type { Page } from '@playwright/test';
import { database } from '@/lib/data/database';
import { addExamples } from '@/lib/data/practice/add-texts';
import { findPractice } from '@/lib/data/practice/practice-project';
import { readPracticeDesk } from '@/lib/data/practice/read-practice-desk';
import { join, makeProject } from '@/lib/data/testing/build-project';
import { exampleTexts } from '@/lib/domain/practice/example-texts';
import { expectAccessibleInBothSchemes } from './fixtures/accessible';
import { expect, test } from './fixtures/goldspan';
import { operations, waitUntilOpened } from './fixtures/reading';

const [number, range, , , nothing] = exampleTexts;

const textbox = (page: Page) => page.getByRole('textbox', { name: 'Text of the snippet' });
const labels = (page: Page) => page.getByRole('dialog', { name: /^Label “/u });
const places = (page: Page) => page.getByRole('list', { name: 'Place by place' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function makePractice() {
  const project = await makeProject();
  const learner = await join(project, 'learner', 'annotator');
  await addExamples(project.lead, project.id);
  return { project, learner, address: `/projects/${project.id}/practice` };
}

async function waitForText(page: Page, text: string | undefined): Promise<void> {
  await expect(textbox(page)).toContainText((text ?? '').slice(0, 30));
  await waitUntilOpened(page);
  await textbox(page).focus();
}

/** The next number that looks like a value gets a label. */
async function markNext(page: Page, key: string): Promise<void> {
  await page.keyboard.press('v');
  await expect(labels(page)).toBeVisible();
  await page.keyboard.press(key);
  await expect(labels(page)).toBeHidden();
}

test('a lead starts with the examples, and adds a text with its answer', async ({
  page,
  signIn,
}) => {
  const project = await makeProject();
  await signIn(project.lead.userId);
  await page.goto(`/projects/${project.id}`);
  await page.getByRole('link', { name: 'Practice', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No practice yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Start with the example texts' }).click();
  await expect(page.getByText('6 texts are offered to the annotators.')).toBeVisible();

  await page.getByRole('button', { name: 'Add a text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a text' });
  await dialog.getByLabel('Or from files').setInputFiles([
    { name: 'own.txt', mimeType: 'text/plain', buffer: Buffer.from('A gap of 2 eV was measured.') },
    {
      name: 'own.ann',
      mimeType: 'text/plain',
      buffer: Buffer.from(
        'T1\tExperimental_bandgap 9 13\t2 eV\n#1\tAnnotatorNotes T1\t2.1 Unit.\n',
      ),
    },
  ]);
  await expect(dialog.getByLabel('Name')).toHaveValue('own');
  await dialog.getByRole('button', { name: 'Add and mark the answer' }).click();
  await waitForText(page, 'A gap of 2 eV was measured.');
  await expect(page.getByText('Your reading is the known answer')).toBeVisible();
  expect((await readPracticeDesk(project.lead, project.id)).texts.at(-1)).toMatchObject({
    name: 'own',
    answer: 'begun',
  });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('It is offered to the annotators now.')).toBeVisible();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByRole('link', { name: 'To the practice' }).click();
  await expect(page.getByText('7 texts are offered to the annotators.')).toBeVisible();

  await page.getByRole('button', { name: 'Take out own' }).click();
  await page.getByRole('button', { name: 'Take it out' }).click();
  await expect(page.getByText('6 texts are offered to the annotators.')).toBeVisible();
});

test('a new annotator works through it by keyboard, and sees what was expected and why', async ({
  page,
  signIn,
}) => {
  // Four texts and what was expected of each.
  test.setTimeout(180_000);
  const { project, learner, address } = await makePractice();
  await signIn(learner.userId);
  await page.goto(`/projects/${project.id}`);
  await page
    .getByRole('region', { name: 'Practice' })
    .getByRole('link', { name: 'To the practice' })
    .press('Enter');
  await page.getByRole('button', { name: 'Start the practice' }).press('Enter');

  // As expected.
  await waitForText(page, number?.text);
  await expect(page.getByRole('banner')).toContainText('Practice');
  await markNext(page, '1');
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveText(number?.name ?? '');
  await expect(page.getByText('As expected', { exact: true })).toBeVisible();
  await expect(page.getByText(number?.spans[0]?.why ?? '')).toBeVisible();
  await expect(page.getByText('Clause 2.1: Number and unit')).toBeVisible();

  // With another label.
  await page.keyboard.press('Enter');
  await waitForText(page, range?.text);
  await markNext(page, '1');
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveText(range?.name ?? '');
  await expect(page.getByText('Differs from what was expected')).toBeVisible();
  await expect(places(page)).toContainText('Label differs');
  await expect(places(page)).toContainText(range?.spans[0]?.why ?? '');
  await expect(page.getByText('Clause 4.3: Literature')).toBeVisible();

  // Again, and right.
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await waitForText(page, range?.text);
  await page.keyboard.press('s');
  await page.keyboard.press('3');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('As expected', { exact: true })).toBeVisible();

  // "No value here" leads there too; J goes on.
  await page.keyboard.press('j');
  await waitForText(page, exampleTexts[2]?.text);
  await page.keyboard.press('n');
  await expect(places(page).getByText('Missed')).toHaveCount(2);

  await page.goto(address);
  await expect(
    page.getByRole('heading', { name: '3 of 6 texts read, 2 as expected' }),
  ).toBeVisible();
  await expect(page.getByText('What differed: 2 spans missed.')).toBeVisible();
  expect((await readPracticeDesk(project.lead, project.id)).people).toMatchObject([
    { name: 'learner', finished: 3, asExpected: 2, times: 4 },
  ]);
  const practice = (await findPractice(project.id)) ?? '';
  expect(await database().case.count({ where: { projectId: practice } })).toBe(0);
});

test('offline it says so and goes on; what was expected is shown later', async ({
  page,
  signIn,
}) => {
  const { learner, address } = await makePractice();
  await signIn(learner.userId);
  await page.goto(address);
  await page.getByRole('button', { name: 'Start the practice' }).click();
  await waitForText(page, number?.text);
  await page.route(operations, (route) => route.abort());
  await page.keyboard.press('n');
  await waitForText(page, range?.text);
  await expect(page.getByRole('status', { name: 'What happened' })).toContainText(
    'kept on this computer and not sent yet',
  );
  await page.unroute(operations);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.keyboard.press('k');
  await page.getByRole('link', { name: 'What was expected' }).click();
  await expect(places(page).getByText('Missed')).toBeVisible();
});

test('its screens are accessible', async ({ page, signIn, browser }, info) => {
  test.setTimeout(300_000);
  const { project, learner, address } = await makePractice();
  const shoot = async (target: Page, name: string) => {
    await expectAccessibleInBothSchemes(target);
    for (const width of [1280, 390]) {
      await target.setViewportSize({ width, height: 900 });
      const path = info.outputPath(`${name}-${width}.png`);
      await target.screenshot({ path, fullPage: true });
    }
    await target.setViewportSize({ width: 1280, height: 900 });
  };
  await signIn(learner.userId);
  await page.goto(`/projects/${project.id}`);
  await shoot(page, 'overview');
  await page.goto(address);
  await shoot(page, 'own-empty');
  await page.getByRole('button', { name: 'Start the practice' }).click();
  await waitForText(page, number?.text);
  await expectAccessibleInBothSchemes(page);
  await markNext(page, '2');
  await shoot(page, 'try');
  await page.keyboard.press('Control+Enter');
  await expect(places(page)).toBeVisible();
  await shoot(page, 'comparison');
  await page.goto(address);
  await shoot(page, 'own');

  const context = await browser.newContext({ baseURL: info.project.use.baseURL });
  await signIn(project.lead.userId, { context });
  const desk = await context.newPage();
  await desk.goto(new URL(address, page.url()).href);
  await expect(desk.getByRole('table', { name: 'Who has practised' })).toContainText('learner');
  await shoot(desk, 'desk');
  await desk.getByRole('button', { name: `See the answer to ${nothing?.name}` }).click();
  await waitForText(desk, nothing?.text);
  await shoot(desk, 'answer');
  await desk.goto(new URL(address, page.url()).href);
  await desk.getByRole('button', { name: 'Add a text' }).click();
  await shoot(desk, 'add');
  const empty = await makeProject('blank');
  await signIn(empty.lead.userId, { context });
  await desk.goto(new URL(`/projects/${empty.id}/practice`, page.url()).href);
  await shoot(desk, 'desk-empty');
  await context.close();
});

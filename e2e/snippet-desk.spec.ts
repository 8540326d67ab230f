/** A lead finds snippets among many, changes them together, takes it back, and mends one alone. */
import { database } from '@/lib/data/database';
import { systemActor } from '@/lib/data/actor';
import { openImportTarget } from '@/lib/data/imports/import-target';
import { addTexts, makeProject } from '@/lib/data/testing/build-project';
import { expectAccessibleInBothSchemes } from './fixtures/accessible';
import { expect, test } from './fixtures/goldspan';

const names = Array.from({ length: 120 }, (_, i) => `snippet-${String(i + 1).padStart(3, '0')}`);

async function makeDesk() {
  const project = await makeProject();
  await addTexts(
    project,
    Object.fromEntries(
      names.map((name, i) => [name, `The gap of CdS, ${i % 2 === 0 ? 'even' : 'odd'}.`]),
    ),
  );
  await openImportTarget(systemActor, project.id, 'Next');
  return project;
}

test('pages go forth and back, and keep the filter', async ({ page, signIn }) => {
  const project = await makeDesk();
  await signIn(project.lead.userId);
  await page.goto(`/projects/${project.id}/snippets`);
  const firstName = page.getByRole('row').nth(1).getByRole('cell').nth(1);
  await page.getByLabel('Words in the name or the text').fill('EVEN');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('60 snippets found.')).toBeVisible();
  await page.getByRole('link', { name: 'Next 50' }).click();
  await expect(firstName).toHaveText('snippet-101');
  await expect(page.getByRole('link', { name: 'Next 50' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Previous 50' }).click();
  await expect(firstName).toHaveText('snippet-001');
  await expect(page.getByText('60 snippets found.')).toBeVisible();
});

test('all that a filter finds change together, and go back', async ({ page, signIn }) => {
  const project = await makeDesk();
  await signIn(project.lead.userId);
  const dialog = page.getByRole('dialog');
  const about = (material: string | null) =>
    database().snippet.count({ where: { projectId: project.id, material } });
  await page.goto(`/projects/${project.id}/snippets?q=odd`);
  await page.getByLabel('All snippets of this page').check();
  await expect(page.getByText('50 snippets ticked')).toBeVisible();
  await page.getByRole('button', { name: 'Choose all 60 found' }).click();
  await expect(page.getByText('All 60 snippets found')).toBeVisible();

  await page.getByRole('button', { name: 'Set material …' }).click();
  await dialog.getByLabel('Material', { exact: true }).fill('CdS');
  await expect(dialog.getByText('60 snippets of 60 change.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'Set material 60' }).click();
  await expect(page.getByText('60 snippets about CdS now.')).toBeVisible();
  expect(await about('CdS')).toBe(60);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('60 snippets as before.')).toBeVisible();
  expect(await about(null)).toBe(120);

  await page.getByLabel('snippet-002', { exact: true }).check();
  await page.getByRole('button', { name: 'Move to round …' }).click();
  await dialog.getByLabel('Round').selectOption('Next');
  await dialog.getByRole('button', { name: 'Move 1' }).click();
  await expect(page.getByText('1 snippet moved to Next.')).toBeVisible();
  await page.goto(`/projects/${project.id}/snippets?round=Next`);
  await expect(page.getByText('1 snippet found.')).toBeVisible();
});

test('what is known of one snippet is mended, and two leads do not overwrite each other', async ({
  page,
  context,
  signIn,
}) => {
  const project = await makeDesk();
  await signIn(project.lead.userId);
  const second = await context.newPage();
  const open = async (on: typeof page) => {
    await on.goto(`/projects/${project.id}/snippets?q=snippet-007`);
    await on.getByRole('button', { name: 'Edit snippet-007' }).click();
    await expect(on.getByRole('dialog').getByLabel('Name', { exact: true })).toHaveValue(
      'snippet-007',
    );
    return on.getByRole('dialog');
  };
  const [mine, theirs] = [await open(page), await open(second)];
  await mine.getByLabel('Identifier of the article').fill('10.1/x');
  await mine.getByLabel('Year').fill('20x0');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByText('Write the year in four digits.').first()).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await mine.getByLabel('Year').fill('2020');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2 fields saved: snippet-007.')).toBeVisible();

  await theirs.getByLabel('Year').fill('1999');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(
    theirs.getByText('Somebody has changed the year meanwhile, to “2020”.'),
  ).toBeVisible();
  const snippet = await database().snippet.findFirstOrThrow({
    where: { projectId: project.id, name: 'snippet-007' },
    include: { article: true },
  });
  expect(snippet.article).toMatchObject({ identifier: '10.1/x', year: 2020 });
});

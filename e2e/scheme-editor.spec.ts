/**
 * The editor of the label scheme: a label is mapped and its effect said before, values get bounds,
 * brat's files are read and written, cards keep the focus while they move, and a label that came into
 * use meanwhile can be retired instead of deleted.
 */
import { readFile } from 'node:fs/promises';
import { applyOperations } from '@/lib/data/assignments/apply-operations';
import {
  addSpan,
  addTexts,
  assignAll,
  assignmentOf,
  join,
  makeProject,
  read,
} from '@/lib/data/testing/build-project';
import { expectAccessibleInBothSchemes } from './fixtures/accessible';
import { expect, test } from './fixtures/goldspan';

const gap = [9, 16] as const;

async function makeReadProject() {
  const project = await makeProject();
  const ana = await join(project, 'ana', 'annotator');
  const ben = await join(project, 'ben', 'annotator');
  const text = 'A gap of 1.55 eV.';
  await addTexts(project, { differing: text, agreed: text });
  await assignAll(project, [ana, ben]);
  await read(project, ana, 'differing', [[...gap, 'Unknown_bandgap']]);
  await read(project, ben, 'differing', [[...gap, 'Literature_bandgap']]);
  await read(project, ana, 'agreed', [[...gap, 'Literature_bandgap']]);
  await read(project, ben, 'agreed', [[...gap, 'Literature_bandgap']]);
  return { project, ana, ben };
}

test('a label is mapped and values get bounds: what it does to gold is said before', async ({
  page,
  signIn,
}) => {
  test.setTimeout(180_000);
  const { project } = await makeReadProject();
  await signIn(project.lead.userId);
  const at = (place: string) => `/projects/${project.id}${place}`;
  const dialog = page.getByRole('dialog');
  await page.goto(at('/scheme/edit'));

  const unknown = page.getByRole('group', { name: 'Unknown' });
  await unknown.getByText('Unknown').first().click();
  await unknown.getByLabel('Retired').check();
  await unknown.getByLabel('In gold it counts as').selectOption('Literature');
  const literature = page.getByRole('group', { name: 'Literature' });
  await literature.getByText('Literature').first().click();
  await literature.getByLabel('Least expected').fill('abc');
  await expect(literature.getByText('Not a number such as 0.5.')).toBeVisible();
  await literature.getByLabel('Least expected').fill('2,0');
  await expect(
    page.getByText('Mapped: what is marked Unknown is Literature in gold'),
  ).toBeVisible();
  await expect(page.getByText('numbers in eV → numbers in eV, from 2.0')).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('button', { name: 'Publish version 2 …' }).click();
  await expect(dialog.getByText('1 span of 1 reading has another label in gold.')).toBeVisible();
  await expect(dialog.getByText('1 snippet no longer has to be decided: differing')).toBeVisible();
  await expect(dialog.getByText('2 values more to check, 2 in all.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/^Version 2 of the label scheme/u)).toBeVisible();
  await expect(page.getByRole('row', { name: /Unknown/u })).toContainText('in gold: Literature');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText('From version 1 to version 2:')).toBeVisible();
  await expect(page.getByText('Retired: Unknown', { exact: false })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await page.goto(at('/values'));
  await expect(page.getByText('1.55 is below 2.0 eV, the least that is expected.')).toHaveCount(2);
});

test('brat’s files come in as a draft and go out again', async ({ page, signIn }) => {
  test.setTimeout(120_000);
  const { project } = await makeReadProject();
  await signIn(project.lead.userId);
  await page.goto(`/projects/${project.id}/scheme/edit`);
  await page.getByRole('button', { name: 'Read brat’s files …' }).click();
  const dialog = page.getByRole('dialog');
  const take = dialog.getByRole('button', { name: 'Take over as a draft' });
  await expect(take).toBeDisabled();
  await dialog.locator('input[type=file]').setInputFiles([
    {
      name: 'annotation.conf',
      mimeType: 'text/plain',
      buffer: Buffer.from('[entities]\nExperimental_bandgap\nOptical_gap\n[odd]\nline\n'),
    },
    { name: 'notes.conf', mimeType: 'text/plain', buffer: Buffer.from('x') },
  ]);
  await expect(dialog.getByText('Not read: notes.conf.')).toBeVisible();
  await expect(dialog.getByText('New label: Optical gap')).toBeVisible();
  await expect(dialog.getByText('“Literature” is in use and not in the file')).toBeVisible();
  await expect(dialog.getByText('The section [odd] is unknown')).toBeVisible();
  await dialog.getByLabel('kb_shortcuts.conf').fill('no shortcut here');
  await expect(dialog.getByText('These lines cannot be read.')).toBeVisible();
  await expect(take).toBeDisabled();
  await dialog.getByLabel('kb_shortcuts.conf').fill('X Optical_gap');
  await expectAccessibleInBothSchemes(page);
  await take.click();
  await expect(page.getByRole('group', { name: 'Optical gap' })).toContainText('X');
  await page.getByRole('button', { name: 'Publish version 2 …' }).click();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/^Version 2 of the label scheme/u)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'annotation.conf' }).click();
  const written = await readFile(await (await download).path(), 'utf8');
  expect(written).toContain('Optical_gap');
  expect(written).toContain('[odd]\nline\n');
  expect(written).toContain('!Literature_bandgap');
});

test('a label keeps the focus while it is moved, also a new one and up to the end', async ({
  page,
  signIn,
}) => {
  const project = await makeProject();
  await signIn(project.lead.userId);
  await page.goto(`/projects/${project.id}/scheme/edit`);
  for (const title of ['Optical', 'Indirect']) {
    await page.getByRole('button', { name: 'Add a label' }).click();
    await page.getByRole('group', { name: 'New label' }).getByLabel('Title').fill(title);
  }
  const indirect = page.getByRole('group', { name: 'Indirect' });
  const up = page.getByRole('button', { name: 'Move Indirect up' });
  await up.focus();
  for (let place = 6; place > 1; place -= 1) {
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Indirect: ${place - 1} of 7`)).toBeAttached();
    await expect(up).toBeFocused();
  }
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await expect(indirect.getByLabel('Title')).toHaveValue('Indirect');
  const down = page.getByRole('button', { name: 'Move Indirect down' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Indirect: 2 of 7')).toBeAttached();
  await expect(down).toBeFocused();
});

test('what came into use meanwhile is retired instead of deleted', async ({ page, signIn }) => {
  const project = await makeProject();
  const ana = await join(project, 'ana', 'annotator');
  await addTexts(project, { one: 'A gap of 1.55 eV.' });
  await assignAll(project, [ana]);
  await signIn(project.lead.userId);
  await page.goto(`/projects/${project.id}/scheme/edit`);
  const unknown = page.getByRole('group', { name: 'Unknown' });
  await unknown.getByText('Unknown').first().click();
  await unknown.getByRole('button', { name: 'Delete Unknown' }).click();
  await page.getByRole('button', { name: 'Publish version 2 …' }).click();
  await applyOperations(ana, await assignmentOf(project, ana, 'one'), {
    baseRevision: 0,
    operations: [addSpan(...gap, 'Unknown_bandgap')],
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(
    dialog.getByText('“Unknown” stands on 1 span and cannot be deleted. Retire it instead.'),
  ).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'Retire instead' }).click();
  await expect(unknown).toContainText('retired');
  await expect(unknown).toContainText('on 1 span');
  await page.getByRole('button', { name: 'Publish version 2 …' }).click();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/^Version 2 of the label scheme/u)).toBeVisible();
  await expect(page.getByRole('row', { name: /Unknown/u })).toContainText('retired');
});

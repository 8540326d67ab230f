/** An account that ends: disabled, and later under a pseudonym, with all its work where it was. */
import { addTexts, assignAll, join, makeProject, read } from '@/lib/data/testing/build-project';
import { expectAccessibleInBothSchemes } from './fixtures/accessible';
import { expect, test } from './fixtures/goldspan';

test('a name is replaced by a pseudonym wherever it stood, and the work stays', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  const project = await makeProject();
  const leaver = await join(project, 'somebody who leaves', 'annotator');
  await addTexts(project, { one: 'A gap of 1.55 eV.' });
  await assignAll(project, [leaver]);
  await read(project, leaver, 'one', [[9, 16, 'Unknown_bandgap']]);
  await signIn(project.lead.userId);
  const dialog = page.getByRole('dialog');
  const choose = async (name: string, task: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('button', { name: task }).click();
  };
  await page.goto(`/projects/${project.id}/members`);

  await choose(leaver.name, 'Disable the account');
  await expect(dialog.getByText('Its work stays.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('row', { name: leaver.name })).toContainText('disabled');

  await choose(leaver.name, 'Replace the name by a pseudonym');
  await expect(dialog.getByText('Name and e-mail are replaced everywhere')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await dialog.getByLabel('Pseudonym').fill('lead');
  await dialog.getByRole('button', { name: 'Replace the name' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Pseudonym').fill('Reader 7');
  await dialog.getByRole('button', { name: 'Replace the name' }).click();
  await expect(dialog).toBeHidden();

  const row = page.getByRole('row', { name: 'Reader 7' });
  await expect(row).toContainText('1 of 1');
  await page.getByRole('button', { name: 'Actions for Reader 7' }).click();
  await expect(page.getByRole('button', { name: 'Change roles' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enable the account' })).toHaveCount(0);
  for (const place of ['members', 'log', 'agreement', '']) {
    const answer = await page.request.get(`/projects/${project.id}/${place}`);
    expect(answer.status(), place).toBe(200);
    expect(await answer.text(), place).not.toContain(leaver.name);
  }
  await page.goto(`/projects/${project.id}/log`);
  await expect(page.getByRole('row', { name: /Reader 7/u }).first()).toBeVisible();
});

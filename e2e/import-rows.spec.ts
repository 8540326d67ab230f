/** A lead imports rows of a table: the columns are shown, mended, and remembered for the next file. */
import { database } from '@/lib/data/database';
import { makeProject } from '@/lib/data/testing/build-project';
import { expectAccessibleInBothSchemes } from './fixtures/accessible';
import { expect, test } from './fixtures/goldspan';

const rows = `key;Excerpt;Material;DOI;Year
a;"MAPI has a gap
of 1.55 eV.";MAPI;10.1/x;2020
;The gap of CdS.;CdS;10.1/y;1999
c;;CdS;10.1/y;1999
d;Another gap.;;;20x0
`;

test('a csv becomes snippets by columns that are chosen once', async ({ page, signIn }) => {
  const project = await makeProject();
  await signIn(project.lead.userId);
  await page.goto(`/projects/${project.id}/import`);
  const choose = (name: string, text: string) =>
    page.getByLabel('Choose files').setInputFiles({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
  const importIt = page.getByRole('button', { name: 'Import', exact: true });

  await choose('gaps.csv', rows);
  await expect(page.getByText('No column is chosen for the text.')).toBeVisible();
  await expect(importIt).toBeDisabled();
  await expect(page.getByLabel('Cells are parted by')).toHaveValue(';');
  await expect(page.getByLabel('Identifier of the article')).toHaveValue('DOI');

  await page.getByLabel('Text', { exact: true }).selectOption('Excerpt');
  await page.getByLabel('Name', { exact: true }).selectOption('key');
  const list = page.getByRole('region', { name: 'What the first rows become' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByText('CdS_10.1--y_11')).toBeVisible();
  await expect(list.getByText('Row 3. The text is empty.')).toBeVisible();
  await expect(list.getByText('Row 4. "20x0" is not a year.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await importIt.click();
  await expect(page.getByText('1 file: 2 new snippets, 2 texts left out.')).toBeVisible();
  await expect(page.getByText('row 3: The text is empty.')).toBeVisible();
  const snippet = await database().snippet.findUniqueOrThrow({
    where: { projectId_name: { projectId: project.id, name: 'a' } },
    include: { article: true },
  });
  expect(snippet).toMatchObject({ text: 'MAPI has a gap\nof 1.55 eV.', targets: [0, 4] });
  expect(snippet.article).toMatchObject({ identifier: '10.1/x', year: 2020 });

  await choose('more.csv', rows);
  await expect(page.getByText('As in the last import of a file with these columns.')).toBeVisible();
  await expect(list.getByText('name known')).toHaveCount(2);
  await importIt.click();
  await expect(page.getByText('0 new snippets, 2 known already, 2 texts left out.')).toBeVisible();
});

test('rows are pasted as they come out of a spreadsheet', async ({ page, signIn }) => {
  const project = await makeProject();
  await signIn(project.lead.userId);
  await page.goto(`/projects/${project.id}/import`);
  await page.getByRole('button', { name: 'Pasted rows' }).click();
  await page.getByLabel('Rows', { exact: true }).fill('name\ttext\none\tA gap of 1 eV.\n');
  await expect(page.getByLabel('Cells are parted by')).toHaveValue('\t');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('1 file: 1 new snippet.')).toBeVisible();
});

test('a file that is no UTF-8 is not sent', async ({ page, signIn }) => {
  const project = await makeProject();
  await signIn(project.lead.userId);
  await page.goto(`/projects/${project.id}/import`);
  await page.getByLabel('Choose files').setInputFiles({
    name: 'old.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([0x74, 0x65, 0x78, 0x74, 0x0a, 0xe9, 0x0a]),
  });
  await expect(page.getByText('The file is no UTF-8.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
});

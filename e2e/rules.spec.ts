/** The merge rule: what another one would do is said before it is chosen, and then it is so. */
import {
  addTexts,
  assignAll,
  join,
  makeProject,
  read,
  type TestProject,
} from '@/lib/data/testing/build-project';
import { changeMergeRule } from '@/lib/data/projects/change-merge-rule';
import { expectAccessibleInBothSchemes } from './fixtures/accessible';
import { expect, test } from './fixtures/goldspan';

const text = 'The gap of 1.55 eV, as reported, lies far from 1.7 eV.';
const label = 'Literature_bandgap';

/** In “edges” the longer span is gold; in “values” a person has to decide. */
async function makeReadProject(): Promise<TestProject> {
  const project = await makeProject();
  const ana = await join(project, 'ana', 'annotator');
  const ben = await join(project, 'ben', 'annotator');
  await addTexts(project, { edges: text, values: text });
  await assignAll(project, [ana, ben]);
  for (const name of ['edges', 'values']) await read(project, ana, name, [[11, 18, label]]);
  await read(project, ben, 'edges', [[4, 18, label]]);
  await read(project, ben, 'values', [[11, 53, label]]);
  return project;
}

test('a rule is previewed, chosen, and what it settles is settled', async ({ page, signIn }) => {
  test.setTimeout(120_000);
  const project = await makeReadProject();
  await signIn(project.lead.userId);
  const at = (place: string) => `/projects/${project.id}${place}`;
  const status = page.getByRole('group', { name: 'Status' }).first();
  await page.goto(at('/adjudicate'));
  await expect(status).toContainText('To decide1');

  await page.goto(at('/rules'));
  await expect(page.getByRole('radio', { name: /Longer in use/u })).toBeChecked();
  const effect = page.getByRole('region', { name: 'What the rule would do' });
  await page.getByRole('radio', { name: /^Strict/u }).check();
  await expect(
    effect.getByText('1 item that is settled by the readings waits for a decision.'),
  ).toBeVisible();
  await effect.getByText('Which cases').click();
  await expect(effect.getByRole('row', { name: 'edges agreed open' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Keep Longer' }).click();
  await expect(effect).toBeHidden();

  await page.getByRole('radio', { name: /^As PV600/u }).check();
  await expect(
    effect.getByText('1 item that waits for a decision is settled by the readings.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Use the rule As PV600' }).click();
  await expect(page.getByText('Readings are merged by the rule As PV600 now.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /As PV600 in use/u })).toBeChecked();
  await page.goto(at('/adjudicate'));
  await expect(status).toContainText('To decide0');
  await expect(status).toContainText('Agreed2');
  await page.goto(at('/log?topic=rules'));
  await expect(
    page.getByText('chose the merge rule As PV600 instead of Longer; 1 case has another status'),
  ).toBeVisible();
});

test('two leads at once: the later one is told', async ({ page, signIn }) => {
  const project = await makeReadProject();
  await signIn(project.lead.userId);
  await page.goto(`/projects/${project.id}/rules`);
  await page.getByRole('radio', { name: /^Strict/u }).check();
  const use = page.getByRole('button', { name: 'Use the rule Strict' });
  await expect(use).toBeVisible();
  await changeMergeRule(project.lead, project.id, { base: 'longer', rule: 'majority' });
  await use.click();
  await expect(page.getByText('Somebody else has chosen another rule')).toBeVisible();
});

test('who adjudicates sees the rule and cannot change it', async ({ page, signIn }) => {
  const project = await makeReadProject();
  const adjudicator = await join(project, 'adjudicator', 'adjudicator');
  await signIn(adjudicator.userId);
  await page.goto(`/projects/${project.id}/rules`);
  await expect(page.getByText('Longer.', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleInBothSchemes(page);
});

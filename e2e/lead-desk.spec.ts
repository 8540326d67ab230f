/**
 * The lead's desk, walked as a lead walks it: six people, a pilot, a new guideline, a retired label,
 * a second round in which somebody leaves and another takes over, an excluded snippet. After every
 * step the counts of the screens, of the API and of the exports are the same.
 */
import { strToU8, zipSync } from 'fflate';
import { applyOperations } from '@/lib/data/assignments/apply-operations';
import { listQueue } from '@/lib/data/assignments/list-queue';
import { actorOf, type UserActor } from '@/lib/data/actor';
import { database } from '@/lib/data/database';
import { addSpan, makeUser, operation } from '@/lib/data/testing/build-project';
import { expectAccessibleInBothSchemes } from './fixtures/accessible';
import { expectCountsAgree } from './fixtures/counts';
import { expect, test } from './fixtures/goldspan';

const names = Array.from({ length: 12 }, (_, i) => `snippet-${String(i + 1).padStart(2, '0')}`);
const text = 'The absorption edge gives a gap of 1.55 eV. Others report 1.6 eV.';

async function personOf(email: string): Promise<UserActor> {
  return actorOf(await database().user.findUniqueOrThrow({ where: { email } }));
}

/** Reads the first `count` snippets of a person's queue to the end. */
async function readSome(projectId: string, email: string, count: number): Promise<void> {
  const person = await personOf(email);
  const queue = await listQueue(person, projectId);
  const open = queue.filter(({ status }) => status === 'open').slice(0, count);
  for (const { id } of open) {
    await applyOperations(person, id, {
      baseRevision: 0,
      operations: [
        addSpan(35, 42, 'Unknown_bandgap'),
        operation({ type: 'finish', outcome: 'values' }),
      ],
    });
  }
}

const emails = Array.from({ length: 6 }, (_, i) => `reader-${i + 1}@test.example`);

test('a lead runs a project: people, pilot, rules, a round with a change of people', async ({
  page,
  signIn,
}) => {
  test.setTimeout(300_000);
  await signIn((await makeUser('lead', true)).userId);
  const dialog = page.getByRole('dialog');
  const project = await test.step('a project with its texts, from nothing', async () => {
    await page.goto('/projects/new');
    await page.getByLabel('Name').fill('Desk of a lead');
    await page.getByRole('button', { name: 'Make the project' }).click();
    await expect(page.getByRole('heading', { name: 'Desk of a lead' })).toBeVisible();
    const id = /projects\/([^/?]+)/u.exec(page.url())?.[1] ?? '';
    await page.goto(`/projects/${id}/import`);
    const files = Object.fromEntries(names.map((name) => [`${name}.txt`, strToU8(text)]));
    await page.locator('input[type=file]').setInputFiles({
      name: 'texts.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(zipSync(files)),
    });
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText('12 new snippets')).toBeVisible({ timeout: 30_000 });
    return { id };
  });
  const at = (place: string) => `/projects/${project.id}${place}`;

  await test.step('six people by a list', async () => {
    await page.goto(at('/members'));
    await page.getByRole('button', { name: 'Add a list' }).click();
    await dialog
      .getByLabel('People')
      .fill([...emails.map((email, i) => `Test reader ${i + 1} <${email}>`), 'nobody'].join('\n'));
    await expect(dialog.getByText('These lines have no e-mail')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await dialog.getByRole('button', { name: 'Add 6 members' }).click();
    const links = await dialog.getByLabel('Links to set a password').inputValue();
    expect(links.split('\n')).toHaveLength(6);
    expect(links).toMatch(/^Test reader 1 <reader-1@test\.example>: http.*\/invitation\/\S+$/mu);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Test reader 6')).toBeVisible();
  });

  await test.step('a pilot of four snippets, read by two', async () => {
    await page.goto(at('/rounds'));
    await page.getByRole('button', { name: 'Draw a round' }).click();
    await dialog.getByLabel('Snippets').fill('4');
    await expect(dialog.getByRole('row', { name: /4 12/u })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await dialog.getByRole('button', { name: 'Make the round' }).click();
    await expect(page.getByRole('row', { name: /Pilot/u })).toContainText('4 to plan');
    await page.goto(at('/plan'));
    await page.getByLabel('Round').selectOption({ label: 'Pilot: 4 snippets to plan' });
    for (const email of emails.slice(2)) await page.getByText(email).click();
    await page.getByRole('button', { name: 'Make 8 assignments' }).click();
    await dialog.getByRole('button', { name: 'Make the assignments' }).click();
    await expect(page.getByText('8 assignments made')).toBeVisible();
    for (const email of emails.slice(0, 2)) await readSome(project.id, email, 4);
    await expectCountsAgree(page, project.id);
  });

  await test.step('what the pilot taught goes into the guideline', async () => {
    await page.goto(at('/guideline'));
    await page.getByRole('link', { name: 'Edit' }).click();
    const area = page.getByLabel('Text in Markdown');
    await expect(area).toBeVisible();
    await area.press('Control+End');
    await area.pressSequentially(
      '\n\n## 9 Optical gaps\n\n**9.1 Edges.** An absorption edge counts.',
    );
    await page.getByRole('tab', { name: 'Changes (2)' }).click();
    await expect(page.getByText('An absorption edge counts.').last()).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.reload();
    await expect(page.getByText('is still there')).toBeVisible();
    await page.getByRole('button', { name: 'Publish version 2 …' }).click();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/^Version 2,/u)).toBeVisible();
    await page.getByRole('link', { name: 'Version 1' }).click();
    await expect(page.getByText('This is an earlier version')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  });

  await test.step('a label is retired, and one is new', async () => {
    await page.goto(at('/scheme'));
    await page.getByRole('link', { name: 'Edit' }).click();
    const literature = page.getByRole('group', { name: 'Literature' });
    await literature.getByText('Literature').first().click();
    await literature.getByLabel('Retired').check();
    await page.getByRole('button', { name: 'Add a label' }).click();
    const fresh = page.getByRole('group', { name: 'New label' });
    await fresh.getByLabel('Title').fill('Optical');
    await expect(page.getByRole('group', { name: 'Optical' })).toBeVisible();
    await expect(page.getByText('Retired: Literature stays')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Publish version 2 …' }).click();
    await expect(dialog.getByText('New label: Optical')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/^Version 2 of the label scheme/u)).toBeVisible();
    await expect(page.getByRole('row', { name: /Literature/u })).toContainText('retired');
    await expectCountsAgree(page, project.id);
  });

  await test.step('the second round, in which one leaves and another takes over', async () => {
    await page.goto(at('/plan'));
    await page.getByText(emails[5] ?? '').click();
    await page.getByRole('button', { name: 'Make 16 assignments' }).click();
    await dialog.getByRole('button', { name: 'Make the assignments' }).click();
    await expect(page.getByText('16 assignments made')).toBeVisible();
    await readSome(project.id, emails[2] ?? '', 1);
    await page.goto(at('/members'));
    await page.getByRole('button', { name: 'Actions for Test reader 3' }).click();
    await page.getByRole('link', { name: 'Move open work' }).click();
    await expect(page.getByLabel('What is moved')).toHaveValue(emails[2] ?? '');
    await expect(
      page.getByRole('region', { name: 'Snippets to read, before and after' }),
    ).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: /^Move \d+ snippets?$/u }).click();
    // Somebody reads meanwhile: what was shown is not what would be done now.
    await readSome(project.id, emails[2] ?? '', 1);
    await dialog.getByRole('button', { name: 'Move them' }).click();
    await expect(dialog.getByText('The work has changed since the preview')).toBeVisible();
    await dialog.getByRole('button', { name: 'Look again' }).click();
    await page.getByRole('button', { name: /^Move \d+ snippets?$/u }).click();
    await dialog.getByRole('button', { name: 'Move them' }).click();
    await expect(page.getByText(/^\d+ snippets? moved$/u)).toBeVisible();
    await page.goto(at('/members'));
    await page.getByRole('button', { name: 'Actions for Test reader 3' }).click();
    await page.getByRole('button', { name: 'Remove from the project' }).click();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText(/^former, until/u)).toBeVisible();
    await expectCountsAgree(page, project.id);
  });

  await test.step('a snippet is excluded, put back, and excluded again', async () => {
    await page.goto(at('/snippets'));
    await page.getByLabel('snippet-01', { exact: true }).check();
    await page.getByRole('button', { name: 'Exclude …' }).click();
    await dialog.getByLabel('duplicate').check();
    await expectAccessibleInBothSchemes(page);
    await dialog.getByRole('button', { name: 'Exclude 1' }).click();
    await expect(page.getByText('1 snippet excluded: duplicate.')).toBeVisible();
    await expectCountsAgree(page, project.id);
    await page.goto(at('/snippets?status=excluded'));
    await page.getByLabel('snippet-01', { exact: true }).check();
    await page.getByRole('button', { name: 'Restore …' }).click();
    await dialog.getByRole('button', { name: 'Restore 1' }).click();
    await expect(page.getByText('1 snippet restored.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1 snippet as before.')).toBeVisible();
    await expect(page.getByText('duplicate')).toBeVisible();
    await expectCountsAgree(page, project.id);
  });

  await test.step('the log tells all of it', async () => {
    await page.goto(at('/log'));
    for (const words of [
      'excluded snippet-01: duplicate',
      'restored snippet-01',
      'removed Test reader 3 from the project',
      /moved \d snippets? from Test reader 3 to/u,
      'retired label Literature',
      'published version 2 of the guideline',
      'made the round Pilot of 4 snippets of Round 1',
      'added Test reader 1 as annotator',
    ]) {
      await expect(page.getByText(words).first()).toBeVisible();
    }
    await expectAccessibleInBothSchemes(page);
    await page.getByLabel('What', { exact: true }).selectOption('Labels, rules and guideline');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('row')).toHaveCount(3);
    const csv = await page.request.get(`/api/v1/projects/${project.id}/log.csv?topic=texts`);
    // The import, and what was done to one snippet.
    expect((await csv.text()).trimEnd().split('\n')).toHaveLength(5);
  });
});

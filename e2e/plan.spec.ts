/** A plan drawn by hand: what the matrix says, the preview shows, and the assignments hold. */
import { database } from '@/lib/data/database';
import { addTexts, join, makeProject } from '@/lib/data/testing/build-project';
import { expectAccessibleInBothSchemes } from './fixtures/accessible';
import { expect, test } from './fixtures/goldspan';

const text = 'The gap of the film is 1.55 eV.';
const people = ['ana', 'ben', 'cam', 'dee'] as const;

test('pairs are drawn by hand, and only they read together', async ({ page, signIn }) => {
  test.setTimeout(120_000);
  const project = await makeProject();
  for (const name of people) await join(project, name, 'annotator');
  const names = Array.from({ length: 20 }, (_, i) => `text-${i + 1}`);
  await addTexts(project, Object.fromEntries(names.map((name) => [name, text])));
  await signIn(project.lead.userId);
  await page.goto(`/projects/${project.id}/plan`);
  const preview = page.getByRole('region', { name: 'Preview of the plan' });
  await expect(preview.getByText('20 snippets, 40 readings')).toBeVisible();

  // It begins with the pairs of the ring that was shown: each with its two neighbours.
  await page.getByRole('button', { name: 'By hand' }).click();
  const shares = page.getByRole('table', { name: 'Shares of the pairs' });
  await expect(shares.getByRole('spinbutton')).toHaveCount(6);
  const shareOf = (a: string, b: string) => shares.getByLabel(`${a} and ${b}`);
  for (const [a, b, share] of [
    ['ana', 'ben', '5'],
    ['ana', 'cam', ''],
    ['ana', 'dee', '5'],
    ['ben', 'cam', '5'],
    ['ben', 'dee', ''],
    ['cam', 'dee', '5'],
  ] as const) {
    await expect(shareOf(a, b)).toHaveValue(share);
  }

  await test.step('two groups that share nothing are said', async () => {
    await shareOf('ana', 'dee').fill('');
    await shareOf('ben', 'cam').fill('');
    await shareOf('ana', 'ben').fill('3');
    await shareOf('cam', 'dee').fill('1');
    await expect(preview.getByText(/fall into 2 groups that share no snippet/u)).toBeVisible();
    await expect(preview.getByText('Loads differ: from 5 to 15 snippets')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  });

  await test.step('a pair joins them, and what was previewed is made', async () => {
    await shareOf('ben', 'cam').fill('1');
    await expect(preview.getByText(/fall into/u)).toBeHidden();
    const common = preview.getByRole('table', { name: 'Snippets that two annotators share' });
    // In rows ben, cam, dee; columns ana, ben, cam.
    await expect(common.getByRole('row', { name: /^ben/u })).toContainText('12');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Make 40 assignments' }).click();
    await page.getByRole('button', { name: 'Make the assignments' }).click();
    await expect(page.getByText('40 assignments made')).toBeVisible();
  });

  const rows = await database().assignment.findMany({
    where: { projectId: project.id },
    select: { snippetId: true, user: { select: { name: true } } },
    orderBy: [{ user: { name: 'asc' } }],
  });
  const readers = new Map<string, string[]>();
  for (const { snippetId, user } of rows) {
    readers.set(snippetId, [...(readers.get(snippetId) ?? []), user.name]);
  }
  const counts = new Map<string, number>();
  for (const each of readers.values()) {
    counts.set(each.join(' and '), (counts.get(each.join(' and ')) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({
    'ana and ben': 12,
    'ben and cam': 4,
    'cam and dee': 4,
  });
});

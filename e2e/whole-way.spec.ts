/**
 * The whole way, once, as people go it: an empty installation, its first admin, a project, members
 * by invitation, an import, a plan, two readings, agreement, adjudication, a look at values, a
 * final release. What comes out is compared byte for byte with the golden files of PV600, which
 * were written by hand before the program that writes them.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { unzipSync, zipSync } from 'fflate';
import { expect, test } from './fixtures/goldspan';
import { startInstallation } from '@/scripts/under-test/installation';
import { waitUntilOpened } from './fixtures/reading';
import { doubleClick, dragExactly } from './fixtures/text-pointer';

const golden = path.resolve('lib/domain/release/golden');
const password = 'a password for tests';

const mapi = 'MAPI_10.1000--example_one_7';
const fapi = 'FAPI_10.1016--j.jmrt.2021.03.107_31';
const missed = 'CsPbI3_2101.00001_2';
const unclear = 'CsPbI3_core-42_12';

const metadata = [
  'name,publisher,year',
  `${mapi},"Press, ""Open"" & Sons",2019`,
  `${fapi},Elsevier,2021`,
  `${missed},arXiv,`,
  `${unclear},,2020`,
].join('\n');

function upload(): Buffer {
  const texts = readdirSync(path.join(golden, 'PV600')).filter((name) => name.endsWith('.txt'));
  const files: Record<string, Uint8Array> = { 'metadata.csv': new TextEncoder().encode(metadata) };
  for (const name of texts) {
    files[name] = new Uint8Array(readFileSync(path.join(golden, 'PV600', name)));
  }
  return Buffer.from(zipSync(files));
}

/** Puts a label on what was just selected. */
async function label(page: Page, key: string, quote: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Label/ });
  await expect(dialog).toContainText(quote);
  await page.keyboard.press(key);
  await expect(dialog).toBeHidden();
}

async function openSnippet(page: Page, name: string): Promise<void> {
  await page.getByLabel('Search the queue').fill(name);
  await page.getByRole('list', { name: 'Queue' }).getByText(name).first().click();
  await expect(page.getByText(name).first()).toBeVisible();
}

async function join(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set the password and sign in' }).click();
  await expect(page).toHaveURL(/\/projects/);
  return page;
}

test('from nothing to a final release, to the byte', async ({ browser }) => {
  test.setTimeout(400_000);
  const installation = await startInstallation();
  const { url } = installation;
  const lead = await (await browser.newContext()).newPage();
  const at = (place: string) => `${url}${place}`;

  await test.step('the first admin makes a project', async () => {
    await lead.goto(at('/'));
    await expect(lead).toHaveURL(/set-up/);
    await lead.getByLabel('Your name').fill('Test lead');
    await lead.getByLabel('E-mail').fill('lead@test.example');
    await lead.getByLabel('Password', { exact: true }).fill(password);
    await lead.getByRole('button', { name: 'Make the account' }).click();
    await expect(lead).toHaveURL(/\/projects/);
    await lead.goto(at('/projects/new'));
    await lead.getByLabel('Name').fill('Whole way');
    await lead.getByRole('button', { name: 'Make the project' }).click();
    await expect(lead.getByRole('heading', { name: 'Whole way' })).toBeVisible();
  });
  const project = /projects\/([^/?]+)/u.exec(lead.url())?.[1] ?? '';
  const projectPage = (place: string) => at(`/projects/${project}${place}`);

  const readers: Page[] = [];
  await test.step('two annotators join by invitation', async () => {
    for (const name of ['Test annotator 1', 'Test annotator 2']) {
      await lead.goto(projectPage('/members'));
      await lead.getByRole('button', { name: 'Add a member' }).click();
      const dialog = lead.getByRole('dialog');
      await dialog
        .getByLabel('E-mail')
        .fill(`${name.replaceAll(' ', '-').toLowerCase()}@test.example`);
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      const link = await lead.getByLabel('Link to set a password').inputValue();
      readers.push(await join(browser, link));
    }
  });

  await test.step('the texts come in, and everybody reads all of them', async () => {
    await lead.goto(projectPage('/import'));
    await lead
      .locator('input[type=file]')
      .setInputFiles({ name: 'texts.zip', mimeType: 'application/zip', buffer: upload() });
    await lead.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(lead.getByText('done', { exact: true })).toBeVisible({ timeout: 30_000 });
    await lead.goto(projectPage('/plan'));
    await lead.getByRole('button', { name: 'Make 8 assignments' }).click();
    await lead.getByRole('button', { name: 'Make the assignments' }).click();
    await expect(lead.getByText('8 assignments made')).toBeVisible();
  });
  const [first, second] = readers as [Page, Page];

  const done = async (page: Page, finished: number) => {
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(`${finished} of 4 done`)).toBeVisible();
  };

  await test.step('the first reader reads', async () => {
    await first.goto(projectPage('/annotate'));
    await waitUntilOpened(first);
    await openSnippet(first, mapi);
    await doubleClick(first, 34);
    await label(first, '1', '1.55 eV');
    await doubleClick(first, 46);
    await label(first, '1', '1.60 eV');
    await doubleClick(first, 71);
    await label(first, '2', '1.50');
    await done(first, 1);
    await openSnippet(first, fapi);
    await dragExactly(first, 1312, 1319);
    await label(first, '3', '1.5-1.4');
    await done(first, 2);
    await openSnippet(first, missed);
    await dragExactly(first, 17, 28);
    await label(first, '4', '2.2–');
    await done(first, 3);
    await openSnippet(first, unclear);
    await first.keyboard.press('u');
    await first.getByLabel('What is not clear?').fill('Is 800 nm a gap?');
    await first.getByRole('button', { name: 'Mark NOT CLEAR' }).click();
    await done(first, 4);
    await expect(first.getByText('Your queue is done')).toBeVisible();
    await expect(first.getByText(/^Saved/)).toBeVisible();
  });

  await test.step('the second reads otherwise', async () => {
    await second.goto(projectPage('/annotate'));
    await waitUntilOpened(second);
    await openSnippet(second, mapi);
    await doubleClick(second, 34);
    await label(second, '1', '1.55 eV');
    await dragExactly(second, 45, 49);
    await label(second, '1', '1.60');
    await doubleClick(second, 71);
    await label(second, '4', '1.50');
    await done(second, 1);
    await openSnippet(second, fapi);
    await dragExactly(second, 1312, 1315);
    await label(second, '3', '1.5');
    await done(second, 2);
    await openSnippet(second, missed);
    await second.keyboard.press('n');
    await openSnippet(second, unclear);
    await second.keyboard.press('n');
    await expect(second.getByText('Your queue is done')).toBeVisible();
    await expect(second.getByText(/^Saved/)).toBeVisible();
  });

  await test.step('agreement says what was compared and what was left out', async () => {
    await lead.goto(projectPage('/agreement'));
    const answer = await lead.request.get(at(`/api/v1/projects/${project}/agreement`));
    expect(await answer.json()).toMatchObject({
      pairs: [{ snippets: 3, spansA: 5, spansB: 4, exact: 2, exactSameLabel: 1, partial: 2 }],
      excluded: [{ snippet: unclear, reason: 'notClear' }],
    });
    await expect(lead.getByText('NOT CLEAR out')).toBeVisible();
  });

  await test.step('each item is decided with a reason', async () => {
    const cases = await lead.request.get(at(`/api/v1/projects/${project}/cases?status=open`));
    const { items } = (await cases.json()) as {
      items: { id: string; snippet: string; reasons: string[] }[];
    };
    expect(Object.fromEntries(items.map(({ snippet, reasons }) => [snippet, reasons]))).toEqual({
      [mapi]: ['label'],
      [fapi]: ['values'],
      [missed]: ['missed'],
      [unclear]: ['notClear'],
    });
    const decide = async (
      snippet: string,
      span: RegExp,
      labelKey: string | null,
      reason: string,
    ) => {
      const id = items.find((item) => item.snippet === snippet)?.id ?? '';
      await lead.goto(projectPage(`/adjudicate/${id}`));
      await lead
        .getByRole('group', { name: 'Span' })
        .getByRole('button', { name: span })
        .first()
        .click();
      if (labelKey !== null) await lead.keyboard.press(labelKey);
      await lead.getByLabel('Why').fill(reason);
      await lead.keyboard.press('Control+Enter');
      await expect(lead.getByRole('status', { name: 'Recording' })).toContainText('Recorded');
    };
    await decide(mapi, /1\.50/, '2', 'The model is their own.');
    await decide(fapi, /1\.5-1\.4/, '3', 'The whole range.');
    await decide(missed, /2\.2/, '4', 'A value by its form; nothing says whose.');
    await decide(unclear, /no value/i, null, 'A wavelength is no gap.');
  });

  await test.step('the release is final, and its bytes are the golden ones', async () => {
    await lead.goto(projectPage('/values'));
    const confirm = lead.getByRole('button', { name: 'Confirm' });
    while ((await confirm.count()) > 0) {
      const before = await confirm.count();
      await confirm.first().click();
      await expect(confirm).toHaveCount(before - 1);
    }
    await lead.goto(projectPage('/releases'));
    await lead.getByLabel('Name').fill('1.0');
    await lead.getByRole('button', { name: 'Make the release' }).click();
    await expect(lead.getByText('The release is made')).toBeVisible({ timeout: 30_000 });
    const files = at(`/api/v1/projects/${project}/releases/1.0/files`);
    const table = await (await lead.request.get(`${files}/PV600.csv`)).body();
    expect(table.toString('utf8')).toBe(readFileSync(path.join(golden, 'PV600.csv'), 'utf8'));
    const zip = unzipSync(
      new Uint8Array(await (await lead.request.get(`${files}/PV600.zip`)).body()),
    );
    for (const name of readdirSync(path.join(golden, 'PV600'))) {
      const written = Buffer.from(zip[`PV600/${name}`] ?? []).toString('utf8');
      expect([name, written]).toEqual([
        name,
        readFileSync(path.join(golden, 'PV600', name), 'utf8'),
      ]);
    }
  });
  await installation.end();
});

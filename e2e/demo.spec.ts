/**
 * The demo project as each role finds it: what docs/guides/roles.md says, on the screen. The people
 * sign in by the form with the passwords that the start command shows.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes, setScheme } from './fixtures/accessible';
import { expect, test } from './fixtures/goldspan';
import { startInstallation, type Installation } from '@/scripts/under-test/installation';

type Account = { role: string; email: string; password: string };

test.describe.configure({ mode: 'serial' });

let installation: Installation;
let accounts: readonly Account[];
let project: string;

const tabs = {
  lead: [
    'Overview',
    'Import',
    'Snippets',
    'Rounds',
    'Plan',
    'Practice',
    'Agreement',
    'Adjudicate',
    'Values',
    'Releases',
    'Members',
    'Labels',
    'Rules',
    'Guideline',
    'Log',
  ],
  adjudicator: ['Overview', 'Agreement', 'Adjudicate', 'Releases', 'Labels', 'Rules', 'Guideline'],
  annotator: ['Overview', 'Practice', 'Annotate', 'Labels', 'Guideline'],
  viewer: ['Overview', 'Agreement', 'Releases', 'Labels', 'Guideline'],
} as const;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  installation = await startInstallation();
  const output = execFileSync(
    process.execPath,
    ['--import', 'tsx', path.resolve('prisma/seed/load-demo.ts')],
    { env: { ...process.env, DATABASE_URL: installation.databaseUrl }, encoding: 'utf8' },
  );
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  accounts = (JSON.parse(last) as { accounts: Account[] }).accounts;
});

test.afterAll(() => installation.end());

/** Signs in as the person of that e-mail's name and opens the demo project. */
async function open(browser: Browser, name: string): Promise<Page> {
  const account = accounts.find(({ email }) => email.startsWith(`${name}@`));
  if (account === undefined) throw new Error(`The demo has no account ${name}.`);
  const page = await (await browser.newContext({ baseURL: installation.url })).newPage();
  await page.goto('/');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByRole('link', { name: /synthetic texts/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/projects\/[^/]+$/u);
  project = new URL(page.url()).pathname;
  return page;
}

async function expectTabs(page: Page, expected: readonly string[]): Promise<void> {
  const links = page.getByRole('navigation', { name: /project/i }).getByRole('link');
  await expect(links).toHaveText([...expected]);
}

/** The README's picture; kept when UPDATE_PICTURES is set, since no two machines draw the same bytes. */
async function pictureForReadme(page: Page): Promise<void> {
  const here = page.url();
  await setScheme(page, 'light');
  await page.getByRole('list', { name: 'Queue' }).getByText('2 values').first().click();
  await expect(page.locator('[data-label-of]')).toHaveCount(2);
  const folder = process.env.UPDATE_PICTURES === '1' ? 'docs/images' : 'test-results';
  await page.screenshot({ path: `${folder}/annotate.png` });
  await page.goto(here);
  await expect(page.getByText('172 of 200 done')).toBeVisible();
}

test('the lead sees the way, and each station with its counts', async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await open(browser, 'lead');
  await expectTabs(page, tabs.lead);
  await expect(page.getByText('600 of 600 assigned')).toBeVisible();
  await expect(page.getByText('1,156 of 1,200 readings')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  const stations: [string, RegExp][] = [
    ['import', /Texts/],
    ['snippets', /CsPbBr3_10\.99999--synthetic/],
    ['rounds', /1,156 of 1,200/],
    ['plan', /Every snippet has its readers/],
    ['practice', /6 texts are offered to the annotators/],
    ['agreement', /Over 543 snippets read by two or more/],
    ['values', /Why to look|No value needs a look/],
    ['releases', /In the way of a final release/],
    ['members', /Demo annotator 6/],
    ['scheme', /Computational_bandgap/],
    ['rules', /What each rule makes of readings that differ/],
    ['guideline', /What counts as a value/],
  ];
  for (const [place, words] of stations) {
    await page.goto(`${project}/${place}`);
    await expect(page.getByText(words).first()).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  }
  await page.goto('/api-docs');
  await expect(page.getByText('/assignments/{assignment}/operations').first()).toBeVisible();
});

test('the adjudicator sees cases, readers blinded', async ({ browser }) => {
  const page = await open(browser, 'adjudicator');
  await expectTabs(page, tabs.adjudicator);
  await expect(page.getByText(/\d+ cases to decide/)).toBeVisible();
  await page.goto(`${project}/adjudicate`);
  await expect(page.getByText('Reader A').first()).toBeVisible();
  await expect(page.getByText('Reader B').first()).toBeVisible();
  await expect(page.getByText(/Demo annotator/)).toHaveCount(0);
  await expectAccessibleInBothSchemes(page);
  await page.screenshot({ path: 'test-results/adjudicate.png' });
  await page.goto(`${project}/members`);
  await expect(page.getByText('Your role does not include this page')).toBeVisible();
});

test('an annotator sees own work alone, and reads on', async ({ browser }) => {
  const page = await open(browser, 'annotator-6');
  await expectTabs(page, tabs.annotator);
  await expect(page.getByText('172 of 200 snippets read')).toBeVisible();
  await page.getByRole('link', { name: 'Continue annotating' }).click();
  await expect(
    page.getByRole('heading', { name: /What is the numerical value of the bandgap of/ }),
  ).toBeVisible();
  await expect(page.getByText('172 of 200 done')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await pictureForReadme(page);
  await page.getByText('Opening', { exact: true }).waitFor({ state: 'hidden' });
  await page.keyboard.press('n');
  await expect(page.getByText('173 of 200 done')).toBeVisible();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('173 of 200 done')).toBeVisible();
  await page.goto(`${project}/agreement`);
  await expect(page.getByText('Your role does not include this page')).toBeVisible();
});

test('a viewer sees agreement and releases, and no reading', async ({ browser }) => {
  const page = await open(browser, 'viewer');
  await expectTabs(page, tabs.viewer);
  await page.goto(`${project}/agreement`);
  await expect(page.getByText(/Over \d+ snippets read by two or more/)).toBeVisible();
  await page.goto(`${project}/releases`);
  await expect(page.getByRole('button', { name: 'Make the release' })).toHaveCount(0);
  await page.goto(`${project}/adjudicate`);
  await expect(page.getByText('Your role does not include this page')).toBeVisible();
});

test('a person who is disabled is out at once', async ({ browser }) => {
  const page = await open(browser, 'annotator-2');
  const { connectDatabase } = await import('@/lib/data/database');
  const database = connectDatabase(installation.databaseUrl);
  await database.user.update({
    where: { email: 'annotator-2@demo.example' },
    data: { isDisabled: true },
  });
  await page.goto(project);
  await expect(page).toHaveURL(/sign-in/u);
  expect((await page.request.get('/api/v1/assignments')).status()).toBe(401);
  await database.$disconnect();
});

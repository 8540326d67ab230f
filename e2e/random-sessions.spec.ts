/**
 * Random editing sessions in a real browser: whatever was pressed, lost, sent twice or killed, at
 * the end the screen, the database and the folded log say the same. Seeds are told, so that a
 * session can be played again: `SESSION_SEED=n`. `GOLDSPAN_LONG=1` plays 500, each 25 in a project
 * of their own.
 */
import type { BrowserContext, Page, Route } from '@playwright/test';
import { readOwnAssignment } from '@/lib/data/assignments/read-assignment';
import { database } from '@/lib/data/database';
import {
  addTexts,
  assignAll,
  assignmentOf,
  join,
  makeProject,
} from '@/lib/data/testing/build-project';
import { foldOperations } from '@/lib/domain/assignment/apply-operation';
import { operationSchema } from '@/lib/domain/assignment/operation';
import { untouchedAssignment } from '@/lib/domain/assignment/state';
import type { AssignmentView } from '@/lib/domain/assignment/view';
import { integerBelow, seededRandom, type RandomSource } from '@/lib/domain/random/seeded-random';
import { compareFragments } from '@/lib/domain/spans/fragment';
import { indexText, quoteOf } from '@/lib/domain/text/code-points';
import { expect, test } from './fixtures/goldspan';
import { operations, saveState, valueCards, waitUntilOpened } from './fixtures/reading';

const projects = process.env.GOLDSPAN_LONG === '1' ? 20 : 1;
const sessions = 25;
const steps = 16;
const firstSeed = Number(process.env.SESSION_SEED ?? Math.floor(Math.random() * 1_000_000));
const text =
  'A gap of 1.55 eV was measured, 1.6 eV computed and 1.7–1.8 eV reported; later work has 2.31 eV.';

type Weather = 'fine' | 'offline' | 'answerLost' | 'twice' | 'slow';
const weathers: readonly Weather[] = ['fine', 'offline', 'answerLost', 'twice', 'slow'];

// A seed tells more than a trace, which would take longer to write than the session itself.
test.use({ trace: 'off' });

for (let place = 0; place < projects; place += 1) {
  test(`${sessions} random sessions end the same everywhere, ${place + 1}`, async ({
    context,
    signIn,
  }) => {
    test.setTimeout(sessions * 20_000);
    await play(firstSeed + place * sessions, context, signIn);
  });
}

async function play(
  first: number,
  context: BrowserContext,
  signIn: (userId: string) => Promise<void>,
): Promise<void> {
  const project = await makeProject();
  const reader = await join(project, 'reader', 'annotator');
  const names = Array.from({ length: sessions }, (_, i) => `snippet-${i}`);
  await addTexts(project, Object.fromEntries(names.map((name) => [name, text])));
  await assignAll(project, [reader]);
  await signIn(reader.userId);
  const screen = new Screen(context, `/projects/${project.id}/annotate/`);
  for (const [i, name] of names.entries()) {
    const seed = String(first + i);
    await test.step(`seed ${seed}`, async () => {
      const id = await assignmentOf(project, reader, name);
      await screen.begin(id, seededRandom(seed));
      for (let step = 0; step < steps; step += 1) await screen.step();
      await screen.finish();
      const view = await readOwnAssignment(reader, id);
      expect(await foldedLog(view), `the log, seed ${seed}`).toEqual(stateOf(view));
      expect(await screen.shownQuotes(), `the screen, seed ${seed}`).toEqual(quotesOf(view));
    });
  }
}

class Screen {
  #page: Page | null = null;
  #weather: Weather = 'fine';
  #assignment = '';
  #random: RandomSource = seededRandom(0);

  constructor(
    private readonly context: BrowserContext,
    private readonly queue: string,
  ) {}

  get page(): Page {
    if (this.#page === null) throw new Error('No tab is open.');
    return this.#page;
  }

  /** Shows an assignment, in the tab that is open or in a new one. */
  async begin(assignment: string, random: RandomSource): Promise<void> {
    this.#assignment = assignment;
    this.#random = random;
    if (this.#page === null) await this.open();
    else await this.#comeBack();
    await expect(this.page.getByText(text.slice(0, 20))).toBeVisible();
  }

  async open(): Promise<void> {
    const page = await this.context.newPage();
    this.#page = page;
    // Of a tab that is gone no request can be answered.
    await page.route(operations, (route) => this.#pass(route).catch(() => undefined));
    await page.goto(this.queue + this.#assignment);
    await expect(page.locator('[data-offset-root]')).toBeVisible();
    await waitUntilOpened(page);
  }

  async close(): Promise<void> {
    await this.page.close();
    this.#page = null;
  }

  async step(): Promise<void> {
    const keys = this.page.keyboard;
    const label = String(integerBelow(this.#random, 5));
    switch (integerBelow(this.#random, 13)) {
      case 0:
      case 1:
      case 2:
        for (let i = integerBelow(this.#random, 3); i >= 0; i -= 1) await keys.press('v');
        return keys.press(label);
      case 3:
        await keys.press('s');
        return keys.press(label);
      case 4:
        await keys.press('s');
        await keys.press('Shift+ArrowLeft');
        return keys.press('Enter');
      case 5:
        await keys.press('s');
        return keys.press('Delete');
      case 6:
        return keys.press('Control+z');
      case 7:
        return keys.press('Control+Shift+z');
      case 8:
        await keys.press('Escape');
        await keys.press('Control+Enter');
        return this.#comeBack();
      case 9:
        return this.#reopen();
      case 10:
      case 11:
        this.#weather = weathers[integerBelow(this.#random, weathers.length)] ?? 'fine';
        return this.page.evaluate(() => {
          window.dispatchEvent(new Event('focus'));
        });
      default:
        return this.#lose();
    }
  }

  /** The network is good again, and the screen says that everything is saved. */
  async finish(): Promise<void> {
    this.#weather = 'fine';
    await this.#comeBack();
    await this.page.evaluate(() => {
      window.dispatchEvent(new Event('focus'));
    });
    await expect(saveState(this.page)).toHaveText(/^(Saved|No changes)/, { timeout: 20_000 });
  }

  async shownQuotes(): Promise<string[]> {
    const cards = await valueCards(this.page).locator('.font-read').allInnerTexts();
    return cards.map((quote) => quote.trim());
  }

  /** Finishing goes on to another snippet, and may ask first. */
  async #comeBack(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.keyboard.press('Escape');
    await this.page.evaluate((id) => {
      document.querySelector<HTMLAnchorElement>(`a[href$="${id}"]`)?.click();
    }, this.#assignment);
    await expect(this.page).toHaveURL(new RegExp(`${this.#assignment}$`));
  }

  async #reopen(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Reopen to change' });
    if (await button.isVisible()) await button.click();
  }

  async #lose(): Promise<void> {
    if (integerBelow(this.#random, 3) === 0) {
      await this.page.goto('chrome://crash').catch(() => undefined);
    }
    await this.close();
    await this.open();
  }

  async #pass(route: Route): Promise<void> {
    switch (this.#weather) {
      case 'offline':
        return route.abort();
      case 'answerLost':
        await route.fetch();
        return route.abort();
      case 'twice': {
        await route.fetch();
        return route.fulfill({ response: await route.fetch() });
      }
      case 'slow': {
        // The answer comes after whatever is done in the meantime.
        const response = await route.fetch();
        await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        return route.fulfill({ response });
      }
      default:
        return route.continue();
    }
  }
}

async function foldedLog(view: AssignmentView) {
  const rows = await database().operation.findMany({
    where: { assignmentId: view.id },
    orderBy: { revision: 'asc' },
  });
  return foldOperations(
    untouchedAssignment,
    rows.map(({ payload }) => operationSchema.parse(payload)),
    { text: indexText(view.snippet.text), scheme: view.scheme, references: new Map() },
  );
}

function stateOf({ revision, status, outcome, flag, note, annotations }: AssignmentView) {
  return { revision, status, outcome, flag, note, annotations };
}

function quotesOf({ annotations, snippet }: AssignmentView): string[] {
  const indexed = indexText(snippet.text);
  return [...annotations]
    .sort((a, b) => compareFragments(a.fragments, b.fragments))
    .map(({ fragments }) => quoteOf(indexed, fragments));
}

/**
 * Random editing sessions in a real browser: whatever was pressed, lost, sent twice or killed, at
 * the end the screen, the database and the folded log say the same. Seeds are told, so that a
 * session can be played again: `SESSION_SEED=n`. `GOLDSPAN_LONG=1` plays 500. Some are played at the
 * same time, each run of them in a project and a browser context of its own: most of a session is
 * waiting.
 */
import type { BrowserContext, Page } from '@playwright/test';
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
import { saveState, valueCards, waitUntilOpened } from './fixtures/reading';

const tests = process.env.GOLDSPAN_LONG === '1' ? 20 : 1;
const sessionsOfTest = 25;
const runs = 3;
const steps = 16;
const firstSeed = Number(process.env.SESSION_SEED ?? Math.floor(Math.random() * 1_000_000));
const text =
  'A gap of 1.55 eV was measured, 1.6 eV computed and 1.7–1.8 eV reported; later work has 2.31 eV.';

/** What becomes of a request that carries changes. */
type Weather = 'fine' | 'offline' | 'answerLost' | 'twice' | 'slow';
const weathers: readonly Weather[] = ['fine', 'offline', 'answerLost', 'twice', 'slow'];

for (let place = 0; place < tests; place += 1) {
  test(`${sessionsOfTest} random sessions end the same everywhere, ${place + 1}`, async ({
    browser,
    baseURL,
    signIn,
  }) => {
    test.setTimeout(sessionsOfTest * 20_000);
    const first = firstSeed + place * sessionsOfTest;
    const seeds = Array.from({ length: sessionsOfTest }, (_, i) => String(first + i));
    const playRun = async (run: number): Promise<void> => {
      const context = await browser.newContext({ baseURL });
      const own = seeds.filter((_, i) => i % runs === run);
      await play(own, context, (userId) => signIn(userId, { context }));
      await context.close();
    };
    await Promise.all(Array.from({ length: runs }, (_, run) => playRun(run)));
  });
}

async function play(
  seeds: readonly string[],
  context: BrowserContext,
  signIn: (userId: string) => Promise<void>,
): Promise<void> {
  const project = await makeProject();
  const reader = await join(project, 'reader', 'annotator');
  await addTexts(project, Object.fromEntries(seeds.map((seed) => [`snippet-${seed}`, text])));
  await assignAll(project, [reader]);
  await signIn(reader.userId);
  const screen = new Screen(context, `/projects/${project.id}/annotate/`);
  for (const seed of seeds) {
    await test.step(`seed ${seed}`, async () => {
      const id = await assignmentOf(project, reader, `snippet-${seed}`);
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
    await page.addInitScript(installWeather, this.#weather);
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
    // A tab is lost half as often as anything else is done: a new one takes a second or two.
    switch (integerBelow(this.#random, 25) >> 1) {
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
        return this.#turn(weathers[integerBelow(this.#random, weathers.length)] ?? 'fine');
      default:
        return this.#lose();
    }
  }

  /** The network is good again, and the screen says that everything is saved. */
  async finish(): Promise<void> {
    await this.#comeBack();
    await this.#turn('fine');
    await expect(saveState(this.page)).toHaveText(/^(Saved|No changes)/, { timeout: 20_000 });
  }

  async shownQuotes(): Promise<string[]> {
    const cards = await valueCards(this.page).locator('.font-read').allInnerTexts();
    return cards.map((quote) => quote.trim());
  }

  /** Other weather; coming back to the window sends what waits. */
  async #turn(weather: Weather): Promise<void> {
    this.#weather = weather;
    await this.page.evaluate((now) => {
      window.dispatchEvent(new CustomEvent('weather', { detail: now }));
      window.dispatchEvent(new Event('focus'));
    }, weather);
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

  /** An answer may take the button away in this moment; one that stays must be clickable. */
  async #reopen(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Reopen to change' });
    if (!(await button.isVisible())) return;
    await button.click({ timeout: 5_000 }).catch(() => expect(button).toBeHidden());
  }

  async #lose(): Promise<void> {
    if (integerBelow(this.#random, 3) === 0) {
      await this.page.goto('chrome://crash').catch(() => undefined);
    }
    await this.close();
    await this.open();
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

/**
 * Runs in the page, before its own code. Within the page, since a browser whose requests are looked
 * at from outside keeps no cache, and loads all of the program for each tab.
 */
function installWeather(weather: Weather): void {
  let now = weather;
  window.addEventListener('weather', (event) => (now = (event as CustomEvent<Weather>).detail));
  const send = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const [resource, options] = request;
    const address = resource instanceof Request ? resource.url : String(resource);
    if (options?.method !== 'POST' || !address.endsWith('/operations')) return send(...request);
    if (now === 'offline') throw new TypeError('Failed to fetch');
    const answer = await send(...request);
    switch (now) {
      case 'answerLost':
        throw new TypeError('Failed to fetch');
      case 'twice':
        return send(...request);
      case 'slow':
        // The answer comes after whatever is done in the meantime.
        await new Promise((resolve) => requestAnimationFrame(resolve));
        return answer;
      default:
        return answer;
    }
  };
}

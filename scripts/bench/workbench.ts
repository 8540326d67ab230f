/** What the measures work on: an installation on new data, a project, people, a browser. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { encode } from 'next-auth/jwt';
import { chromium, type Browser, type Page } from 'playwright-core';
import { systemActor, type UserActor } from '@/lib/data/actor';
import { connectDatabase, database, useDatabase as answerWith } from '@/lib/data/database';
import { openImportTarget } from '@/lib/data/imports/import-target';
import { storeSnippets } from '@/lib/data/imports/store-snippets';
import { assignAll, join, makeProject, type TestProject } from '@/lib/data/testing/build-project';
import { splitSentences } from '@/lib/domain/snippets/sentences';
import { ensureBrowser } from '@/scripts/checks/find-browser';
import { joinPostgres } from '@/scripts/postgres/server';
import { projectRoot } from '@/scripts/setup/project-root.mjs';
import { startInstallation } from '@/scripts/under-test/installation';
import { installFrameClock } from './frame-clock';

export type Workbench = {
  readonly url: string;
  readonly databaseUrl: string;
  readonly samples: number;
  /** A project in which one person, or each of several, has these texts to read. */
  readonly prepare: (
    texts: Readonly<Record<string, string>>,
    people?: number,
  ) => Promise<{ readonly project: TestProject; readonly readers: readonly UserActor[] }>;
  /** The value of a person's session cookie. */
  readonly sessionOf: (person: UserActor) => Promise<string>;
  /** A new page of a signed-in person, with the clock in it. */
  readonly openPage: (person: UserActor) => Promise<Page>;
  readonly end: () => Promise<void>;
};

export const sessionCookie = 'next-auth.session-token';

/** Postgres with the settings that people run it with: a test server may lose what it wrote. */
async function startDatabase() {
  const folder = path.join(projectRoot, '.cache', 'bench', 'postgres');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  const server = await joinPostgres(folder);
  process.env.DATABASE_URL = server.url('postgres');
  return server;
}

export async function openWorkbench(samples: number): Promise<Workbench> {
  const server = await startDatabase();
  const installation = await startInstallation();
  answerWith(connectDatabase(installation.databaseUrl));
  const browser = await startBrowser();
  const { url, secret } = installation;
  const sessionOf = (person: UserActor) =>
    encode({ token: { sub: person.userId, epoch: 0 }, secret });
  return {
    url,
    databaseUrl: installation.databaseUrl,
    samples,
    sessionOf,
    async prepare(texts, people = 1) {
      const project = await makeProject();
      await storeTexts(project, texts);
      const readers: UserActor[] = [];
      for (let i = 0; i < people; i += 1) {
        readers.push(await join(project, `reader ${i + 1}`, 'annotator'));
      }
      await assignAll(project, readers);
      return { project, readers };
    },
    async openPage(person) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const value = await sessionOf(person);
      await context.addCookies([{ name: sessionCookie, value, url, httpOnly: true }]);
      const page = await context.newPage();
      await installFrameClock(page);
      return page;
    },
    async end() {
      await browser.close();
      await database().$disconnect();
      await installation.end();
      await server.release();
    },
  };
}

async function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser({ say: (message) => console.error(message) }),
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}

async function storeTexts(project: TestProject, texts: Readonly<Record<string, string>>) {
  const target = await openImportTarget(systemActor, project.id, null);
  const snippets = Object.entries(texts).map(([name, text]) => ({
    name,
    text,
    material: null,
    targets: [],
    sentences: splitSentences(text),
    article: null,
  }));
  await storeSnippets(systemActor, target, snippets);
}

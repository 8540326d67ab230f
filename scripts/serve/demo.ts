/** The demo project: loaded into an empty database, its sign-ins shown once and kept. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { ApplicationDatabase } from '../postgres/application-database';
import { projectRoot } from '../setup/project-root.mjs';
import { runCommand } from '../setup/run-command.mjs';
import type { Progress } from './progress';

export type DemoAccount = {
  readonly role: string;
  readonly email: string;
  readonly password: string;
};

/** What the loader prints on its last line. */
type LoaderResult = { readonly loaded: boolean; readonly accounts: readonly DemoAccount[] };

const loader = path.join(projectRoot, 'prisma', 'seed', 'load-demo.ts');

export function demoAccountsFile(dataFolder: string): string {
  return path.join(dataFolder, 'demo-accounts.json');
}

/** Loads the demo if the database has no user yet. @returns its accounts if it was loaded now */
export async function loadDemo(
  database: ApplicationDatabase,
  dataFolder: string,
  progress: Progress,
): Promise<readonly DemoAccount[]> {
  if (await hasUsers(database.url)) return [];
  progress.say('Loading the demo project …');
  return database.fill((url) => loadInto(url, dataFolder, progress));
}

async function loadInto(
  databaseUrl: string,
  dataFolder: string,
  { stop }: Progress,
): Promise<readonly DemoAccount[]> {
  const { code, output } = await runCommand(process.execPath, ['--import', 'tsx', loader], {
    cwd: projectRoot,
    env: { ...process.env, DATABASE_URL: databaseUrl, GOLDSPAN_DATA: dataFolder },
    stdin: 'ignore',
    stdout: 'keep',
    stop,
  });
  stop?.throwIfAborted();
  if (code !== 0) {
    throw new Error('The demo project could not be loaded. Start without it: npm start -- --empty');
  }
  const result = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as LoaderResult;
  if (!result.loaded) return [];
  const kept = `${JSON.stringify(result.accounts, null, 2)}\n`;
  writeFileSync(demoAccountsFile(dataFolder), kept, { mode: 0o600 });
  return result.accounts;
}

/** What to tell about the sign-ins: the passwords when they are new, else where they are kept. */
export function describeSignIns(
  accounts: readonly DemoAccount[],
  dataFolder: string,
): readonly string[] {
  const file = demoAccountsFile(dataFolder);
  if (accounts.length === 0) {
    return existsSync(file) ? [`The demo sign-ins are kept in ${file}`] : [];
  }
  const width = (of: 'role' | 'email') =>
    Math.max(...accounts.map((account) => account[of].length));
  const [role, email] = [width('role'), width('email')];
  return [
    `Demo sign-ins, shown this once and kept in ${file}:`,
    ...accounts.map(
      (account) =>
        `  ${account.role.padEnd(role)}  ${account.email.padEnd(email)}  ${account.password}`,
    ),
  ];
}

async function hasUsers(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return ((await client.query('SELECT 1 FROM "User" LIMIT 1')).rowCount ?? 0) > 0;
  } finally {
    await client.end();
  }
}

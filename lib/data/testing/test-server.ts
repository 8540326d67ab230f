/**
 * The Postgres of the tests, and the migrated template that each test database is copied from. It
 * is a server of its own in `.cache/test-postgres`, or the one that DATABASE_URL names, in which the
 * tests touch only databases that they made.
 */
import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { migrate, readMigrations } from '@/prisma/migrate';
import { joinPostgres } from '@/scripts/postgres/server';
import { identify } from '@/scripts/setup/processes.mjs';

export type TestServer = {
  readonly url: (database: string) => string;
  /** The name of the migrated template. */
  readonly template: string;
  readonly release: () => Promise<void>;
};

export const testDatabasePrefix = 'goldspan_test_';
const templatePrefix = 'goldspan_template_';
const projectRoot = path.join(import.meta.dirname, '..', '..', '..');

/** Any number will do, as long as nothing else in the server takes it. */
const templateLock = 5_077_231_904;

/** Speed at the price of losing the test databases when the machine crashes. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts or finds the test server and sees that the template is there. */
export async function joinTestServer(): Promise<TestServer> {
  const server = await openServer();
  try {
    const template = templateName();
    await inDatabase(server.url('postgres'), async (client) => {
      if (server.isOurs) await dropLeftovers(client, template);
      await ensureTemplate(client, server.url, template);
    });
    return { url: server.url, template, release: server.release };
  } catch (error) {
    await server.release();
    throw error;
  }
}

/** Copies the template to a new database and answers with its name. */
export async function createTestDatabase(server: Pick<TestServer, 'url' | 'template'>) {
  const name = `${testDatabasePrefix}${process.pid}_${randomBytes(6).toString('hex')}`;
  await inDatabase(server.url('postgres'), (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${server.template}`),
  );
  return name;
}

/** Drops a database that `createTestDatabase` made, whoever is still connected to it. */
export async function dropTestDatabase(
  server: Pick<TestServer, 'url'>,
  name: string,
): Promise<void> {
  if (!name.startsWith(testDatabasePrefix)) throw new Error(`${name} is not a test database.`);
  await inDatabase(server.url('postgres'), (client) =>
    client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  );
}

async function openServer() {
  const given = process.env.DATABASE_URL;
  if (given !== undefined && given !== '') {
    const url = (database: string) => urlOfDatabase(given, database);
    return { url, isOurs: false, release: () => Promise.resolve() };
  }
  const server = await joinPostgres(path.join(projectRoot, '.cache', 'test-postgres'), {
    settings,
  });
  return { url: server.url, isOurs: server.started, release: server.release };
}

/** The same server and credentials, another database. */
export function urlOfDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

function templateName(): string {
  const hash = createHash('sha256');
  for (const { name, checksum } of readMigrations()) hash.update(`${name}:${checksum}\n`);
  return `${templatePrefix}${hash.digest('hex').slice(0, 16)}`;
}

async function ensureTemplate(
  client: pg.Client,
  url: (database: string) => string,
  template: string,
): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [templateLock]);
  const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
  if (known.rowCount === 0) {
    // Renamed when it is whole: a run that was cut off leaves no half template.
    const unfinished = `${template}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${unfinished} TEMPLATE template0 ENCODING 'UTF8'`);
    await migrate(url(unfinished));
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
  }
  await client.query('SELECT pg_advisory_unlock($1)', [templateLock]);
}

/** Drops what killed test runs and earlier migrations left; never what a living run uses. */
async function dropLeftovers(client: pg.Client, template: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database');
  for (const { datname } of rows) {
    const owner = new RegExp(`^${testDatabasePrefix}(\\d+)_`).exec(datname)?.[1];
    const isOwnerGone = owner !== undefined && identify(Number(owner)) === null;
    const isOldTemplate = datname.startsWith(templatePrefix) && datname !== template;
    if (!isOwnerGone && !isOldTemplate) continue;
    await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
  }
}

async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The database of an installation: the one that DATABASE_URL names, or one in the data folder. */
import path from 'node:path';
import pg from 'pg';
import { isRunning } from '../setup/processes.mjs';
import { joinPostgres } from './server';

export type ApplicationDatabase = {
  readonly url: string;
  /** Where the database is, for people; no password in it. */
  readonly place: string;
  readonly isUp: () => boolean;
  /**
   * Fills the database, which has nothing in it yet, as a whole: in the embedded server `work` is
   * given a new database that takes the place of the empty one when it is done, so that work that
   * was cut off is begun again. With DATABASE_URL it works in place.
   */
  readonly fill: <T>(work: (url: string) => Promise<T>) => Promise<T>;
  readonly release: () => Promise<void>;
};

const databaseName = 'goldspan';
const unfinishedName = 'goldspan_unfinished';

/** @throws when the database of DATABASE_URL cannot be reached */
export async function openApplicationDatabase(dataFolder: string): Promise<ApplicationDatabase> {
  const given = process.env.DATABASE_URL;
  if (given !== undefined && given !== '') return openGiven(given);
  const server = await joinPostgres(path.join(dataFolder, 'postgres'));
  try {
    await inDatabase(server.url('postgres'), createIfMissing);
  } catch (error) {
    await server.release();
    throw error;
  }
  return {
    url: server.url(databaseName),
    place: server.folder,
    isUp: () => isRunning(server.process),
    fill: (work) => fillAnother(server.url, work),
    release: server.release,
  };
}

async function fillAnother<T>(
  urlOf: (database: string) => string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  return inDatabase(urlOf('postgres'), async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${unfinishedName} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${unfinishedName} TEMPLATE ${databaseName}`);
    const result = await work(urlOf(unfinishedName));
    await client.query(`DROP DATABASE ${databaseName}`);
    await client.query(`ALTER DATABASE ${unfinishedName} RENAME TO ${databaseName}`);
    return result;
  });
}

async function openGiven(url: string): Promise<ApplicationDatabase> {
  const place = describe(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database of DATABASE_URL (${place}) cannot be reached: ${reason}`, {
      cause,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
  return {
    url,
    place,
    isUp: () => true,
    fill: (work) => work(url),
    release: () => Promise.resolve(),
  };
}

function describe(url: string): string {
  try {
    const { hostname, pathname } = new URL(url);
    return `${pathname.slice(1)} on ${hostname}`;
  } catch {
    throw new Error(
      'DATABASE_URL is not an address: postgresql://user:password@host:5432/database',
    );
  }
}

async function createIfMissing(client: pg.Client): Promise<void> {
  const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
  if (found.rowCount !== 0) return;
  try {
    await client.query(`CREATE DATABASE ${databaseName}`);
  } catch (error) {
    const madeByAnother = ['42P04', '23505'];
    if (!madeByAnother.includes((error as pg.DatabaseError).code ?? '')) throw error;
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

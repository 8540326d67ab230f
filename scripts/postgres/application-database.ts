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
  readonly release: () => Promise<void>;
};

const databaseName = 'goldspan';

/** @throws when the database of DATABASE_URL cannot be reached */
export async function openApplicationDatabase(dataFolder: string): Promise<ApplicationDatabase> {
  const given = process.env.DATABASE_URL;
  if (given !== undefined && given !== '') return openGiven(given);
  const server = await joinPostgres(path.join(dataFolder, 'postgres'));
  try {
    await createIfMissing(server.url('postgres'));
  } catch (error) {
    await server.release();
    throw error;
  }
  return {
    url: server.url(databaseName),
    place: server.folder,
    isUp: () => isRunning(server.process),
    release: server.release,
  };
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
  return { url, place, isUp: () => true, release: () => Promise.resolve() };
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

async function createIfMissing(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      databaseName,
    ]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`);
  } catch (error) {
    // Another command made it in the same moment.
    if ((error as pg.DatabaseError).code !== '42P04') throw error;
  } finally {
    await client.end();
  }
}

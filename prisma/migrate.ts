/**
 * Brings a database to the program's schema: applies the files of prisma/migrations in the order of
 * their names, each in one transaction, and records them as Prisma's own tool does (table, checksum
 * and lock are Prisma's), so that `prisma migrate deploy` stays usable on the same database.
 */
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';

export const migrationsFolder = path.join(import.meta.dirname, 'migrations');

export type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

type Applied = {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
};

/** The key of the advisory lock that Prisma takes while it migrates. */
const prismaLock = 72_707_369;

const recordsTable = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                  VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum            VARCHAR(64) NOT NULL,
    finished_at         TIMESTAMPTZ,
    migration_name      VARCHAR(255) NOT NULL,
    logs                TEXT,
    rolled_back_at      TIMESTAMPTZ,
    started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;

/** The program's migrations, in order. */
export function readMigrations(folder: string = migrationsFolder): readonly Migration[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return names.sort().map((name) => {
    const file = readFileSync(path.join(folder, name, 'migration.sql'));
    const checksum = createHash('sha256').update(file).digest('hex');
    return { name, sql: file.toString('utf8'), checksum };
  });
}

/**
 * Applies what the database lacks.
 * @returns the names of the migrations applied now
 * @throws when the database's encoding is not UTF8, when a migration that it had differs from the
 * program's, is unknown to the program or was left unfinished, or when one fails (it is then undone)
 */
export async function migrate(
  url: string,
  migrations: readonly Migration[] = readMigrations(),
): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await requireUtf8(client);
    await client.query('SELECT pg_advisory_lock($1)', [prismaLock]);
    await client.query(recordsTable);
    const missing = findMissing(migrations, await readApplied(client));
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function requireUtf8(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; encoding: string }>(
    'SELECT current_database() AS name, pg_encoding_to_char(encoding) AS encoding ' +
      'FROM pg_database WHERE datname = current_database()',
  );
  const [database] = rows;
  if (database === undefined || database.encoding === 'UTF8') return;
  throw new Error(
    `The database "${database.name}" has the encoding ${database.encoding}. Goldspan counts offsets ` +
      `in Unicode characters and needs UTF8: create the database again with ENCODING 'UTF8' ` +
      `(and TEMPLATE template0).`,
  );
}

async function readApplied(client: pg.Client): Promise<readonly Applied[]> {
  const { rows } = await client.query<Applied>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations ' +
      'WHERE rolled_back_at IS NULL ORDER BY started_at',
  );
  return rows;
}

function findMissing(
  migrations: readonly Migration[],
  applied: readonly Applied[],
): readonly Migration[] {
  for (const row of applied) {
    const name = row.migration_name;
    const migration = migrations.find((candidate) => candidate.name === name);
    if (row.finished_at === null) {
      throw new Error(
        `The migration "${name}" began on this database and did not finish. Restore the database ` +
          'from a backup, or repair it and mark it with `prisma migrate resolve`.',
      );
    }
    if (migration === undefined) {
      throw new Error(
        `The database has the migration "${name}", which this version of Goldspan does not know: a ` +
          'newer version has used it. Start that version, or restore an older backup.',
      );
    }
    if (migration.checksum !== row.checksum) {
      throw new Error(
        `The migration "${name}" was changed after it was applied to this database. Undo the change ` +
          'to its file and put what is new into a migration of its own (`npm run migration`).',
      );
    }
  }
  const known = new Set(applied.map((row) => row.migration_name));
  return migrations.filter(({ name }) => !known.has(name));
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(
      'INSERT INTO _prisma_migrations ' +
        '(id, checksum, migration_name, started_at, finished_at, applied_steps_count) ' +
        'VALUES ($1, $2, $3, now(), clock_timestamp(), 1)',
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The migration "${name}" failed and was undone: ${reason}`, { cause });
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const url = process.env.DATABASE_URL;
  if (url === undefined) throw new Error('DATABASE_URL is not set.');
  const applied = await migrate(url);
  console.log(
    applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`,
  );
}

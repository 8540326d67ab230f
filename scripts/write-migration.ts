/**
 * Writes the next migration: what a database with all migrations so far lacks to be as
 * prisma/schema.prisma says. Checks and triggers are then added to the file by hand.
 *
 *     npm run migration -- add_meetings
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  createTestDatabase,
  dropTestDatabase,
  joinTestServer,
} from '../lib/data/testing/test-server';
import { migrationsFolder, readMigrations } from '../prisma/migrate';
import { diffSchema } from '../prisma/schema-diff';

const [title] = process.argv.slice(2);
if (title === undefined || !/^[a-z][a-z0-9_]*$/.test(title)) {
  console.error('Give the migration a name in small letters: npm run migration -- add_meetings');
  process.exit(1);
}

const sql = await findChanges();
if (sql === null) {
  console.log('The migrations already lead to prisma/schema.prisma: nothing was written.');
} else {
  const last = readMigrations().at(-1)?.name ?? '0000';
  const number = String(Number.parseInt(last, 10) + 1).padStart(4, '0');
  const folder = path.join(migrationsFolder, `${number}_${title}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'migration.sql'), sql);
  console.log(
    `Wrote ${path.relative(process.cwd(), folder)}/migration.sql: read it before you keep it.`,
  );
}

async function findChanges(): Promise<string | null> {
  const server = await joinTestServer();
  const name = await createTestDatabase(server);
  try {
    return await diffSchema(server.url(name));
  } finally {
    await dropTestDatabase(server, name);
    await server.release();
  }
}

import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import {
  createTestDatabase,
  dropTestDatabase,
  joinTestServer,
  type TestServer,
} from '@/lib/data/testing/test-server';
import { migrate, type Migration, readMigrations } from './migrate';

let server: TestServer;
let name: string;
let client: pg.Client;

const first = migration('0001_first', 'CREATE TABLE a (id int); INSERT INTO a VALUES (1);');
const second = migration(
  '0002_second',
  `CREATE FUNCTION f() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 2; END; $$;`,
);

beforeAll(async () => {
  server = await joinTestServer();
});

beforeEach(async () => {
  name = await createTestDatabase({ ...server, template: 'template0' });
  client = new pg.Client({ connectionString: server.url(name) });
  await client.connect();
});

afterEach(async () => {
  await client.end();
  await dropTestDatabase(server, name);
});

afterAll(() => server.release());

function migration(named: string, sql: string): Migration {
  return { name: named, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

function run(...migrations: Migration[]) {
  return migrate(server.url(name), migrations);
}

async function ask(sql: string): Promise<unknown[]> {
  return (await client.query<Record<string, unknown>>(sql)).rows;
}

test('applies what is missing, in order, once, and records it as Prisma does', async () => {
  expect(await run(first)).toEqual(['0001_first']);
  expect(await run(first, second)).toEqual(['0002_second']);
  expect(await run(first, second)).toEqual([]);
  expect(await ask('SELECT f()')).toEqual([{ f: 2 }]);
  expect(await ask('SELECT count(*)::int AS rows FROM a')).toEqual([{ rows: 1 }]);
  const records = await ask(
    'SELECT migration_name, checksum, applied_steps_count, logs, rolled_back_at, ' +
      'finished_at IS NOT NULL AS finished, length(id) AS id FROM _prisma_migrations ORDER BY started_at',
  );
  const common = {
    applied_steps_count: 1,
    logs: null,
    rolled_back_at: null,
    finished: true,
    id: 36,
  };
  expect(records).toEqual([
    { migration_name: '0001_first', checksum: first.checksum, ...common },
    { migration_name: '0002_second', checksum: second.checksum, ...common },
  ]);
});

test('two at once apply each migration once', async () => {
  const applied = await Promise.all([run(first, second), run(first, second)]);
  expect(applied.map((names) => names.length).sort()).toEqual([0, 2]);
});

test('a failing migration leaves nothing of itself', async () => {
  const broken = migration('0002_broken', 'CREATE TABLE b (id int); SELECT nothing_here();');
  await expect(run(first, broken)).rejects.toThrow(
    /"0002_broken" failed and was undone: .*nothing_here/,
  );
  expect(await ask("SELECT to_regclass('a')::text AS a, to_regclass('b')::text AS b")).toEqual([
    { a: 'a', b: null },
  ]);
  expect(await run(first, second)).toEqual(['0002_second']);
});

test('a migration changed after it was applied is refused', async () => {
  await run(first);
  const changed = migration(first.name, `${first.sql} -- more`);
  await expect(run(changed, second)).rejects.toThrow(
    '"0001_first" was changed after it was applied',
  );
  expect(await ask("SELECT to_regproc('f')::text AS f")).toEqual([{ f: null }]);
});

test('a database that a newer version has used is refused', async () => {
  await run(first, second);
  await expect(run(first)).rejects.toThrow(
    '"0002_second", which this version of Goldspan does not know',
  );
});

test('a migration that another tool left unfinished is refused', async () => {
  await run(first);
  await client.query('UPDATE _prisma_migrations SET finished_at = NULL');
  await expect(run(first)).rejects.toThrow(
    '"0001_first" began on this database and did not finish',
  );
});

test('a database that is not UTF8 is refused before anything is written', async () => {
  const latin = `${name}_latin`;
  await client.query(
    `CREATE DATABASE ${latin} TEMPLATE template0 ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C'`,
  );
  await expect(migrate(server.url(latin), [first])).rejects.toThrow(
    /has the encoding LATIN1.*needs UTF8/,
  );
  await dropTestDatabase(server, latin);
});

test("the program's own migrations are read in the order of their names", () => {
  const names = readMigrations().map((each) => each.name);
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual([...names].sort());
});

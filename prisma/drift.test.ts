import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestDatabase,
  dropTestDatabase,
  joinTestServer,
  type TestServer,
} from '@/lib/data/testing/test-server';
import { diffSchema } from './schema-diff';

let server: TestServer;
let name: string;

beforeAll(async () => {
  server = await joinTestServer();
  name = await createTestDatabase(server);
});

afterAll(async () => {
  await dropTestDatabase(server, name);
  await server.release();
});

test('a migrated database is as schema.prisma says', async () => {
  expect(await diffSchema(server.url(name))).toBeNull();
});

test('a database that differs from schema.prisma is noticed', async () => {
  const client = new pg.Client({ connectionString: server.url(name) });
  await client.connect();
  await client.query('ALTER TABLE "User" DROP COLUMN "name"');
  await client.end();
  expect(await diffSchema(server.url(name))).toContain('ADD COLUMN     "name" TEXT NOT NULL');
});

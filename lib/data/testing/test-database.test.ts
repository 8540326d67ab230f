import { expect, test } from 'vitest';
import { database } from '../database';
import { prepareTestDatabase } from './database';
import { createTestDatabase, dropTestDatabase, joinTestServer } from './test-server';

prepareTestDatabase();

test('a test file has a migrated database of its own', async () => {
  const [row] = await database().$queryRaw<{ name: string }[]>`SELECT current_database() AS name`;
  expect(row!.name).toMatch(/^goldspan_test_/);
  expect(process.env.DATABASE_URL).toContain(row!.name);
  expect(await database().user.count()).toBe(0);
});

test('what one database holds is not in the next one made from the template', async () => {
  await database().user.create({ data: { id: 'u', email: 'u@test.invalid', name: 'U' } });
  const server = await joinTestServer();
  const name = await createTestDatabase(server);
  const { connectDatabase } = await import('../database');
  const other = connectDatabase(server.url(name));
  expect(await other.user.count()).toBe(0);
  await other.$disconnect();
  await dropTestDatabase(server, name);
  await server.release();
});

test('only test databases can be dropped', async () => {
  const server = await joinTestServer();
  await expect(dropTestDatabase(server, 'postgres')).rejects.toThrow('not a test database');
  await server.release();
});

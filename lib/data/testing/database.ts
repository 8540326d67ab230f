/** A database of its own for each test file. */
import { afterAll, beforeAll } from 'vitest';
import { connectDatabase, database, useDatabase as answerWith } from '../database';
import { createTestDatabase, dropTestDatabase, joinTestServer } from './test-server';

/**
 * Call it once at the top of a test file: before its tests a fresh, migrated database is made, which
 * `database()` answers with and DATABASE_URL names; after them it is dropped.
 */
export function prepareTestDatabase(): void {
  let remove: () => Promise<void> = () => Promise.resolve();

  beforeAll(async () => {
    const server = await joinTestServer();
    const name = await createTestDatabase(server);
    const url = server.url(name);
    const urlBefore = process.env.DATABASE_URL;
    process.env.DATABASE_URL = url;
    answerWith(connectDatabase(url));
    remove = async () => {
      await database().$disconnect();
      if (urlBefore === undefined) delete process.env.DATABASE_URL;
      else process.env.DATABASE_URL = urlBefore;
      await dropTestDatabase(server, name);
      await server.release();
    };
  });

  afterAll(() => remove());
}

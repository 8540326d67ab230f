/** A database of its own for each test file. */
import { afterAll, beforeAll, expect } from 'vitest';
import { systemActor } from '../actor';
import { checkData } from '../checks/check-data';
import { connectDatabase, database, useDatabase as answerWith } from '../database';
import { createTestDatabase, dropTestDatabase, joinTestServer } from './test-server';

/**
 * Call it once at the top of a test file: before its tests a fresh, migrated database is made, which
 * `database()` answers with and DATABASE_URL names; after them it is looked at for what cannot be
 * true of it, and dropped.
 * @param unlike names of invariants that the file's tests break on purpose, by writing rows
 */
export function prepareTestDatabase({ unlike = [] }: { unlike?: readonly string[] } = {}): void {
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

  afterAll(async () => {
    try {
      const checked = await checkData(systemActor);
      const broken = checked.filter(
        ({ name, offenders }) => offenders.length > 0 && !unlike.includes(name),
      );
      expect(broken, 'what is not true of the data that the tests left').toEqual([]);
    } finally {
      await remove();
    }
  });
}

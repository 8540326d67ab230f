import pg from 'pg';
import { expect, test } from 'vitest';
import {
  createTestDatabase,
  dropTestDatabase,
  joinTestServer,
} from '@/lib/data/testing/test-server';
import { migrate, readMigrations } from './migrate';

const insertRelease = `
  INSERT INTO "Project" ("id", "name", "question") VALUES ('p', 'p', ''), ('q', 'q', '');
  INSERT INTO "Round" ("id", "projectId", "number", "name") VALUES ('rp', 'p', 1, '1'), ('rq', 'q', 1, '1');
  INSERT INTO "Snippet" ("id", "projectId", "roundId", "name", "text", "length")
    VALUES ('sp', 'p', 'rp', 'same name', 'a', 1), ('sq', 'q', 'rq', 'same name', 'a', 1);
  INSERT INTO "Release" ("id", "projectId", "name", "note", "status", "generator", "manifest", "createdBy")
    VALUES ('x', 'q', 'x', '', 'final', '', '{}', '');
  INSERT INTO "ReleaseRow" ("releaseId", "place", "snippet", "row") VALUES ('x', 0, 'same name', '{"a": 1}')`;

test('rows of earlier releases find their snippet, and cannot be changed afterwards', async () => {
  const server = await joinTestServer();
  const name = await createTestDatabase({ ...server, template: 'template0' });
  const client = new pg.Client({ connectionString: server.url(name) });
  try {
    const all = readMigrations();
    const at = all.findIndex((each) => each.name === '0005_show_gold_to_annotators');
    await migrate(server.url(name), all.slice(0, at));
    await client.connect();
    await client.query(insertRelease);
    await migrate(server.url(name), all);
    const { rows } = await client.query('SELECT "snippetId", "row", "reasons" FROM "ReleaseRow"');
    expect(rows).toEqual([{ snippetId: 'sq', row: { a: 1 }, reasons: null }]);
    await expect(client.query(`UPDATE "ReleaseRow" SET "snippetId" = 'sp'`)).rejects.toThrow(
      /append-only/u,
    );
  } finally {
    await client.end();
    await dropTestDatabase(server, name);
    await server.release();
  }
});

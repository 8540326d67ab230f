import { createTestDatabase, joinTestServer } from '@/lib/data/testing/test-server';
import { connectDatabase, database, useDatabase as answerWith } from '@/lib/data/database';
import { assignAll, assignmentOf, join, makeProject, addTexts } from '@/lib/data/testing/build-project';
import { readSnapshot } from '@/lib/data/assignments/read-snapshot';
import { applyOperations } from '@/lib/data/assignments/apply-operations';
import { findSessionActor } from '@/lib/data/actor';
import { randomUUID } from 'node:crypto';
async function main(){
const server = await joinTestServer();
const name = await createTestDatabase(server);
answerWith(connectDatabase(server.url(name)));
const project = await makeProject();
const reader = await join(project, 'r', 'annotator');
await addTexts(project, { first: 'A gap of 1.55 eV was measured, 1.6 eV computed. '.repeat(30) });
await assignAll(project, [reader]);
const id = await assignmentOf(project, reader, 'first');
async function time(label: string, n: number, f: (i: number) => Promise<unknown>) {
  for (let i = 0; i < 100; i++) await f(i);
  const c0 = process.cpuUsage(); const t0 = performance.now();
  for (let i = 100; i < n+100; i++) await f(i);
  const c = process.cpuUsage(c0);
  console.log(label.padEnd(30), ((performance.now() - t0) / n).toFixed(3), 'ms wall', ((c.user + c.system) / 1000 / n).toFixed(3), 'ms cpu');
}
await time('SELECT 1', 1000, () => database().$queryRaw`SELECT 1`);
await time('findSessionActor', 1000, () => findSessionActor(reader.userId, 0));
await time('actor raw', 1000, () => database().$queryRaw`SELECT "id","email","name","isAdmin" FROM "User" WHERE "id"=${reader.userId} AND NOT "isDisabled" AND "epoch"=${0}::int`);
await time('readSnapshot', 1000, () => readSnapshot(database(), reader, id, [randomUUID()]));
let rev = 0;
await time('applyOperations', 600, async (i) => {
  await applyOperations(reader, id, { baseRevision: rev, operations: [{ id: randomUUID(), at: new Date().toISOString(), type: 'note', text: `n ${i}` }] } as never);
  rev += 1;
});
const ex = await database().$queryRawUnsafe(`EXPLAIN (ANALYZE, SUMMARY) SELECT jsonb_build_object(
      'snippetId', a."snippetId", 'isFrozen', c."basisFrozenAt" IS NOT NULL,
      'isEditable', a."userId" = 'x' AND a."status" <> 'withdrawn' AND EXISTS (
        SELECT 1 FROM "Membership" m WHERE m."userId" = a."userId" AND m."projectId" = a."projectId"
          AND m."leftAt" IS NULL AND 'annotator' = ANY (m."roles")),
      'known', (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', o."id", 'payload', o."payload")), '[]')
        FROM "Operation" o WHERE o."assignmentId" = a."id" AND o."id" = ANY ('{}'::uuid[])),
      'content', CASE WHEN a."revision" <> 1 THEN (
        SELECT jsonb_build_object('text', s."text", 'scheme', l."scheme", 'sourceLines', f."lines",
          'annotations', (SELECT COALESCE(jsonb_agg(jsonb_build_object(
              'id', n."id", 'fragments', n."fragments", 'place', n."place") ORDER BY n."place"), '[]')
            FROM "Annotation" n WHERE n."assignmentId" = a."id"))
        FROM "Snippet" s
        JOIN "LabelScheme" l ON l."id" = a."schemeId"
        LEFT JOIN "SourceFile" f ON f."assignmentId" = a."id"
        WHERE s."id" = a."snippetId") END
    ) AS snapshot
    FROM "Assignment" a
    LEFT JOIN "Case" c ON c."snippetId" = a."snippetId"
    WHERE a."id" = '${id}'`);
console.log((ex as any[]).map((r) => r['QUERY PLAN']).filter((l: string) => /Time/.test(l)).join('\n'));
await database().$disconnect();
await server.release();
}
void main();

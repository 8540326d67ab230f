/**
 * Fifty clients annotate at once, on assignments of their own and on shared ones, while the server
 * is killed in the middle and acknowledgements get lost. Afterwards every acknowledged operation is
 * in the log once, and folding the log gives the state. GOLDSPAN_LONG=1 makes it long. Needs a build.
 */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { UserActor } from '@/lib/data/actor';
import { readOwnAssignment } from '@/lib/data/assignments/read-assignment';
import { connectDatabase, database, useDatabase as answerWith } from '@/lib/data/database';
import {
  addTexts,
  assignAll,
  assignmentOf,
  join,
  makeProject,
} from '@/lib/data/testing/build-project';
import { createOwnToken } from '@/lib/data/users/tokens';
import { foldOperations } from '@/lib/domain/assignment/apply-operation';
import { operationSchema, type Operation } from '@/lib/domain/assignment/operation';
import { untouchedAssignment } from '@/lib/domain/assignment/state';
import { seededRandom } from '@/lib/domain/random/seeded-random';
import { indexText } from '@/lib/domain/text/code-points';
import { pv600Template } from '@/lib/domain/label-scheme/templates';
import { ApiClient } from './under-test/api-client';
import { startInstallation } from './under-test/installation';
import { annotateAtRandom, type Acknowledged } from './under-test/random-annotator';

const isLong = process.env.GOLDSPAN_LONG === '1';
const steps = isLong ? 300 : 12;
const kills = isLong ? 10 : 2;
const seed = process.env.GOLDSPAN_SEED ?? String(Date.now());

/** 30 people with one client each, and 10 with two on the same assignment. */
const people = 40;
const clientsOf = (person: number) => (person < 30 ? 1 : 2);

/** Five people read each, so that some finish the same snippet at the same time. */
const names = Array.from({ length: 8 }, (_, i) => `text ${i + 1}`);
const text = 'The gap of the 😀 film is 1.55 eV, and 2.2–2.4 eV was given before.';

console.log(`Durability: 50 clients, ${steps} steps each, ${kills} kills, seed ${seed}`);
const installation = await startInstallation();
answerWith(connectDatabase(installation.databaseUrl));
let passed = 0;
try {
  const project = await makeProject();
  await addTexts(project, Object.fromEntries(names.map((name) => [name, text])));
  const readers: { actor: UserActor; assignment: string; token: string }[] = [];
  for (let i = 0; i < people; i += 1) {
    const actor = await join(project, `annotator ${i}`, 'annotator');
    readers.push({ actor, assignment: '', token: await createOwnToken(actor, 'trial') });
  }
  await assignAll(
    project,
    readers.map(({ actor }) => actor),
  );
  for (const [person, reader] of readers.entries()) {
    const name = names[person % names.length] ?? '';
    reader.assignment = await assignmentOf(project, reader.actor, name);
  }

  const acknowledged = new Map<string, Acknowledged>(
    readers.map(({ assignment }) => [assignment, new Map()]),
  );
  let remaining = readers.reduce((sum, _, person) => sum + clientsOf(person), 0);
  const clients = readers.flatMap(({ assignment, token }, person) =>
    Array.from({ length: clientsOf(person) }, async (_, client) => {
      await annotateAtRandom({
        api: new ApiClient(installation.url, token),
        assignment,
        length: Array.from(text).length,
        steps,
        random: seededRandom(`${seed} ${person} ${client}`),
        acknowledged: acknowledged.get(assignment) ?? new Map<string, Operation>(),
      });
      remaining -= 1;
    }),
  );
  const killing = (async () => {
    for (let kill = 0; kill < kills && remaining > 0; kill += 1) {
      await waitForProgress(acknowledged, ((kill + 1) * steps * 50) / (kills + 2));
      await installation.kill();
      await installation.restart();
    }
  })();
  await Promise.all([...clients, killing]);

  let operations = 0;
  for (const { actor, assignment } of readers) {
    const log = await database().operation.findMany({
      where: { assignmentId: assignment },
      orderBy: { revision: 'asc' },
    });
    assert.deepEqual(
      log.map(({ revision }) => revision),
      log.map((_, i) => i + 1),
      'the log has every revision once',
    );
    const inLog = new Set(log.map(({ id }) => id));
    for (const id of acknowledged.get(assignment)?.keys() ?? []) {
      assert.ok(inLog.has(id), `the acknowledged operation ${id} is in the log`);
    }
    const folded = foldOperations(
      untouchedAssignment,
      log.map(({ payload }) => operationSchema.parse(payload)),
      { text: indexText(text), scheme: pv600Template.scheme, references: new Map() },
    );
    const { revision, status, outcome, flag, note, annotations } = await readOwnAssignment(
      actor,
      assignment,
    );
    assert.deepEqual({ revision, status, outcome, flag, note, annotations }, folded);
    operations += log.length;
  }
  console.log(`${operations} operations in the logs, all acknowledged ones once.`);
  passed = 1;
} catch (error) {
  console.error(error);
} finally {
  await database().$disconnect();
  await installation.end();
}
console.log(`${passed} passed, ${1 - passed} failed`);
process.exitCode = passed === 1 ? 0 : 1;

async function waitForProgress(all: ReadonlyMap<string, Acknowledged>, wanted: number) {
  const count = () => [...all.values()].reduce((sum, { size }) => sum + size, 0);
  const deadline = Date.now() + 60_000;
  while (count() < wanted && Date.now() < deadline) await wait(10);
}

/**
 * Tries the program on real files that nobody here wrote, over its API:
 *
 *     npm run test:corpora -- ../shared/corpora
 *
 * Four annotators' readings must give the published table of agreement; thirty files with relations
 * and events must come back byte for byte, and after one change with one line changed. Needs a build.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { systemActor } from '@/lib/data/actor';
import { connectDatabase, database, useDatabase as answerWith } from '@/lib/data/database';
import { createUser } from '@/lib/data/users/create-user';
import { createTokenFor } from '@/lib/data/users/tokens';
import { ApiClient } from './under-test/api-client';
import { startInstallation, type Installation } from './under-test/installation';

const folder = path.resolve(process.argv[2] ?? '../shared/corpora');
const readers = ['Lisa', 'Maria', 'Max', 'Peter'] as const;

type Files = Record<string, Uint8Array>;
type Report = { errors: unknown[]; snippets: number };
type Pair = Record<'a' | 'b', string> &
  Record<'spansA' | 'spansB' | 'exact' | 'exactSameLabel' | 'partial' | 'onlyA' | 'onlyB', number>;
type Agreement = { pairs: Pair[]; pooled: { meanStrictF1: { value: number } } };
type Assignment = {
  revision: number;
  annotations: { id: string; fragments: [number, number][] }[];
  references: Record<string, unknown>;
};

/** The published table: spans of either, exact, of these same type, partial, only first, second. */
const publishedTable = [
  ['lisa', 'maria', 404, 404, 382, 382, 19, 3, 3],
  ['lisa', 'max', 404, 358, 333, 333, 25, 46, 0],
  ['lisa', 'peter', 404, 401, 397, 386, 0, 7, 4],
  ['maria', 'max', 404, 358, 311, 311, 44, 49, 3],
  ['maria', 'peter', 404, 401, 376, 366, 18, 10, 7],
  ['max', 'peter', 358, 401, 329, 318, 25, 4, 47],
];

async function fourAnnotators(lead: ApiClient): Promise<void> {
  const root = path.join(folder, 'bratiaa-four-annotators');
  const project = await lead.post<{ id: string }>('/projects', {
    name: 'Four annotators',
    template: 'blank',
    annotationConf: readFileSync(path.join(root, 'annotation.conf'), 'utf8'),
    visualConf: readFileSync(path.join(root, 'visual.conf'), 'utf8'),
  });
  for (const name of readers) {
    const email = `${name.toLowerCase()}@example.org`;
    await lead.post(`/projects/${project.id}/members`, { email, name, roles: ['annotator'] });
    const bytes = zipSync(readFolder(path.join(root, name)));
    const report = await lead.import<Report>(project.id, bytes, {
      kind: 'readings',
      annotator: email,
    });
    assert.deepEqual(report.errors, []);
    assert.equal(report.snippets, 7);
  }
  const { pairs, pooled } = await lead.get<Agreement>(`/projects/${project.id}/agreement`);
  const table = pairs.map(({ a, b, ...sums }) => [
    a.replace('@example.org', ''),
    b.replace('@example.org', ''),
    sums.spansA,
    sums.spansB,
    sums.exact,
    sums.exactSameLabel,
    sums.partial,
    sums.onlyA,
    sums.onlyB,
  ]);
  assert.deepEqual(table, publishedTable);
  assert.equal(pooled.meanStrictF1.value.toFixed(4), '0.8904');
}

async function thirtySyntheses(lead: ApiClient): Promise<void> {
  const files = readFolder(path.join(folder, 'materials-syntheses'));
  const project = await lead.post<{ id: string }>('/projects', {
    name: 'Syntheses',
    template: 'blank',
  });
  const email = 'reader@example.org';
  await lead.post(`/projects/${project.id}/members`, {
    email,
    name: 'Reader',
    roles: ['annotator'],
  });
  const report = await lead.import<Report>(project.id, zipSync(files), {
    kind: 'readings',
    annotator: email,
  });
  assert.deepEqual(report.errors, []);
  assert.equal(report.snippets, 30);

  const exported = await exportFolder(lead, project.id);
  for (const [name, bytes] of Object.entries(files)) {
    assert.ok(exported[name] !== undefined, `${name} is exported`);
    assert.ok(Buffer.from(bytes).equals(exported[name]), `${name} comes back byte for byte`);
  }
  const reader = new ApiClient(
    installation.url,
    await createTokenFor(systemActor, email, 'corpora'),
  );
  const changed = await changeOneSpan(reader);
  const after = await exportFolder(lead, project.id);
  for (const [name, bytes] of Object.entries(exported)) {
    if (!name.endsWith('.ann')) continue;
    const lines = linesOf(after[name]);
    const different = linesOf(bytes).filter((line, i) => line !== lines[i]);
    assert.equal(different.length, name === `${changed}.ann` ? 1 : 0, name);
    assert.equal(lines.length, linesOf(bytes).length, name);
  }
}

/** Moves the start of one span by a character. @returns the snippet's name */
async function changeOneSpan(reader: ApiClient): Promise<string> {
  const { items } = await reader.get<{ items: { id: string; snippet: string }[] }>('/assignments');
  const [first] = items;
  assert.ok(first);
  const assignment = await reader.get<Assignment>(`/assignments/${first.id}`);
  const span = assignment.annotations.find(
    ({ fragments: [edges] }) => edges && edges[1] - edges[0] > 3,
  );
  assert.ok(span);
  const [start, end] = span.fragments[0] ?? [0, 0];
  const at = new Date().toISOString();
  await reader.post(`/assignments/${first.id}/operations`, {
    baseRevision: assignment.revision,
    operations: [
      { id: randomUUID(), at, type: 'reopen' },
      {
        id: randomUUID(),
        at,
        type: 'change',
        annotation: span.id,
        set: { fragments: [[start, end - 1], ...span.fragments.slice(1)] },
      },
      { id: randomUUID(), at, type: 'finish', outcome: 'values' },
    ],
  });
  return first.snippet;
}

function readFolder(root: string): Files {
  const names = readdirSync(root).filter((name) => /\.(txt|ann)$/u.test(name));
  return Object.fromEntries(
    names.map((name) => [name, new Uint8Array(readFileSync(path.join(root, name)))]),
  );
}

async function exportFolder(lead: ApiClient, project: string): Promise<Files> {
  const files = unzipSync(await lead.download(`/projects/${project}/readings.zip`));
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [path.basename(name), bytes]),
  );
}

function linesOf(bytes: Uint8Array | undefined): string[] {
  return Buffer.from(bytes ?? [])
    .toString('utf8')
    .split('\n');
}

if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
const installation: Installation = await startInstallation();
answerWith(connectDatabase(installation.databaseUrl));
let passed = 0;
let failed = 0;
try {
  const email = 'lead@example.org';
  await createUser(systemActor, { email, name: 'Lead', isAdmin: true });
  const lead = new ApiClient(installation.url, await createTokenFor(systemActor, email, 'corpora'));
  for (const trial of [fourAnnotators, thirtySyntheses]) {
    try {
      await trial(lead);
      passed += 1;
      console.log(`✓ ${trial.name}`);
    } catch (error) {
      failed += 1;
      console.error(`✗ ${trial.name}`, error);
    }
  }
} finally {
  await database().$disconnect();
  await installation.end();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

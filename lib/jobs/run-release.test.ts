import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyOperations } from '../data/assignments/apply-operations';
import { listCases } from '../data/cases/list-cases';
import { readCase } from '../data/cases/read-case';
import { recordDecision } from '../data/cases/record-decision';
import { confirmValues, listValuesToCheck } from '../data/cases/value-checks';
import { database } from '../data/database';
import { readJob } from '../data/jobs/jobs';
import { listReleases, openReleaseFile, readRelease } from '../data/releases/read-releases';
import { requestRelease } from '../data/releases/request-release';
import {
  addTexts,
  assignAll,
  join,
  makeProject,
  operation,
  read,
  type TestProject,
} from '../data/testing/build-project';
import { prepareTestDatabase } from '../data/testing/database';
import type { UserActor } from '../data/actor';
import { unzipFiles } from '../domain/release/zip-files';
import { runJob } from './run-job';

const label = 'Experimental_bandgap';
const text = 'The gap is 1.55 eV. Others give <1.6 eV.';

prepareTestDatabase();

let project: TestProject;
let a: UserActor;
let b: UserActor;
let viewer: UserActor;

beforeAll(async () => {
  project = await makeProject();
  a = await join(project, 'a', 'annotator');
  b = await join(project, 'b', 'annotator');
  viewer = await join(project, 'viewer', 'viewer');
  await addTexts(project, { agreed: text, missed: text, empty: text });
  await assignAll(project, [a, b]);
});

async function release(name: string, draft: boolean) {
  const id = await requestRelease(project.lead, project.id, { name, note: '', draft });
  await runJob(id);
  const { state, report } = await readJob(project.lead, id);
  return { state, report: report as { release: string; files: string[]; message?: string } };
}

async function bytesOf(actor: UserActor, name: string, file: string): Promise<Buffer> {
  const { chunks, sha256, size } = await openReleaseFile(actor, project.id, name, file);
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  const bytes = Buffer.concat(parts);
  expect(bytes.byteLength).toBe(size);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  return bytes;
}

describe('a release', () => {
  it('is refused with the list of what is not settled, until all is', async () => {
    await expect(release('one', false)).rejects.toMatchObject({
      code: 'unprocessable',
      details: [
        { path: 'agreed', code: 'waiting' },
        { path: 'empty', code: 'waiting' },
        { path: 'missed', code: 'waiting' },
      ],
    });
    await read(project, a, 'agreed', [[11, 18, label]]);
    await read(project, b, 'agreed', [[11, 18, label]]);
    await read(project, a, 'empty', []);
    await read(project, b, 'empty', []);
    await read(project, a, 'missed', [[32, 39, label]]);
    await read(project, b, 'missed', []);
    await expect(release('one', false)).rejects.toMatchObject({
      details: [{ path: 'missed', code: 'open' }],
    });
  });

  it('can be drafted with what is settled so far', async () => {
    const { state, report } = await release('draft', true);
    expect(state).toBe('done');
    const { manifest, status } = await readRelease(viewer, project.id, report.release);
    expect(status).toBe('draft');
    expect(manifest).toMatchObject({
      counts: { snippets: 2, withGold: 1 },
      leftOut: { unsettled: 1 },
    });
  });

  it('waits for a person where a value cannot be read for sure', async () => {
    const { items } = await listCases(project.lead, project.id, { limit: 10, status: 'open' });
    const view = await readCase(project.lead, items[0]!.id);
    await recordDecision(project.lead, view.id, {
      id: randomUUID(),
      caseRevision: view.revision,
      item: view.items[0]!.id,
      gold: [{ fragments: [[32, 39]], label }],
      reason: 'A bound is a value here.',
    });
    await expect(release('one', false)).rejects.toMatchObject({
      details: [{ path: 'missed', code: 'valuesToCheck' }],
    });
    const [value] = await listValuesToCheck(project.lead, project.id);
    expect(value).toMatchObject({ quote: '<1.6 eV', proposed: ['1.6'], before: text.slice(0, 32) });
    await confirmValues(project.lead, project.id, value!.id, ['1.6']);
    expect(await listValuesToCheck(project.lead, project.id)).toEqual([]);
  });

  it('stores the bytes of its files, and freezes what agreement stands on', async () => {
    const { state, report } = await release('one', false);
    expect([state, report.message]).toEqual(['done', undefined]);
    const table = await bytesOf(viewer, 'one', 'PV600.csv');
    const rows = table.toString('utf8').trimEnd().split('\n');
    expect(rows.map((row) => row.split(',').slice(0, 1)[0])).toEqual([
      'Snippet name',
      'agreed',
      'empty',
      'missed',
    ]);
    expect(rows[1]).toContain('yes,1.55 eV,11,18,yes,1.55,Experimental');
    expect(rows[3]).toContain('yes,<1.6 eV,32,39,yes,1.6,Experimental');
    const files = unzipFiles(await bytesOf(viewer, 'one', 'PV600.zip'));
    expect(files.find(({ path }) => path === 'PV600/agreed.ann')?.content).toBe(
      'T1\tExperimental_bandgap 11 18\t1.55 eV\n',
    );
    const assignment = await database().assignment.findFirstOrThrow({
      where: { userId: a.userId, snippet: { name: 'empty' } },
    });
    await expect(
      applyOperations(a, assignment.id, {
        baseRevision: assignment.revision,
        operations: [operation({ type: 'reopen' })],
      }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('offers the readings behind it to those who adjudicate, and to nobody else', async () => {
    await bytesOf(project.lead, 'one', 'readings.zip');
    await expect(bytesOf(viewer, 'one', 'readings.zip')).rejects.toMatchObject({
      code: 'notFound',
    });
    await expect(listReleases(a, project.id)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('is never changed, and its name is taken', async () => {
    await expect(release('one', true)).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      database().releaseChunk.updateMany({ data: { bytes: new Uint8Array([1]) } }),
    ).rejects.toThrow(/append-only/u);
    await expect(database().release.deleteMany()).rejects.toThrow(/append-only/u);
  });
});

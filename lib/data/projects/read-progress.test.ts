import { beforeAll, describe, expect, it } from 'vitest';
import { removeMember } from './members';
import type { UserActor } from '../actor';
import { applyOperations } from '../assignments/apply-operations';
import { readAssignmentFrame } from '../assignments/read-assignment-frame';
import { database } from '../database';
import { listRounds } from '../plans/list-rounds';
import {
  addTexts,
  assignAll,
  assignmentOf,
  join,
  makeProject,
  operation,
  read,
  type TestProject,
} from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { exportProgress } from './export-progress';
import { readOwnProgress } from './read-own-progress';
import { readProgress } from './read-progress';
import { readReaderProgress } from './read-reader-progress';

const text = 'The gap is 1.55 eV here.';
const label = 'Experimental_bandgap';

prepareTestDatabase();

let project: TestProject;
let a: UserActor;
let b: UserActor;
let viewer: UserActor;

beforeAll(async () => {
  project = await makeProject();
  a = await join(project, 'annotator a', 'annotator');
  b = await join(project, 'annotator b', 'annotator');
  viewer = await join(project, 'viewer', 'viewer');
  await addTexts(project, { s1: text, s2: text, s3: text, s4: text });
  await assignAll(project, [a, b]);
  await read(project, a, 's1', [[11, 18, label]]);
  await read(project, a, 's2', []);
  const flagged = await assignmentOf(project, a, 's3');
  await applyOperations(a, flagged, {
    baseRevision: 0,
    operations: [operation({ type: 'flag', on: true, reason: 'text damaged' })],
  });
  await read(project, b, 's1', [[11, 18, label]]);
});

describe('readOwnProgress', () => {
  it('counts the own work alone, and names the first snippet that is not finished', async () => {
    const progress = await readOwnProgress(a, project.id);
    expect(progress).toMatchObject({
      total: 4,
      open: 1,
      inProgress: 1,
      finished: 2,
      flagged: 1,
      outcomes: { values: 1, none: 1, undecided: 0, unreadable: 0 },
      rounds: [{ name: 'Round 1', total: 4, finished: 2 }],
    });
    const left = [await assignmentOf(project, a, 's3'), await assignmentOf(project, a, 's4')];
    expect(left).toContain(progress.next);
  });

  it('has nothing to go on with when all is finished, and no excluded snippets', async () => {
    await database().snippet.updateMany({
      where: { projectId: project.id, name: { in: ['s2', 's3', 's4'] } },
      data: { status: 'excluded', excludedReason: 'test' },
    });
    expect(await readOwnProgress(a, project.id)).toMatchObject({
      total: 1,
      finished: 1,
      next: null,
    });
    await database().snippet.updateMany({
      where: { projectId: project.id },
      data: { status: 'active', excludedReason: null },
    });
  });

  it('is not for those who do not annotate', async () => {
    await expect(readOwnProgress(viewer, project.id)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('readReaderProgress', () => {
  it('tells the lead how far each is, and keeps former members with work', async () => {
    const idle = await join(project, 'idle', 'annotator');
    expect(await readReaderProgress(project.lead, project.id)).toMatchObject([
      { name: 'annotator a', total: 4, finished: 2, inProgress: 1, flagged: 1, isFormer: false },
      { name: 'annotator b', total: 4, finished: 1, inProgress: 0, flagged: 0, isFormer: false },
      { name: 'idle', total: 0, finished: 0, lastFinishedAt: null, isFormer: false },
    ]);
    await removeMember(project.lead, project.id, idle.userId);
    await removeMember(project.lead, project.id, b.userId);
    expect(await readReaderProgress(project.lead, project.id)).toMatchObject([
      { name: 'annotator a', isFormer: false },
      { name: 'annotator b', finished: 1, isFormer: true },
    ]);
  });

  it('is for leads alone', async () => {
    for (const person of [a, viewer]) {
      await expect(readReaderProgress(person, project.id)).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
  });
});

describe('readAssignmentFrame', () => {
  it('names the project and the round', async () => {
    const id = await assignmentOf(project, a, 's1');
    expect(await readAssignmentFrame(a, project.id, id)).toMatchObject({
      project: { id: project.id },
      round: 'Round 1',
    });
  });

  it('knows nothing of the assignments of others, or under another project', async () => {
    const id = await assignmentOf(project, a, 's1');
    const other = await makeProject();
    for (const [person, projectId] of [
      [project.lead, project.id],
      [a, other.id],
    ] as const) {
      await expect(readAssignmentFrame(person, projectId, id)).rejects.toMatchObject({
        code: 'notFound',
      });
    }
  });
});

describe('listRounds', () => {
  it('counts what is still to be planned, and keeps each plan', async () => {
    await addTexts(project, { s5: text });
    const rounds = await listRounds(project.lead, project.id);
    expect(rounds).toMatchObject([
      {
        name: 'Round 1',
        snippets: 5,
        unassigned: 1,
        plans: [{ method: 'ring', overlap: 2, seed: 'test', assignments: 8 }],
      },
    ]);
  });
});

describe('readProgress', () => {
  it('tells what was finished on which day, by annotator, round and material', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const { groups, finishedOn } = await readProgress(project.lead, project.id, 'annotator');
    expect(groups).toMatchObject([
      { key: a.userId, name: 'annotator a', total: 4, finished: 2 },
      { key: b.userId, name: 'annotator b', total: 4, finished: 1 },
    ]);
    expect(finishedOn).toEqual([
      { key: a.userId, day: today, finished: 2 },
      { key: b.userId, day: today, finished: 1 },
    ]);
    const byRound = await readProgress(project.lead, project.id, 'round');
    expect(byRound.groups).toMatchObject([{ name: 'Round 1', total: 8, finished: 3 }]);
    await database().snippet.updateMany({
      where: { projectId: project.id, name: 's1' },
      data: { material: 'MAPI' },
    });
    const byMaterial = await readProgress(project.lead, project.id, 'material');
    expect(byMaterial.groups).toMatchObject([
      { name: 'MAPI', total: 2, finished: 2 },
      { name: null, total: 6, finished: 1 },
    ]);
    const csv = new TextDecoder().decode(
      await exportProgress(project.lead, project.id, 'material'),
    );
    expect(csv).toBe(
      `material,day,finished,finished_so_far,assigned\nMAPI,${today},2,2,2\n,${today},1,1,6\n`,
    );
  });

  it('leaves out what is excluded', async () => {
    const snippets = { where: { projectId: project.id, name: 's1' } };
    await database().snippet.updateMany({
      ...snippets,
      data: { status: 'excluded', excludedReason: 'damaged' },
    });
    const { groups } = await readProgress(project.lead, project.id, 'annotator');
    expect(groups).toMatchObject([
      { total: 3, finished: 1 },
      { total: 3, finished: 0 },
    ]);
    await database().snippet.updateMany({
      ...snippets,
      data: { status: 'active', excludedReason: null },
    });
  });

  it('is for those who may see progress', async () => {
    await expect(readProgress(a, project.id, 'round')).rejects.toMatchObject({ code: 'forbidden' });
  });
});

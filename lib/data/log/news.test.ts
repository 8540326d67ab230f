import { beforeEach, describe, expect, it } from 'vitest';
import type { UserActor } from '../actor';
import { moveAssignments, previewMove } from '../plans/move-assignments';
import { changeRoles } from '../projects/change-roles';
import { publishGuideline } from '../projects/publish-guideline';
import type { Operation } from '../../domain/assignment/operation';
import { applyOperations } from '../assignments/apply-operations';
import { database } from '../database';
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
import { listNews, markNewsRead } from './news';

prepareTestDatabase({ unlike: ['completeCases'] });

let project: TestProject;
let ana: UserActor;
let ben: UserActor;
let cem: UserActor;

beforeEach(async () => {
  project = await makeProject();
  ana = await join(project, 'ana', 'annotator');
  ben = await join(project, 'ben', 'annotator');
  cem = await join(project, 'cem', 'viewer');
  await addTexts(project, { one: 'A gap of 1.55 eV.', two: 'Nothing.' });
  await assignAll(project, [ana, ben]);
});

async function change(person: UserActor, id: string, made: Operation): Promise<void> {
  const { revision } = await database().assignment.findUniqueOrThrow({ where: { id } });
  await applyOperations(person, id, { baseRevision: revision, operations: [made] });
}

const reopen = (person: UserActor, id: string) => change(person, id, operation({ type: 'reopen' }));
const finish = (person: UserActor, id: string) =>
  change(person, id, operation({ type: 'finish', outcome: 'none' }));

async function newsOf(person: UserActor): Promise<string[]> {
  return (await listNews(person, project.id)).lines.map(({ words }) => words);
}

describe('news', () => {
  it('tells people what concerns them, newest first', async () => {
    expect(await newsOf(ana)).toEqual(['2 snippets of Round 1 came to you to read.']);
    expect(await newsOf(cem)).toEqual([]);
    await changeRoles(project.lead, project.id, cem.userId, ['annotator']);
    const request = { from: ana.email, to: [cem.email], takesBegun: true, seed: '1' };
    const { token } = await previewMove(project.lead, project.id, request);
    await moveAssignments(project.lead, project.id, request, token);
    expect(await newsOf(ana)).toEqual([
      '2 snippets that you had not finished went to others. What you marked in them is kept.',
      '2 snippets of Round 1 came to you to read.',
    ]);
    expect(await newsOf(cem)).toEqual([
      '2 snippets more came to you to read.',
      'Your roles are now: annotator.',
    ]);
    expect(await newsOf(ben)).toHaveLength(1);
  });

  it('tells those who read of new rules, and nobody of what they did themselves', async () => {
    await publishGuideline(project.lead, project.id, {
      base: 1,
      text: '## 1 Gaps',
      appliesToUnbegun: true,
    });
    expect((await newsOf(ana))[0]).toMatch(/^The guideline has a new version, 2; clauses .*1/u);
    expect(await newsOf(cem)).toEqual([]);
    expect(await newsOf(project.lead)).toEqual([]);
  });

  it('is gone once it was read, and what comes later is not', async () => {
    const { upTo } = await listNews(ana, project.id);
    await publishGuideline(project.lead, project.id, {
      base: 1,
      text: '## 1 Gaps',
      appliesToUnbegun: true,
    });
    await markNewsRead(ana, project.id, upTo!);
    expect(await newsOf(ana)).toHaveLength(1);
    const later = await listNews(ana, project.id);
    await markNewsRead(ana, project.id, later.upTo!);
    await markNewsRead(ana, project.id, upTo!);
    expect(await newsOf(ana)).toEqual([]);
    expect(await newsOf(ben)).toHaveLength(2);
  });

  it('tells leads of a round when the last reading of what is still read is in', async () => {
    const words = 'Round 1 is finished: all 3 readings are in.';
    await read(project, ana, 'one', []);
    await read(project, ana, 'two', []);
    await read(project, ben, 'one', []);
    expect(await newsOf(project.lead)).toEqual([]);
    const last = await assignmentOf(project, ben, 'two');
    await database().assignment.update({ where: { id: last }, data: { status: 'withdrawn' } });
    const { lines, upTo } = await listNews(project.lead, project.id);
    const { finishedAt } = await database().assignment.findFirstOrThrow({
      where: { projectId: project.id, status: 'finished' },
      orderBy: { finishedAt: 'desc' },
    });
    expect(lines).toEqual([{ at: finishedAt, words }]);
    expect(await newsOf(ana)).toHaveLength(1);
    expect(await newsOf(cem)).toEqual([]);

    await markNewsRead(project.lead, project.id, upTo!);
    expect(await newsOf(project.lead)).toEqual([]);
    // Taken back and given again, it is finished anew.
    const id = await assignmentOf(project, ben, 'one');
    await reopen(ben, id);
    expect(await newsOf(project.lead)).toEqual([]);
    await finish(ben, id);
    expect(await newsOf(project.lead)).toEqual([words]);
  });

  it('counts a round as finished without its excluded snippets', async () => {
    await read(project, ana, 'one', []);
    await read(project, ben, 'one', []);
    const { id } = await database().snippet.findFirstOrThrow({
      where: { projectId: project.id, name: 'two' },
    });
    await database().snippet.update({
      where: { id },
      data: { status: 'excluded', excludedReason: 'no text' },
    });
    expect(await newsOf(project.lead)).toEqual(['Round 1 is finished: all 2 readings are in.']);
  });

  it('is for members', async () => {
    const other = await makeProject();
    await expect(listNews(other.lead, project.id)).rejects.toMatchObject({ code: 'notFound' });
  });
});

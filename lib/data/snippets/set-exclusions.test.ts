import { beforeEach, describe, expect, it } from 'vitest';
import { applyOperations } from '../assignments/apply-operations';
import { listQueue } from '../assignments/list-queue';
import type { UserActor } from '../actor';
import { listCases } from '../cases/list-cases';
import { recordDecision } from '../cases/record-decision';
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
import { listSnippets } from './list-snippets';
import { setExclusions } from './set-exclusions';

prepareTestDatabase();

const label = 'Unknown_bandgap';
let project: TestProject;
let ana: UserActor;
let ben: UserActor;

beforeEach(async () => {
  project = await makeProject();
  ana = await join(project, 'ana', 'annotator');
  ben = await join(project, 'ben', 'annotator');
  await addTexts(project, { one: 'A gap of 1.55 eV.', two: 'Illegible.', three: 'Nothing.' });
  await assignAll(project, [ana, ben]);
});

async function idOf(name: string): Promise<string> {
  const { id } = await database().snippet.findFirstOrThrow({
    where: { projectId: project.id, name },
  });
  return id;
}

async function exclude(name: string, reason: string | null) {
  return setExclusions(project.lead, project.id, [{ snippetId: await idOf(name), reason }]);
}

async function statusOf(name: string): Promise<string> {
  const { items } = await listCases(project.lead, project.id, { limit: 50 });
  return items.find(({ snippet }) => snippet === name)?.status ?? 'not listed';
}

async function decideOne(): Promise<void> {
  await read(project, ana, 'one', [[9, 16, label]]);
  await read(project, ben, 'one', []);
  const { items } = await listCases(project.lead, project.id, { limit: 50 });
  const { id, revision } = items.find(({ snippet }) => snippet === 'one')!;
  await recordDecision(project.lead, id, {
    id: crypto.randomUUID(),
    caseRevision: revision,
    gold: [],
    reason: 'not of this film',
  });
}

describe('setExclusions', () => {
  it('takes a snippet out of every queue, and puts it back as it was', async () => {
    await applyOperations(ana, await assignmentOf(project, ana, 'two'), {
      baseRevision: 0,
      operations: [operation({ type: 'note', text: 'half' })],
    });
    const undo = await exclude('two', 'duplicate');
    expect((await listQueue(ana, project.id)).map(({ snippet }) => snippet)).not.toContain('two');
    expect(undo).toEqual([{ snippetId: await idOf('two'), reason: null }]);
    const redo = await setExclusions(project.lead, project.id, undo);
    expect(redo).toEqual([{ snippetId: await idOf('two'), reason: 'duplicate' }]);
    const entry = (await listQueue(ana, project.id)).find(({ snippet }) => snippet === 'two');
    expect(entry).toMatchObject({ status: 'inProgress' });
  });

  it('keeps the decision, and wants it looked at again', async () => {
    await decideOne();
    expect(await statusOf('one')).toBe('decided');
    await exclude('one', 'not open access');
    expect(await statusOf('one')).toBe('not listed');
    const excluded = await database().case.findUniqueOrThrow({
      where: { snippetId: await idOf('one') },
      include: { decisions: true },
    });
    expect(excluded).toMatchObject({ status: 'stale' });
    expect(excluded.decisions).toHaveLength(1);
    await exclude('one', null);
    expect(await statusOf('one')).toBe('decided');
  });

  it('changes nothing when one of them cannot be', async () => {
    const other = await makeProject();
    await addTexts(other, { foreign: 'x' });
    const foreign = await database().snippet.findFirstOrThrow({ where: { projectId: other.id } });
    await expect(
      setExclusions(project.lead, project.id, [
        { snippetId: await idOf('one'), reason: 'duplicate' },
        { snippetId: foreign.id, reason: 'duplicate' },
      ]),
    ).rejects.toMatchObject({ code: 'unprocessable' });
    await expect(exclude('one', '  ')).rejects.toThrow('Say why');
    expect(await statusOf('one')).toBe('waiting');
    const projectId = project.id;
    expect(
      await database().logEntry.count({ where: { projectId, type: 'snippetsExcluded' } }),
    ).toBe(0);
  });

  it('is for leads', async () => {
    await expect(
      setExclusions(ana, project.id, [{ snippetId: await idOf('one'), reason: 'duplicate' }]),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('writes reason and names into the log, once for what changed', async () => {
    await exclude('one', 'duplicate');
    await exclude('one', 'duplicate');
    const entries = await database().logEntry.findMany({
      where: { projectId: project.id, type: 'snippetsExcluded' },
    });
    expect(entries.map(({ details }) => details)).toEqual([
      { snippets: ['one'], reason: 'duplicate' },
    ]);
  });
});

describe('a text reported as unreadable', () => {
  it('is shown to the lead with the reader’s words, unless the lead has still to read it', async () => {
    const id = await assignmentOf(project, ana, 'two');
    await applyOperations(ana, id, {
      baseRevision: 0,
      operations: [
        operation({ type: 'note', text: 'letters are missing' }),
        operation({ type: 'finish', outcome: 'unreadable' }),
      ],
    });
    const reported = { limit: 50, isReported: true };
    const { items } = await listSnippets(project.lead, project.id, reported);
    expect(items).toMatchObject([{ name: 'two', reports: ['letters are missing'] }]);
    await database().membership.update({
      where: { projectId_userId: { projectId: project.id, userId: ben.userId } },
      data: { roles: ['lead', 'annotator'] },
    });
    expect((await listSnippets(ben, project.id, reported)).items).toEqual([]);
    const all = await listSnippets(ben, project.id, { limit: 50 });
    expect(all.items.flatMap(({ reports }) => reports)).toEqual([]);
    await read(project, ben, 'two', []);
    expect((await listSnippets(ben, project.id, reported)).items).toHaveLength(1);
  });
});

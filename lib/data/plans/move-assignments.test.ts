import { beforeEach, describe, expect, it } from 'vitest';
import { foldOperations } from '../../domain/assignment/apply-operation';
import { operationSchema } from '../../domain/assignment/operation';
import { untouchedAssignment } from '../../domain/assignment/state';
import { pv600Template } from '../../domain/label-scheme/templates';
import { indexText } from '../../domain/text/code-points';
import type { UserActor } from '../actor';
import { applyOperations } from '../assignments/apply-operations';
import { listQueue } from '../assignments/list-queue';
import { readOwnAssignment } from '../assignments/read-assignment';
import { listCases } from '../cases/list-cases';
import { recordDecision } from '../cases/record-decision';
import { database } from '../database';
import { removeMember } from '../projects/members';
import { publishGuideline } from '../projects/publish-guideline';
import { readGuideline } from '../projects/read-guideline';
import {
  addSpan,
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
import { moveAssignments, previewMove, type MoveRequest } from './move-assignments';

prepareTestDatabase();

const text = 'The gap is 1.55 eV here.';
const label = 'Unknown_bandgap';
const names = Array.from({ length: 8 }, (_, i) => `t${i}`);

let project: TestProject;
let ana: UserActor;
let ben: UserActor;
let cem: UserActor;
let dia: UserActor;

/** Ana and Ben read eight texts; Cem and Dia have nothing yet. */
beforeEach(async () => {
  project = await makeProject();
  ana = await join(project, 'ana', 'annotator');
  ben = await join(project, 'ben', 'annotator');
  cem = await join(project, 'cem', 'annotator');
  dia = await join(project, 'dia', 'annotator');
  await addTexts(project, Object.fromEntries(names.map((name) => [name, text])));
  await assignAll(project, [ana, ben]);
});

function request(
  from: UserActor | null,
  to: readonly UserActor[],
  rest: Partial<MoveRequest> = {},
): MoveRequest {
  return {
    from: from?.email ?? null,
    to: to.map(({ email }) => email),
    takesBegun: true,
    seed: '1',
    ...rest,
  };
}

/** As a lead does it: look, then move what was shown. */
async function move(wanted: MoveRequest) {
  const { token } = await previewMove(project.lead, project.id, wanted);
  return moveAssignments(project.lead, project.id, wanted, token);
}

async function queueOf(person: UserActor): Promise<string[]> {
  return (await listQueue(person, project.id)).map(({ snippet }) => snippet).sort();
}

async function caseStatuses(): Promise<Record<string, string>> {
  const rows = await database().case.findMany({
    where: { projectId: project.id },
    include: { snippet: { select: { name: true } } },
  });
  return Object.fromEntries(rows.map(({ snippet, status }) => [snippet.name, status]));
}

describe('moving open work', () => {
  it('gives what is unfinished to others, evenly, and leaves what is finished', async () => {
    await read(project, ana, 't0', [[11, 18, label]]);
    await read(project, ana, 't1', []);
    const preview = await previewMove(project.lead, project.id, request(ana, [cem, dia]));
    expect(await queueOf(cem)).toEqual([]);
    const answer = await move(request(ana, [cem, dia]));
    expect(answer).toEqual(preview);
    expect(answer).toMatchObject({ snippets: 6, begun: 0, finishedCases: 0 });
    expect(await queueOf(ana)).toEqual(['t0', 't1']);
    const [cems, dias] = [await queueOf(cem), await queueOf(dia)];
    expect([cems.length, dias.length]).toEqual([3, 3]);
    expect([...cems, ...dias].sort()).toEqual(names.slice(2));
  });

  it('says the loads and pairs that it leads to', async () => {
    await read(project, ana, 't0', []);
    const { loads, pairs } = await move(request(ana, [cem]));
    expect(loads).toEqual([
      { email: ana.email, before: 7, after: 0 },
      { email: cem.email, before: 0, after: 7 },
    ]);
    const pair = (one: UserActor, other: UserActor) =>
      pairs.find(({ a, b }) => [a, b].sort().join() === [one.email, other.email].sort().join());
    expect(pair(ana, ben)).toMatchObject({ before: 8, after: 1 });
    expect(pair(ben, cem)).toMatchObject({ before: 0, after: 7 });
    expect(pair(ana, cem)).toMatchObject({ before: 0, after: 0 });
    const after = await previewMove(project.lead, project.id, request(cem, [dia]));
    for (const { a, b, before } of after.pairs) {
      const earlier = pairs.find((each) => each.a === a && each.b === b);
      expect(before).toBe(earlier?.after ?? 0);
    }
  });

  it('keeps what was begun, and gives it back with its log', async () => {
    const id = await assignmentOf(project, ana, 't3');
    await applyOperations(ana, id, { baseRevision: 0, operations: [addSpan(11, 18, label)] });
    expect(await move(request(ana, [cem], { takesBegun: false }))).toMatchObject({
      snippets: 7,
      begun: 0,
    });
    expect(await move(request(ana, [cem]))).toMatchObject({ snippets: 1, begun: 1 });
    const withdrawn = await readOwnAssignment(ana, id);
    expect(withdrawn).toMatchObject({ status: 'withdrawn', revision: 1 });
    expect(withdrawn.annotations).toHaveLength(1);
    await expect(
      applyOperations(ana, id, { baseRevision: 1, operations: [addSpan(4, 7, label)] }),
    ).rejects.toMatchObject({ code: 'forbidden' });

    await move(request(cem, [ana]));
    expect(await readOwnAssignment(ana, id)).toMatchObject({ status: 'inProgress', revision: 1 });
    expect(await queueOf(ana)).toEqual(names);
    await applyOperations(ana, id, {
      baseRevision: 1,
      operations: [operation({ type: 'finish', outcome: 'values' })],
    });
    const view = await readOwnAssignment(ana, id);
    const log = await database().operation.findMany({
      where: { assignmentId: id },
      orderBy: { revision: 'asc' },
    });
    const folded = foldOperations(
      untouchedAssignment,
      log.map(({ payload }) => operationSchema.parse(payload)),
      { text: indexText(text), scheme: pv600Template.scheme, references: new Map() },
    );
    expect(folded).toMatchObject({ status: view.status, annotations: view.annotations });
  });

  it('gives back what nobody has begun under the rules of now', async () => {
    await move(request(ana, [cem]));
    const { text: before } = await readGuideline(project.lead, project.id);
    await publishGuideline(project.lead, project.id, {
      base: 1,
      text: `${before}\n\n## 9 New`,
      appliesToUnbegun: true,
    });
    await move(request(cem, [ana]));
    const view = await readOwnAssignment(ana, await assignmentOf(project, ana, 't0'));
    expect(view).toMatchObject({ status: 'open', guidelineVersion: 2 });
  });

  it('never gives a snippet to one who reads it', async () => {
    expect(await previewMove(project.lead, project.id, request(ana, [ben]))).toMatchObject({
      snippets: 0,
      stays: { readByAll: names, frozen: [] },
    });
    await expect(move(request(ana, [ben]))).rejects.toThrow('nothing that these people could take');
  });

  it('moves what a former member left', async () => {
    await removeMember(project.lead, project.id, ana.userId);
    await move(request(ana, [cem]));
    expect(await queueOf(cem)).toEqual(names);
    await expect(move(request(cem, [ana]))).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it('makes the case wait for the new reader, and settles it when that one has finished', async () => {
    await read(project, ben, 't0', [[11, 18, label]]);
    await move(request(ana, [cem]));
    expect((await caseStatuses()).t0).toBe('waiting');
    await read(project, cem, 't0', [[11, 18, label]]);
    expect((await caseStatuses()).t0).toBe('agreed');
  });

  it('refuses what is not what was shown', async () => {
    const wanted = request(ana, [cem]);
    const { token } = await previewMove(project.lead, project.id, wanted);
    await read(project, ana, 't0', []);
    await expect(moveAssignments(project.lead, project.id, wanted, token)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await queueOf(cem)).toEqual([]);
  });

  it('lets a reader who finishes at the same moment either finish or lose the snippet', async () => {
    const wanted = request(ana, [cem]);
    const { token } = await previewMove(project.lead, project.id, wanted);
    const ids = await Promise.all(names.map((name) => assignmentOf(project, ana, name)));
    const results = await Promise.allSettled([
      moveAssignments(project.lead, project.id, wanted, token),
      ...ids.map((id) =>
        applyOperations(ana, id, {
          baseRevision: 0,
          operations: [operation({ type: 'finish', outcome: 'none' })],
        }),
      ),
    ]);
    const [moved, ...finished] = results.map(({ status }) => status === 'fulfilled');
    // The move shows all eight: it holds when nothing was finished before it, else it is refused.
    expect(finished).toEqual(finished.map(() => moved === false));
    const states = await database().assignment.groupBy({
      by: ['userId', 'status'],
      where: { projectId: project.id, userId: { in: [ana.userId, cem.userId] } },
      _count: true,
    });
    expect(states.map(({ status, _count }) => [status, _count]).sort()).toEqual(
      moved === true
        ? [
            ['open', 8],
            ['withdrawn', 8],
          ]
        : [['finished', 8]],
    );
  });

  it('writes into the log who moved what to whom', async () => {
    await move(request(ana, [cem, dia]));
    const entry = await database().logEntry.findFirstOrThrow({
      where: { projectId: project.id, type: 'workMoved' },
    });
    expect(entry.userId).toBe(project.lead.userId);
    expect(entry.details).toMatchObject({ from: ana.userId, stayed: 0 });
    await expect(
      database().logEntry.update({ where: { id: entry.id }, data: { type: 'x' } }),
    ).rejects.toThrow(/append-only/u);
  });

  it('is for leads', async () => {
    await expect(previewMove(ana, project.id, request(ana, [cem]))).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(moveAssignments(ana, project.id, request(ana, [cem]), '')).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(
      previewMove(project.lead, project.id, request(ana, [ana, cem])),
    ).rejects.toMatchObject({ code: 'unprocessable' });
  });
});

describe('adding a reader', () => {
  it('gives each snippet one more, evenly, and reopens what was read to the end', async () => {
    await read(project, ana, 't0', []);
    await read(project, ben, 't0', []);
    expect((await caseStatuses()).t0).toBe('agreed');
    const answer = await move(request(null, [cem, dia]));
    expect(answer).toMatchObject({ snippets: 8, finishedCases: 1, begun: 0 });
    expect([(await queueOf(cem)).length, (await queueOf(dia)).length]).toEqual([4, 4]);
    expect((await caseStatuses()).t0).toBe('waiting');
    expect(await queueOf(ana)).toEqual(names);
  });

  it('never gives a snippet to one who could look at its readings', async () => {
    const both = await join(project, 'both', 'adjudicator', 'annotator');
    await read(project, ana, 't0', []);
    await read(project, ben, 't0', []);
    expect(await move(request(null, [both]))).toMatchObject({
      snippets: 7,
      stays: { readByAll: ['t0'], frozen: [] },
    });
    // Also when the case waits again: what was seen is not forgotten.
    await move(request(null, [cem]));
    await move(request(both, [dia]));
    const again = await previewMove(project.lead, project.id, request(null, [both]));
    expect(again.stays.readByAll).toContain('t0');
  });

  it('wants to be looked at again when a snippet is read to the end meanwhile', async () => {
    const wanted = request(null, [cem]);
    await read(project, ana, 't0', []);
    const { token } = await previewMove(project.lead, project.id, wanted);
    await read(project, ben, 't0', []);
    await expect(moveAssignments(project.lead, project.id, wanted, token)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('leaves a snippet alone whose case is being worked on', async () => {
    await read(project, ana, 't0', [[11, 18, label]]);
    await read(project, ben, 't0', []);
    const { items } = await listCases(project.lead, project.id, { limit: 50 });
    const { id, revision } = items.find(({ status }) => status === 'open')!;
    await recordDecision(project.lead, id, {
      id: crypto.randomUUID(),
      caseRevision: revision,
      gold: [],
      reason: 'not of this film',
    });
    const answer = await move(request(null, [cem]));
    expect(answer.stays).toEqual({ readByAll: [], frozen: ['t0'] });
    expect(await queueOf(cem)).toEqual(names.slice(1));
    expect((await caseStatuses()).t0).toBe('decided');
  });
});

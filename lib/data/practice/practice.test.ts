import { beforeEach, describe, expect, it } from 'vitest';
import { exampleTexts } from '../../domain/practice/example-texts';
import type { UserActor } from '../actor';
import { applyOperations } from '../assignments/apply-operations';
import { listQueue } from '../assignments/list-queue';
import { readOwnAssignment } from '../assignments/read-assignment';
import { database } from '../database';
import { newId } from '../identifier';
import { readGuidelineShelf } from '../projects/guideline-shelf';
import {
  finish,
  firstExample,
  firstValue,
  makePractice,
  tryOf,
  type TestPractice,
} from '../testing/build-practice';
import {
  addSpan,
  assignmentOf,
  join,
  makeProject,
  operation,
  type TestProject,
} from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { findOwnTry, readComparison } from './read-comparison';
import { readOwnPractice } from './read-own-practice';
import { readPracticeDesk } from './read-practice-desk';
import { startPractice } from './start-practice';
import { tryAgain } from './try-again';

prepareTestDatabase();

const notFound = { code: 'notFound' };
const [start, end] = firstValue;

let made: TestPractice;
let project: TestProject;
let learner: UserActor;
let practice: string;

beforeEach(async () => {
  made = await makePractice();
  ({ project, learner, practice } = made);
});

describe('the answer', () => {
  it('is shown with its reasons once the own reading is finished, and not before', async () => {
    const id = await tryOf(made, learner);
    await expect(readComparison(learner, project.id, id)).rejects.toMatchObject(notFound);
    await finish(learner, id, 'values', addSpan(start, end - 3, 'Experimental_bandgap'));
    const { answer, own, clauses } = await readComparison(learner, project.id, id);
    expect(own.spans).toHaveLength(1);
    expect(answer).toMatchObject({
      isAsExpected: false,
      expected: { why: firstExample.why, clause: '4.1', spans: [{ clause: '2.1' }] },
      feedback: { items: [{ findings: ['boundary'] }] },
    });
    expect(clauses.find(({ number }) => number === '2.1')?.title).toBe('Number and unit');

    await tryAgain(learner, id);
    await expect(readComparison(learner, project.id, id)).rejects.toMatchObject(notFound);
    const annotation = own.spans[0]!.id;
    const set = { fragments: [[start, end]] as [number, number][] };
    await finish(learner, id, 'values', operation({ type: 'change', annotation, set }));
    expect((await readComparison(learner, project.id, id)).answer?.isAsExpected).toBe(true);
    expect(await database().operation.count({ where: { assignmentId: id } })).toBe(5);
  });

  it('is shown by one’s own reading of this project’s practice alone', async () => {
    const id = await tryOf(made, learner);
    await finish(learner, id, 'none');
    const other = await join(project, 'other', 'annotator');
    const viewer = await join(project, 'viewer', 'viewer', 'adjudicator');
    const elsewhere = await makeProject();
    await expect(readComparison(other, project.id, id)).rejects.toMatchObject(notFound);
    await expect(findOwnTry(other, project.id, id)).rejects.toMatchObject(notFound);
    await expect(tryAgain(other, id)).rejects.toMatchObject(notFound);
    await expect(readComparison(viewer, project.id, id)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(readComparison(elsewhere.lead, elsewhere.id, id)).rejects.toMatchObject(notFound);
  });

  it('is not told while it is being changed', async () => {
    const id = await tryOf(made, learner);
    await finish(learner, id, 'none');
    const answer = await assignmentOf(
      { ...project, id: practice },
      project.lead,
      firstExample.name,
    );
    const { revision } = await readOwnAssignment(project.lead, answer);
    const operations = [operation({ type: 'reopen' })];
    await applyOperations(project.lead, answer, { baseRevision: revision, operations });
    expect((await readComparison(learner, project.id, id)).answer).toBeNull();
    expect(await readOwnPractice(learner, project.id)).toMatchObject({
      finished: 1,
      asExpected: 0,
    });
    // To others it is not offered meanwhile.
    const late = await join(project, 'late', 'annotator');
    await startPractice(late, project.id);
    const names = (await listQueue(late, practice)).map(({ snippet }) => snippet);
    expect(names).toEqual(exampleTexts.slice(1).map(({ name }) => name));
  });
});

describe('the way through', () => {
  it('offers the set in its order, with the newest rules of the real project', async () => {
    await startPractice(learner, project.id);
    await startPractice(learner, project.id);
    const queue = await listQueue(learner, practice);
    expect(queue.map(({ snippet }) => snippet)).toEqual(exampleTexts.map(({ name }) => name));

    const { id } = await database().labelScheme.findFirstOrThrow({
      where: { projectId: project.id },
    });
    const { scheme } = await database().labelScheme.findUniqueOrThrow({ where: { id } });
    await database().labelScheme.create({
      data: { id: newId(), projectId: project.id, version: 2, scheme: scheme ?? {} },
    });
    await database().guideline.create({
      data: { id: newId(), projectId: project.id, version: 2, text: '# New' },
    });
    const begun = queue[0]!.id;
    await finish(learner, begun, 'none');
    await startPractice(learner, project.id);
    const versions = async (assignment: string) => {
      const row = await database().assignment.findUniqueOrThrow({
        where: { id: assignment },
        include: { scheme: true, guideline: true },
      });
      return [row.scheme.version, row.guideline.version];
    };
    expect(await versions(queue[1]!.id)).toEqual([2, 2]);
    expect(await versions(begun)).toEqual([1, 1]);
    await tryAgain(learner, begun);
    expect(await versions(begun)).toEqual([2, 2]);
    expect((await readGuidelineShelf(learner, practice)).versions.at(-1)?.version).toBe(2);
  });

  it('judges a label that came with a newer scheme by that scheme', async () => {
    const id = await tryOf(made, learner);
    await finish(learner, id, 'none');
    const { scheme } = await readOwnAssignment(learner, id);
    const label = { ...scheme.labels[0]!, name: 'New_label', title: 'New', key: '9' };
    await database().labelScheme.create({
      data: {
        id: newId(),
        projectId: project.id,
        version: 2,
        scheme: { ...scheme, labels: [...scheme.labels, label] },
      },
    });
    await tryAgain(learner, id);
    await finish(learner, id, 'values', addSpan(start, end, 'New_label'));
    expect((await readComparison(learner, project.id, id)).own.spans).toMatchObject([
      { label: 'New_label' },
    ]);
  });

  it('is counted for the lead and for the person, with tries again', async () => {
    const id = await tryOf(made, learner);
    await finish(learner, id, 'none');
    await tryAgain(learner, id);
    await finish(learner, id, 'values', addSpan(start, end, 'Experimental_bandgap'));
    const unclear = await tryOf(made, learner, exampleTexts[5]!.name);
    await finish(learner, unclear, 'none');
    const desk = await readPracticeDesk(project.lead, project.id);
    expect(desk.people).toMatchObject([{ name: 'learner', finished: 2, asExpected: 1, times: 3 }]);
    expect(desk.texts[0]).toMatchObject({ answer: 'finished', finished: 1, asExpected: 1 });
    expect(await readOwnPractice(learner, project.id)).toMatchObject({
      finished: 2,
      asExpected: 1,
    });
    await expect(readPracticeDesk(learner, project.id)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

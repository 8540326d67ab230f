import { describe, expect, it } from 'vitest';
import { exampleTexts } from '../../domain/practice/example-texts';
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
  practiceForEachTest,
  tryOf,
} from '../testing/build-practice';
import { addSpan, assignmentOf, join, makeProject, operation } from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { findOwnTry, readComparison } from './read-comparison';
import { readOwnPractice } from './read-own-practice';
import { readPracticeDesk } from './read-practice-desk';
import { startPractice } from './start-practice';
import { tryAgain } from './try-again';

prepareTestDatabase();

const notFound = { code: 'notFound' };
const [start, end] = firstValue;
const made = practiceForEachTest();

describe('the answer', () => {
  it('is shown with its reasons once the own reading is finished, and not before', async () => {
    const id = await tryOf(made, made.learner);
    await expect(readComparison(made.learner, made.project.id, id)).rejects.toMatchObject(notFound);
    await finish(made.learner, id, 'values', addSpan(start, end - 3, 'Experimental_bandgap'));
    const { answer, own, clauses } = await readComparison(made.learner, made.project.id, id);
    expect(own.spans).toHaveLength(1);
    expect(answer).toMatchObject({
      isAsExpected: false,
      expected: { why: firstExample.why, clause: '4.1', spans: [{ clause: '2.1' }] },
      feedback: { items: [{ findings: ['boundary'] }] },
    });
    expect(clauses.find(({ number }) => number === '2.1')?.title).toBe('Number and unit');

    await tryAgain(made.learner, id);
    await expect(readComparison(made.learner, made.project.id, id)).rejects.toMatchObject(notFound);
    const annotation = own.spans[0]!.id;
    const set = { fragments: [[start, end]] as [number, number][] };
    await finish(made.learner, id, 'values', operation({ type: 'change', annotation, set }));
    expect((await readComparison(made.learner, made.project.id, id)).answer?.isAsExpected).toBe(
      true,
    );
    expect(await database().operation.count({ where: { assignmentId: id } })).toBe(5);
  });

  it('is shown by one’s own reading of this project’s practice alone', async () => {
    const id = await tryOf(made, made.learner);
    await finish(made.learner, id, 'none');
    const other = await join(made.project, 'other', 'annotator');
    const viewer = await join(made.project, 'viewer', 'viewer', 'adjudicator');
    const elsewhere = await makeProject();
    await expect(readComparison(other, made.project.id, id)).rejects.toMatchObject(notFound);
    await expect(findOwnTry(other, made.project.id, id)).rejects.toMatchObject(notFound);
    await expect(tryAgain(other, id)).rejects.toMatchObject(notFound);
    await expect(readComparison(viewer, made.project.id, id)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(readComparison(elsewhere.lead, elsewhere.id, id)).rejects.toMatchObject(notFound);
  });

  it('is not told while it is being changed', async () => {
    const id = await tryOf(made, made.learner);
    await finish(made.learner, id, 'none');
    const answer = await assignmentOf(
      { ...made.project, id: made.practice },
      made.project.lead,
      firstExample.name,
    );
    const { revision } = await readOwnAssignment(made.project.lead, answer);
    const operations = [operation({ type: 'reopen' })];
    await applyOperations(made.project.lead, answer, { baseRevision: revision, operations });
    expect((await readComparison(made.learner, made.project.id, id)).answer).toBeNull();
    expect(await readOwnPractice(made.learner, made.project.id)).toMatchObject({
      finished: 1,
      asExpected: 0,
    });
    // To others it is not offered meanwhile.
    const late = await join(made.project, 'late', 'annotator');
    await startPractice(late, made.project.id);
    const names = (await listQueue(late, made.practice)).map(({ snippet }) => snippet);
    expect(names).toEqual(exampleTexts.slice(1).map(({ name }) => name));
  });
});

describe('the way through', () => {
  it('offers the set in its order, with the newest rules of the real project', async () => {
    await startPractice(made.learner, made.project.id);
    await startPractice(made.learner, made.project.id);
    const queue = await listQueue(made.learner, made.practice);
    expect(queue.map(({ snippet }) => snippet)).toEqual(exampleTexts.map(({ name }) => name));

    const { id } = await database().labelScheme.findFirstOrThrow({
      where: { projectId: made.project.id },
    });
    const { scheme } = await database().labelScheme.findUniqueOrThrow({ where: { id } });
    await database().labelScheme.create({
      data: { id: newId(), projectId: made.project.id, version: 2, scheme: scheme ?? {} },
    });
    await database().guideline.create({
      data: { id: newId(), projectId: made.project.id, version: 2, text: '# New' },
    });
    const begun = queue[0]!.id;
    await finish(made.learner, begun, 'none');
    await startPractice(made.learner, made.project.id);
    const versions = async (assignment: string) => {
      const row = await database().assignment.findUniqueOrThrow({
        where: { id: assignment },
        include: { scheme: true, guideline: true },
      });
      return [row.scheme.version, row.guideline.version];
    };
    expect(await versions(queue[1]!.id)).toEqual([2, 2]);
    expect(await versions(begun)).toEqual([1, 1]);
    await tryAgain(made.learner, begun);
    expect(await versions(begun)).toEqual([2, 2]);
    expect((await readGuidelineShelf(made.learner, made.practice)).versions.at(-1)?.version).toBe(
      2,
    );
  });

  it('judges a label that came with a newer scheme by that scheme', async () => {
    const id = await tryOf(made, made.learner);
    await finish(made.learner, id, 'none');
    const { scheme } = await readOwnAssignment(made.learner, id);
    const label = { ...scheme.labels[0]!, name: 'New_label', title: 'New', key: '9' };
    await database().labelScheme.create({
      data: {
        id: newId(),
        projectId: made.project.id,
        version: 2,
        scheme: { ...scheme, labels: [...scheme.labels, label] },
      },
    });
    await tryAgain(made.learner, id);
    await finish(made.learner, id, 'values', addSpan(start, end, 'New_label'));
    expect((await readComparison(made.learner, made.project.id, id)).own.spans).toMatchObject([
      { label: 'New_label' },
    ]);
  });

  it('is counted for the lead and for the person, with tries again', async () => {
    const id = await tryOf(made, made.learner);
    await finish(made.learner, id, 'none');
    await tryAgain(made.learner, id);
    await finish(made.learner, id, 'values', addSpan(start, end, 'Experimental_bandgap'));
    const unclear = await tryOf(made, made.learner, exampleTexts[5]!.name);
    await finish(made.learner, unclear, 'none');
    const desk = await readPracticeDesk(made.project.lead, made.project.id);
    expect(desk.people).toMatchObject([{ name: 'learner', finished: 2, asExpected: 1, times: 3 }]);
    expect(desk.texts[0]).toMatchObject({ answer: 'finished', finished: 1, asExpected: 1 });
    expect(await readOwnPractice(made.learner, made.project.id)).toMatchObject({
      finished: 2,
      asExpected: 1,
    });
    await expect(readPracticeDesk(made.learner, made.project.id)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pv600Template } from '../../domain/label-scheme/templates';
import type { AssignmentView } from '../../domain/assignment/view';
import { exampleTexts } from '../../domain/practice/example-texts';
import type { UserActor } from '../actor';
import { applyOperations } from '../assignments/apply-operations';
import { listOwnAssignments } from '../assignments/list-own-assignments';
import { listQueue } from '../assignments/list-queue';
import { readOwnAssignment } from '../assignments/read-assignment';
import { database } from '../database';
import { newId } from '../identifier';
import { changeRoles } from '../projects/change-roles';
import { listProjects } from '../projects/list-projects';
import { addMember, removeMember } from '../projects/members';
import { readProjectView } from '../projects/project-view';
import { readOverview } from '../projects/read-overview';
import { exportReadings } from '../readings/export-readings';
import { finish, firstExample, practiceForEachTest, tryOf } from '../testing/build-practice';
import { join, makeProject, operation } from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { addExamples, addPracticeText, takeOutText } from './add-texts';
import { openAnswer } from './open-answer';
import { readComparison } from './read-comparison';
import { readOwnPractice } from './read-own-practice';
import { readPracticeDesk } from './read-practice-desk';
import { startPractice } from './start-practice';

prepareTestDatabase();

const notFound = { code: 'notFound' };
const made = practiceForEachTest();

describe('the making', () => {
  const withoutUnknown = {
    ...pv600Template.scheme,
    labels: pv600Template.scheme.labels.map((label) => ({
      ...label,
      retired: label.name === 'Unknown_bandgap',
    })),
  };
  const renewScheme = (projectId: string) =>
    database().labelScheme.create({
      data: { id: newId(), projectId, version: 2, scheme: withoutUnknown },
    });
  const own = { name: 'own', text: 'A gap of 2 eV.\r\nIt was measured.', material: null };

  it('offers a text when its answer is finished, until it is taken out', async () => {
    const { assignment } = await addPracticeText(made.project.lead, made.project.id, {
      ...own,
      ann: 'T1\tExperimental_bandgap 9 13\t2 eV\n#1\tAnnotatorNotes T1\t2.1 With its unit.\n',
    });
    const names = async () =>
      (await readOwnPractice(made.learner, made.project.id)).texts.map(({ name }) => name);
    expect(await names()).not.toContain('own');
    const { annotations } = await readOwnAssignment(made.project.lead, assignment);
    expect(annotations).toMatchObject([{ note: '2.1 With its unit.' }]);
    await finish(made.project.lead, assignment, 'values');
    expect(await names()).toContain('own');
    const id = await tryOf(made, made.learner, 'own');
    await finish(made.learner, id, 'none');

    const { snippetId } = await database().assignment.findUniqueOrThrow({ where: { id } });
    await takeOutText(made.project.lead, made.project.id, snippetId);
    expect(await names()).not.toContain('own');
    await expect(readComparison(made.learner, made.project.id, id)).rejects.toMatchObject(notFound);
  });

  it('takes no marks that do not fit, no name twice, and nothing from annotators', async () => {
    const ann = 'T1\tExperimental_bandgap 0 4\t2 eV\n';
    await expect(
      addPracticeText(made.project.lead, made.project.id, { ...own, ann }),
    ).rejects.toMatchObject({
      code: 'unprocessable',
    });
    await addPracticeText(made.project.lead, made.project.id, { ...own, ann: null });
    await expect(
      addPracticeText(made.project.lead, made.project.id, { ...own, ann: null }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      addPracticeText(made.learner, made.project.id, { ...own, ann: null }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(addExamples(made.learner, made.project.id)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('keeps one answer to a text, and adds the examples once', async () => {
    const [example] = (await readPracticeDesk(made.project.lead, made.project.id)).texts;
    await takeOutText(made.project.lead, made.project.id, example!.snippetId);
    await addExamples(made.project.lead, made.project.id);
    const lead = await join(made.project, 'second lead', 'lead');
    const { texts } = await readPracticeDesk(lead, made.project.id);
    expect(texts.map(({ access }) => access)).toEqual(exampleTexts.map(() => 'others'));
    await expect(openAnswer(lead, made.project.id, texts[0]!.snippetId)).rejects.toMatchObject({
      code: 'conflict',
    });
    // The other lead works through it like everybody.
    expect(await startPractice(lead, made.project.id)).not.toBeNull();
    expect(await startPractice(made.project.lead, made.project.id)).toBeNull();
  });

  it('an answer is changed by leads alone, and taken over from one who leads no more', async () => {
    const lead = await join(made.project, 'second lead', 'lead');
    const reader = await join(made.project, 'third lead', 'lead');
    const { texts } = await readPracticeDesk(made.project.lead, made.project.id);
    const { snippetId } = texts[0]!;
    const place = await openAnswer(made.project.lead, made.project.id, snippetId);
    await finish(reader, await tryOf(made, reader), 'none');
    // Offered and not begun: it does not stand in the way.
    await startPractice(lead, made.project.id);
    await changeRoles(lead, made.project.id, made.project.lead.userId, ['annotator']);

    const before = await readOwnAssignment(made.project.lead, place.assignment);
    expect(before.frozenBecause).toMatch(/You do not lead the project any more/u);
    const queue = await listQueue(made.project.lead, made.practice);
    expect(queue.map(({ id }) => id)).not.toContain(place.assignment);
    const reopen = { baseRevision: before.revision, operations: [operation({ type: 'reopen' })] };
    await expect(
      applyOperations(made.project.lead, place.assignment, reopen),
    ).rejects.toMatchObject({
      code: 'forbidden',
      message: before.frozenBecause,
    });

    const accessOf = async (actor: UserActor) =>
      (await readPracticeDesk(actor, made.project.id)).texts[0]?.access;
    expect([await accessOf(lead), await accessOf(reader)]).toEqual(['takeOver', 'hasRead']);
    await expect(openAnswer(reader, made.project.id, snippetId)).rejects.toThrow(
      /You have read this text/u,
    );
    const mine = await openAnswer(lead, made.project.id, snippetId);
    expect(mine.assignment).not.toBe(place.assignment);
    expect((await readPracticeDesk(lead, made.project.id)).texts[0]).toMatchObject({
      answer: 'finished',
      author: 'second lead',
      access: 'own',
    });
    // What it says is the same, and what the other made of it stays the other's.
    const contentOf = ({ annotations, note, outcome, flag }: AssignmentView) => ({
      ...{ note, outcome, flag },
      annotations: annotations.map(({ fragments, label, note: own }) => [fragments, label, own]),
    });
    const taken = await readOwnAssignment(lead, mine.assignment);
    expect(contentOf(taken)).toEqual(contentOf(before));
    expect(await database().operation.count({ where: { assignmentId: place.assignment } })).toBe(
      before.revision,
    );
    // Who gave it away knows it: there is nothing to start, and nothing is offered.
    await expect(startPractice(made.project.lead, made.project.id)).resolves.toBeNull();
    expect((await readOwnPractice(made.project.lead, made.project.id)).texts).toEqual([]);
    expect(await accessOf(reader)).toBe('others');
    await changeRoles(lead, made.project.id, made.project.lead.userId, ['lead']);
    await changeRoles(made.project.lead, made.project.id, lead.userId, ['annotator']);
    expect(await accessOf(made.project.lead)).toBe('hasRead');
    await expect(openAnswer(made.project.lead, made.project.id, snippetId)).rejects.toThrow(
      /You have read this text/u,
    );
  });

  it('an answer is taken over from one whose account is disabled', async () => {
    const lead = await join(made.project, 'second lead', 'lead');
    const where = { id: made.project.lead.userId };
    await database().user.update({ where, data: { isDisabled: true } });
    expect((await readPracticeDesk(lead, made.project.id)).texts[0]?.access).toBe('takeOver');
  });

  it('stores nothing of marks that nobody could set', async () => {
    await renewScheme(made.project.id);
    const ann = 'T1\tUnknown_bandgap 9 13\t2 eV\n';
    await expect(
      addPracticeText(made.project.lead, made.project.id, { ...own, ann }),
    ).rejects.toMatchObject({
      code: 'unprocessable',
    });
    await addPracticeText(made.project.lead, made.project.id, { ...own, ann: null });
    const other = await makeProject();
    await renewScheme(other.id);
    await expect(addExamples(other.lead, other.id)).rejects.toThrow(/need the labels/u);
  });

  it('leaves a text alone that has the name of an example', async () => {
    const fresh = await makeProject();
    await addPracticeText(fresh.lead, fresh.id, { ...own, name: firstExample.name, ann: null });
    await addExamples(fresh.lead, fresh.id);
    const { texts } = await readPracticeDesk(fresh.lead, fresh.id);
    expect(texts).toHaveLength(exampleTexts.length);
    expect(texts.filter(({ answer }) => answer !== 'finished').map(({ name }) => name)).toEqual([
      firstExample.name,
    ]);
  });

  it('refuses the examples where the labels are others', async () => {
    const blank = await makeProject('blank');
    await expect(addExamples(blank.lead, blank.id)).rejects.toMatchObject({
      code: 'unprocessable',
    });
  });
});

describe('the doors', () => {
  it('a practice is in no list, and no project to those who work in it', async () => {
    await startPractice(made.learner, made.project.id);
    for (const actor of [made.project.lead, made.learner]) {
      expect((await listProjects(actor)).map(({ id }) => id)).toEqual([made.project.id]);
      expect((await listOwnAssignments(actor, { limit: 50 })).items).toEqual([]);
      await expect(readProjectView(actor, made.practice)).rejects.toMatchObject(notFound);
      await expect(exportReadings(actor, made.practice)).rejects.toMatchObject(notFound);
      await expect(readOverview(actor, made.practice)).rejects.toMatchObject(notFound);
    }
    const { email } = made.learner;
    await expect(
      addMember(made.project.lead, made.practice, { email, name: 'x', roles: ['lead'] }),
    ).rejects.toMatchObject(notFound);
  });

  it('nothing of it is counted in the real project, and no case is made', async () => {
    await finish(made.learner, await tryOf(made, made.learner), 'none');
    expect((await readOverview(made.project.lead, made.project.id)).counts).toMatchObject({
      snippets: 0,
      assignments: 0,
      finished: 0,
    });
    expect(await database().case.count({ where: { projectId: made.practice } })).toBe(0);
  });

  it('rights follow the real project, both ways', async () => {
    const id = await tryOf(made, made.learner);
    const late = await join(made.project, 'late', 'viewer');
    await expect(startPractice(late, made.project.id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(listQueue(late, made.practice)).rejects.toMatchObject(notFound);
    await changeRoles(made.project.lead, made.project.id, late.userId, ['annotator']);
    await startPractice(late, made.project.id);
    expect(await listQueue(late, made.practice)).toHaveLength(exampleTexts.length);

    await removeMember(made.project.lead, made.project.id, made.learner.userId);
    await expect(readOwnAssignment(made.learner, id)).rejects.toMatchObject(notFound);
    await expect(finish(made.learner, id, 'none')).rejects.toMatchObject(notFound);
    await expect(readOwnPractice(made.learner, made.project.id)).rejects.toMatchObject(notFound);
    await addMember(made.project.lead, made.project.id, {
      email: made.learner.email,
      name: 'learner',
      roles: ['annotator'],
    });
    await finish(made.learner, id, 'none');
    expect(await readComparison(made.learner, made.project.id, id)).toBeDefined();
  });

  it('a real project cannot be made a practice, nor a practice a real one', async () => {
    const other = await makeProject();
    const update = (id: string, practiceOf: string | null) =>
      database().project.update({ where: { id }, data: { practiceOf } });
    await expect(update(made.practice, null)).rejects.toThrow(/practice/u);
    await expect(update(other.id, made.project.id)).rejects.toThrow();
  });

  it('two who start at once make one assignment each', async () => {
    await Promise.all([1, 2, 3].map(() => startPractice(made.learner, made.project.id)));
    expect(await listQueue(made.learner, made.practice)).toHaveLength(exampleTexts.length);
    const fresh = await makeProject();
    const uploads = ['a', 'b'].map((name) => ({
      name,
      text: randomUUID(),
      material: null,
      ann: null,
    }));
    await Promise.all(uploads.map((upload) => addPracticeText(fresh.lead, fresh.id, upload)));
    expect((await readPracticeDesk(fresh.lead, fresh.id)).texts).toHaveLength(2);
  });
});

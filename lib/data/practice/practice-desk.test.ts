import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
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
import {
  finish,
  firstExample,
  makePractice,
  tryOf,
  type TestPractice,
} from '../testing/build-practice';
import { join, makeProject, operation, type TestProject } from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { addExamples, addPracticeText, takeOutText } from './add-texts';
import { openAnswer } from './open-answer';
import { readComparison } from './read-comparison';
import { readOwnPractice } from './read-own-practice';
import { readPracticeDesk } from './read-practice-desk';
import { startPractice } from './start-practice';

prepareTestDatabase();

const notFound = { code: 'notFound' };

let made: TestPractice;
let project: TestProject;
let learner: UserActor;
let practice: string;

beforeEach(async () => {
  made = await makePractice();
  ({ project, learner, practice } = made);
});

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
    const { assignment } = await addPracticeText(project.lead, project.id, {
      ...own,
      ann: 'T1\tExperimental_bandgap 9 13\t2 eV\n#1\tAnnotatorNotes T1\t2.1 With its unit.\n',
    });
    const names = async () =>
      (await readOwnPractice(learner, project.id)).texts.map(({ name }) => name);
    expect(await names()).not.toContain('own');
    const { annotations } = await readOwnAssignment(project.lead, assignment);
    expect(annotations).toMatchObject([{ note: '2.1 With its unit.' }]);
    await finish(project.lead, assignment, 'values');
    expect(await names()).toContain('own');
    const id = await tryOf(made, learner, 'own');
    await finish(learner, id, 'none');

    const { snippetId } = await database().assignment.findUniqueOrThrow({ where: { id } });
    await takeOutText(project.lead, project.id, snippetId);
    expect(await names()).not.toContain('own');
    await expect(readComparison(learner, project.id, id)).rejects.toMatchObject(notFound);
  });

  it('takes no marks that do not fit, no name twice, and nothing from annotators', async () => {
    const ann = 'T1\tExperimental_bandgap 0 4\t2 eV\n';
    await expect(addPracticeText(project.lead, project.id, { ...own, ann })).rejects.toMatchObject({
      code: 'unprocessable',
    });
    await addPracticeText(project.lead, project.id, { ...own, ann: null });
    await expect(
      addPracticeText(project.lead, project.id, { ...own, ann: null }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await expect(addPracticeText(learner, project.id, { ...own, ann: null })).rejects.toMatchObject(
      { code: 'forbidden' },
    );
    await expect(addExamples(learner, project.id)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('keeps one answer to a text, and adds the examples once', async () => {
    const [example] = (await readPracticeDesk(project.lead, project.id)).texts;
    await takeOutText(project.lead, project.id, example!.snippetId);
    await addExamples(project.lead, project.id);
    const lead = await join(project, 'second lead', 'lead');
    const { texts } = await readPracticeDesk(lead, project.id);
    expect(texts.map(({ access }) => access)).toEqual(exampleTexts.map(() => 'others'));
    await expect(openAnswer(lead, project.id, texts[0]!.snippetId)).rejects.toMatchObject({
      code: 'conflict',
    });
    // The other lead works through it like everybody.
    expect(await startPractice(lead, project.id)).not.toBeNull();
    expect(await startPractice(project.lead, project.id)).toBeNull();
  });

  it('an answer is changed by leads alone, and taken over from one who leads no more', async () => {
    const lead = await join(project, 'second lead', 'lead');
    const reader = await join(project, 'third lead', 'lead');
    const { texts } = await readPracticeDesk(project.lead, project.id);
    const { snippetId } = texts[0]!;
    const place = await openAnswer(project.lead, project.id, snippetId);
    await finish(reader, await tryOf(made, reader), 'none');
    // Offered and not begun: it does not stand in the way.
    await startPractice(lead, project.id);
    await changeRoles(lead, project.id, project.lead.userId, ['annotator']);

    const before = await readOwnAssignment(project.lead, place.assignment);
    expect(before.frozenBecause).toMatch(/You do not lead the project any more/u);
    const queue = await listQueue(project.lead, practice);
    expect(queue.map(({ id }) => id)).not.toContain(place.assignment);
    const reopen = { baseRevision: before.revision, operations: [operation({ type: 'reopen' })] };
    await expect(applyOperations(project.lead, place.assignment, reopen)).rejects.toMatchObject({
      code: 'forbidden',
      message: before.frozenBecause,
    });

    const accessOf = async (actor: UserActor) =>
      (await readPracticeDesk(actor, project.id)).texts[0]?.access;
    expect([await accessOf(lead), await accessOf(reader)]).toEqual(['takeOver', 'hasRead']);
    await expect(openAnswer(reader, project.id, snippetId)).rejects.toThrow(
      /You have read this text/u,
    );
    const mine = await openAnswer(lead, project.id, snippetId);
    expect(mine.assignment).not.toBe(place.assignment);
    expect((await readPracticeDesk(lead, project.id)).texts[0]).toMatchObject({
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
    await expect(startPractice(project.lead, project.id)).resolves.toBeNull();
    expect((await readOwnPractice(project.lead, project.id)).texts).toEqual([]);
    expect(await accessOf(reader)).toBe('others');
    await changeRoles(lead, project.id, project.lead.userId, ['lead']);
    await changeRoles(project.lead, project.id, lead.userId, ['annotator']);
    expect(await accessOf(project.lead)).toBe('hasRead');
    await expect(openAnswer(project.lead, project.id, snippetId)).rejects.toThrow(
      /You have read this text/u,
    );
  });

  it('an answer is taken over from one whose account is disabled', async () => {
    const lead = await join(project, 'second lead', 'lead');
    const where = { id: project.lead.userId };
    await database().user.update({ where, data: { isDisabled: true } });
    expect((await readPracticeDesk(lead, project.id)).texts[0]?.access).toBe('takeOver');
  });

  it('stores nothing of marks that nobody could set', async () => {
    await renewScheme(project.id);
    const ann = 'T1\tUnknown_bandgap 9 13\t2 eV\n';
    await expect(addPracticeText(project.lead, project.id, { ...own, ann })).rejects.toMatchObject({
      code: 'unprocessable',
    });
    await addPracticeText(project.lead, project.id, { ...own, ann: null });
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
    await startPractice(learner, project.id);
    for (const actor of [project.lead, learner]) {
      expect((await listProjects(actor)).map(({ id }) => id)).toEqual([project.id]);
      expect((await listOwnAssignments(actor, { limit: 50 })).items).toEqual([]);
      await expect(readProjectView(actor, practice)).rejects.toMatchObject(notFound);
      await expect(exportReadings(actor, practice)).rejects.toMatchObject(notFound);
      await expect(readOverview(actor, practice)).rejects.toMatchObject(notFound);
    }
    const { email } = learner;
    await expect(
      addMember(project.lead, practice, { email, name: 'x', roles: ['lead'] }),
    ).rejects.toMatchObject(notFound);
  });

  it('nothing of it is counted in the real project, and no case is made', async () => {
    await finish(learner, await tryOf(made, learner), 'none');
    expect((await readOverview(project.lead, project.id)).counts).toMatchObject({
      snippets: 0,
      assignments: 0,
      finished: 0,
    });
    expect(await database().case.count({ where: { projectId: practice } })).toBe(0);
  });

  it('rights follow the real project, both ways', async () => {
    const id = await tryOf(made, learner);
    const late = await join(project, 'late', 'viewer');
    await expect(startPractice(late, project.id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(listQueue(late, practice)).rejects.toMatchObject(notFound);
    await changeRoles(project.lead, project.id, late.userId, ['annotator']);
    await startPractice(late, project.id);
    expect(await listQueue(late, practice)).toHaveLength(exampleTexts.length);

    await removeMember(project.lead, project.id, learner.userId);
    await expect(readOwnAssignment(learner, id)).rejects.toMatchObject(notFound);
    await expect(finish(learner, id, 'none')).rejects.toMatchObject(notFound);
    await expect(readOwnPractice(learner, project.id)).rejects.toMatchObject(notFound);
    await addMember(project.lead, project.id, {
      email: learner.email,
      name: 'learner',
      roles: ['annotator'],
    });
    await finish(learner, id, 'none');
    expect(await readComparison(learner, project.id, id)).toBeDefined();
  });

  it('a real project cannot be made a practice, nor a practice a real one', async () => {
    const other = await makeProject();
    const update = (id: string, practiceOf: string | null) =>
      database().project.update({ where: { id }, data: { practiceOf } });
    await expect(update(practice, null)).rejects.toThrow(/practice/u);
    await expect(update(other.id, project.id)).rejects.toThrow();
  });

  it('two who start at once make one assignment each', async () => {
    await Promise.all([1, 2, 3].map(() => startPractice(learner, project.id)));
    expect(await listQueue(learner, practice)).toHaveLength(exampleTexts.length);
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

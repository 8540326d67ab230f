import { beforeAll, describe, expect, it } from 'vitest';
import {
  actionsInPractice,
  casePolicy,
  conditionsOfRoles,
  isAllowed,
  projectPolicy,
  readingPolicy,
  roles,
  type CaseAction,
  type Condition,
  type ProjectAction,
  type ReadingAction,
  type Role,
} from '../../domain/permissions';
import { assertPresent } from '../../domain/errors';
import { integerBelow, seededRandom } from '../../domain/random/seeded-random';
import { systemActor, type UserActor } from '../actor';
import { applyOperations } from '../assignments/apply-operations';
import { readSnapshot } from '../assignments/read-snapshot';
import { database } from '../database';
import { newId } from '../identifier';
import {
  addTexts,
  assignmentOf,
  join,
  makeProject,
  operation,
  type TestProject,
} from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { addExamples } from '../practice/add-texts';
import { answerRound, findPractice } from '../practice/practice-project';
import { startPractice } from '../practice/start-practice';
import { changeRoles } from '../projects/change-roles';
import { makeProjectPlan } from '../plans/make-project-plan';
import { caseWhere, projectWhere, readingWhere } from './condition-where';
import { requireProject } from './require-project';

/**
 * The policy as WHERE clauses against the policy as a yes or no, over a random world: people with
 * random sets of roles in two projects, readings in every state.
 */
prepareTestDatabase({
  unlike: ['caseContents', 'frozenCases', 'releaseRows', 'releasedTexts', 'releaseFiles'],
});

const random = seededRandom('policy');
const actors: UserActor[] = [];
const projects: TestProject[] = [];
/** Of the second project; its members follow from that project's. */
let practice = '';

beforeAll(async () => {
  for (let p = 0; p < 2; p += 1) {
    const project = await makeProject();
    projects.push(project);
    const annotators: UserActor[] = [];
    for (let i = 0; i < 8; i += 1) {
      const held = roles.filter(() => random() < 0.5);
      const everyRole: Role[] = held.length === 0 ? ['annotator'] : held;
      const actor = await join(project, `person ${p} ${i}`, ...everyRole);
      actors.push(actor);
      if (everyRole.includes('annotator')) annotators.push(actor);
    }
    actors.push(project.lead);
    await addTexts(
      project,
      Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`t${i}`, `text ${i} of a gap`])),
    );
    await makeProjectPlan(project.lead, project.id, {
      annotators: annotators.map(({ email }) => email),
      overlap: Math.min(2, annotators.length),
      method: 'ring',
      strata: [],
      seed: 'x',
      commit: true,
    });
    await moveReadings(project, annotators);
    await releaseMost(project);
  }
  await database().project.update({
    where: { id: projects[0]!.id },
    data: { isGoldShown: true },
  });
  const { id, lead } = projects[1]!;
  const former = await join(projects[1]!, 'former lead', 'lead');
  await addExamples(former, id);
  await changeRoles(lead, id, former.userId, ['annotator']);
  actors.push(former);
  practice = assertPresent(await findPractice(id), 'the practice');
  for (const actor of actors.slice(-4)) await startPractice(actor, id).catch(() => null);
  // One who is in both projects, and one who has left.
  const [first] = actors;
  await database().membership.create({
    data: { projectId: projects[1]!.id, userId: first!.userId, roles: ['viewer'] },
  });
  await database().membership.updateMany({
    where: { userId: actors[3]!.userId },
    data: { leftAt: new Date() },
  });
});

/** Leaves some readings untouched, begins some, finishes most, withdraws a few. */
async function moveReadings(project: TestProject, annotators: readonly UserActor[]): Promise<void> {
  for (const person of annotators) {
    const own = await database().assignment.findMany({
      where: { userId: person.userId, projectId: project.id },
      include: { snippet: true },
    });
    for (const { id, snippet } of own) {
      const chance = integerBelow(random, 10);
      expect(await assignmentOf(project, person, snippet.name)).toBe(id);
      if (chance === 0) continue;
      const operations = [
        operation({ type: 'note', text: 'n' }),
        ...(chance > 2 ? [operation({ type: 'finish', outcome: 'none' })] : []),
      ];
      await applyOperations(person, id, { baseRevision: 0, operations });
      if (chance === 9) {
        await database().assignment.update({ where: { id }, data: { status: 'withdrawn' } });
      }
    }
  }
}

/** Puts two thirds of the snippets into a final release, the others into a draft. */
async function releaseMost({ id: projectId, lead }: TestProject): Promise<void> {
  const snippets = await database().snippet.findMany({ where: { projectId } });
  for (const status of ['final', 'draft'] as const) {
    const rows = snippets
      .filter((_, i) => (i % 3 === 0) === (status === 'draft'))
      .map(({ id, name }, place) => ({ place, snippet: name, snippetId: id, row: {} }));
    await database().release.create({
      data: {
        id: newId(),
        projectId,
        name: status,
        note: '',
        status,
        generator: 'test',
        manifest: {},
        createdBy: lead.userId,
        rows: { create: rows },
      },
    });
  }
}

async function rolesOf(actor: UserActor, projectId: string): Promise<Role[]> {
  const row = await database().membership.findUnique({
    where: { projectId_userId: { projectId, userId: actor.userId } },
  });
  return row === null || row.leftAt !== null ? [] : row.roles;
}

async function hasOwnUnfinished(actor: UserActor, snippetId: string): Promise<boolean> {
  const rows = await database().assignment.findMany({
    where: { snippetId, userId: actor.userId },
  });
  return rows.some(({ status }) => status === 'open' || status === 'inProgress');
}

describe('the policy as WHERE clauses', () => {
  it('allows the same project actions as the table', async () => {
    for (const actor of actors) {
      for (const id of [...projects.map((project) => project.id), practice]) {
        const facts = new Set<Condition>(conditionsOfRoles(await rolesOf(actor, id)));
        if (id === projects[0]!.id) facts.add('isGoldShown');
        for (const action of Object.keys(projectPolicy) as ProjectAction[]) {
          const count = await database().project.count({
            where: { id, ...projectWhere(actor, action) },
          });
          const asked = await requireProject(actor, action, id).then(
            () => true,
            () => false,
          );
          const isInside = id !== practice || actionsInPractice.includes(action);
          const expected = isInside && isAllowed(action, facts);
          expect([action, count === 1, asked]).toEqual([action, expected, expected]);
        }
      }
    }
  });

  it('shows the same readings as the table', async () => {
    const rows = await database().assignment.findMany({
      include: {
        round: true,
        snippet: { include: { case: true, releaseRows: { include: { release: true } } } },
      },
    });
    const shown: Partial<Record<ReadingAction, number>> = {};
    for (const actor of actors) {
      for (const action of Object.keys(readingPolicy) as ReadingAction[]) {
        const found = await database().assignment.findMany({
          where: readingWhere(actor, action),
          select: { id: true },
        });
        const expected = [];
        for (const row of rows) {
          const facts = new Set<Condition>(conditionsOfRoles(await rolesOf(actor, row.projectId)));
          if (row.userId === actor.userId) facts.add('isOwn');
          if (row.status !== 'withdrawn') facts.add('isNotWithdrawn');
          const isAnswer = row.projectId === practice && row.round.number === answerRound;
          const atHome = isAnswer ? await rolesOf(actor, projects[1]!.id) : [];
          if (!isAnswer || atHome.includes('lead')) facts.add('mayAnswer');
          if (row.status === 'finished') facts.add('isFinished');
          if (row.projectId === projects[0]!.id) facts.add('isGoldShown');
          const releases = row.snippet.releaseRows.map(({ release }) => release.status);
          if (releases.includes('final')) facts.add('isReleased');
          const status = row.snippet.case?.status ?? 'waiting';
          if (status !== 'waiting') facts.add('hasCaseLeftWaiting');
          if (!(await hasOwnUnfinished(actor, row.snippetId))) facts.add('hasNoOwnUnfinished');
          if (isAllowed(action, facts)) expected.push(row.id);
        }
        expect(found.map(({ id }) => id).sort()).toEqual(expected.sort());
        shown[action] = (shown[action] ?? 0) + expected.length;
      }
    }
    // What every change is judged by says it once more, in its own statement.
    for (const actor of actors) {
      const editable = await database().assignment.findMany({
        where: readingWhere(actor, 'editReading'),
        select: { id: true },
      });
      const ids = new Set(editable.map(({ id }) => id));
      for (const { id } of rows) {
        const { isEditable } = await readSnapshot(database(), actor, id, []);
        expect([id, isEditable]).toEqual([id, ids.has(id)]);
      }
    }
    expect(shown.editReading).toBeGreaterThan(10);
    expect(shown.readReading).toBeGreaterThan(20);
    expect(shown.seeBesideGold).toBeGreaterThan(0);
  });

  it('shows the same cases as the table', async () => {
    const rows = await database().case.findMany();
    let shown = 0;
    for (const actor of actors) {
      for (const action of Object.keys(casePolicy) as CaseAction[]) {
        const found = await database().case.findMany({
          where: caseWhere(actor, action),
          select: { id: true },
        });
        const expected = [];
        for (const row of rows) {
          const facts = new Set<Condition>(conditionsOfRoles(await rolesOf(actor, row.projectId)));
          if (row.status !== 'waiting') facts.add('hasCaseLeftWaiting');
          if (!(await hasOwnUnfinished(actor, row.snippetId))) facts.add('hasNoOwnUnfinished');
          if (isAllowed(action, facts)) expected.push(row.id);
        }
        expect(found.map(({ id }) => id).sort()).toEqual(expected.sort());
        shown += expected.length;
      }
    }
    expect(shown).toBeGreaterThan(5);
  });

  it('says "not found" of what does not exist and of what is another’s, alike', async () => {
    const stranger = actors.find(({ userId }) => userId === projects[0]!.lead.userId)!;
    const messages = await Promise.all(
      [projects[1]!.id, newId()].map((id) =>
        requireProject(stranger, 'viewProject', id).catch((error: unknown) => String(error)),
      ),
    );
    expect(messages[0]).toBe(messages[1]);
  });

  it('lets the system do everything', async () => {
    expect(
      await database().project.count({ where: projectWhere(systemActor, 'manageProject') }),
    ).toBe(3);
  });
});

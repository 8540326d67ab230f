import { beforeEach, describe, expect, it } from 'vitest';
import type { UserActor } from '../actor';
import { database } from '../database';
import { listLog } from '../log/list-log';
import { addTexts, join, makeProject, type TestProject } from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { listRounds } from './list-rounds';
import { makeProjectPlan } from './make-project-plan';
import type { PlanRequest } from './plan-request';

prepareTestDatabase();

let project: TestProject;
let people: readonly UserActor[];

beforeEach(async () => {
  project = await makeProject();
  people = [
    await join(project, 'ana', 'annotator'),
    await join(project, 'ben', 'annotator'),
    await join(project, 'cem', 'annotator'),
  ];
  const names = Array.from({ length: 20 }, (_, i) => `t${String(i).padStart(2, '0')}`);
  await addTexts(project, Object.fromEntries(names.map((name) => [name, 'A gap of 1.5 eV.'])));
});

const requestOf = (change: Partial<PlanRequest>): PlanRequest => ({
  annotators: people.map(({ email }) => email),
  overlap: 2,
  method: 'ring',
  strata: [],
  seed: '1',
  commit: true,
  ...change,
});

/** How many people read each snippet, and how many snippets each person. */
async function countReaders() {
  const rows = await database().assignment.findMany({
    where: { projectId: project.id },
    select: { snippetId: true, userId: true },
  });
  const countBy = (key: 'snippetId' | 'userId') => {
    const counts = new Map<string, number>();
    for (const row of rows) counts.set(row[key], (counts.get(row[key]) ?? 0) + 1);
    return counts;
  };
  return { ofSnippets: [...countBy('snippetId').values()], ofPeople: countBy('userId') };
}

describe('makeProjectPlan', () => {
  it('gives a share of the snippets to two, the others to one', async () => {
    const plan = await makeProjectPlan(project.lead, project.id, requestOf({ share: 15 }));
    expect(plan.assignments).toBe(23);
    const { ofSnippets, ofPeople } = await countReaders();
    expect(ofSnippets.toSorted()).toEqual([...Array<number>(17).fill(1), 2, 2, 2]);
    expect([...ofPeople.values()].toSorted()).toEqual([7, 8, 8]);
    const [round] = await listRounds(project.lead, project.id);
    expect(round).toMatchObject({ unassigned: 0, plans: [{ share: 15, assignments: 23 }] });
    const log = await listLog(project.lead, project.id, { limit: 1, topic: 'plan' });
    expect(log.items[0]?.event).toMatchObject({ type: 'planMade', overlap: 2, share: 15 });
  });

  it('lets the pairs read that were drawn by hand, and keeps them', async () => {
    const [ana, ben, cem] = people as [UserActor, UserActor, UserActor];
    const pairs = [
      { a: ana.email, b: ben.email, share: 3 },
      { a: ben.email, b: cem.email, share: 1 },
    ];
    await makeProjectPlan(project.lead, project.id, requestOf({ method: 'byHand', pairs }));
    const { ofPeople } = await countReaders();
    expect(Object.fromEntries(ofPeople)).toEqual({
      [ana.userId]: 15,
      [ben.userId]: 20,
      [cem.userId]: 5,
    });
    const kept = await database().plan.findFirstOrThrow({
      where: { round: { projectId: project.id } },
    });
    expect(kept).toMatchObject({
      method: 'byHand',
      pairs: [
        { a: ana.userId, b: ben.userId, share: 3 },
        { a: ben.userId, b: cem.userId, share: 1 },
      ],
    });
  });

  it('makes nothing of a plan that cannot be', async () => {
    const stranger = [{ a: people[0]!.email, b: 'nobody@example.org', share: 1 }];
    await expect(
      makeProjectPlan(project.lead, project.id, requestOf({ method: 'byHand', pairs: stranger })),
    ).rejects.toMatchObject({ code: 'unprocessable' });
    expect((await countReaders()).ofSnippets).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '../actor';
import { database } from '../database';
import {
  addTexts,
  assignAll,
  join,
  makeProject,
  read,
  type TestProject,
} from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import type { Precedent } from './find-precedents';
import { readCase } from './read-case';
import { recordDecision } from './record-decision';

const text = 'The gap of the film is 1.55 eV, and 2.2–2.4 eV elsewhere.';
const value = [23, 30] as const;
const experimental = 'Experimental_bandgap';
const computational = 'Computational_bandgap';
const literature = 'Literature_bandgap';

prepareTestDatabase({ unlike: ['foldedLogs', 'completeCases', 'caseContents', 'goldSources'] });

type Desk = {
  readonly project: TestProject;
  readonly readers: readonly [UserActor, UserActor];
  readonly judge: UserActor;
};

let desk: Desk;
let count = 0;

beforeAll(async () => {
  desk = await makeDesk();
});

async function makeDesk(): Promise<Desk> {
  const project = await makeProject();
  return {
    project,
    readers: [
      await join(project, 'annotator a', 'annotator'),
      await join(project, 'annotator b', 'annotator', 'adjudicator'),
    ],
    judge: await join(project, 'judge', 'adjudicator'),
  };
}

/** A case in which the readers put these labels onto the same value; null for none. */
async function makeCase(
  labels: readonly [string | null, string | null],
  { project, readers }: Desk = desk,
): Promise<{ id: string; snippet: string }> {
  const snippet = `text-${(count += 1)}`;
  await addTexts(project, { [snippet]: text });
  await assignAll(project, readers);
  for (const [i, reader] of readers.entries()) {
    const label = labels[i] ?? null;
    await read(project, reader, snippet, label === null ? [] : [[...value, label]]);
  }
  const { id } = await database().case.findFirstOrThrow({ where: { snippet: { name: snippet } } });
  return { id, snippet };
}

async function decide(
  id: string,
  label: string | null,
  reason = 'Decided so.',
  judge = desk.judge,
): Promise<void> {
  const view = await readCase(judge, id);
  await recordDecision(judge, id, {
    id: randomUUID(),
    caseRevision: view.revision,
    item: view.items[0]!.id,
    gold: label === null ? [] : [{ fragments: [[...value]], label }],
    reason,
    clause: '4.3',
  });
}

async function precedentsOf(id: string, actor = desk.judge): Promise<readonly Precedent[]> {
  const view = await readCase(actor, id);
  return view.precedents[view.items[0]!.id]!;
}

describe('findPrecedents', () => {
  it('finds decisions with the same reasons and labels, the newest first, and no others', async () => {
    const first = await makeCase([experimental, literature]);
    const second = await makeCase([literature, experimental]);
    const otherLabels = await makeCase([computational, literature]);
    const otherReason = await makeCase([experimental, null]);
    const asked = await makeCase([experimental, literature]);
    expect(await precedentsOf(asked.id)).toEqual([]);

    await decide(first.id, literature, 'A reference is given.');
    await decide(otherLabels.id, literature);
    await decide(otherReason.id, null);
    await decide(second.id, null, 'Not of this film.');

    expect(await precedentsOf(asked.id)).toMatchObject([
      { caseId: second.id, snippet: second.snippet, gold: [], reason: 'Not of this film.' },
      {
        caseId: first.id,
        by: 'judge',
        clause: '4.3',
        reason: 'A reference is given.',
        gold: [{ quote: '1.55 eV', label: literature }],
      },
    ]);
  });

  it('leaves out what was decided anew, and the case itself', async () => {
    const one = await makeCase([computational, 'Unknown_bandgap']);
    const asked = await makeCase([computational, 'Unknown_bandgap']);
    await decide(one.id, computational, 'first');
    await decide(one.id, 'Unknown_bandgap', 'second');
    await decide(asked.id, computational, 'own');
    expect((await precedentsOf(asked.id)).map(({ reason }) => reason)).toEqual(['second']);
    expect((await precedentsOf(one.id)).map(({ reason }) => reason)).toEqual(['own']);
  });

  it('leaves out decisions that a decision on the whole case has set aside', async () => {
    const one = await makeCase([literature, null]);
    const asked = await makeCase([literature, null]);
    await decide(one.id, literature);
    expect(await precedentsOf(asked.id)).toHaveLength(1);
    const view = await readCase(desk.judge, one.id);
    await recordDecision(desk.judge, one.id, {
      id: randomUUID(),
      caseRevision: view.revision,
      gold: [],
      reason: 'All anew.',
    });
    expect(await precedentsOf(asked.id)).toEqual([]);
  });

  it('shows no more than five', async () => {
    const asked = await makeCase([null, computational]);
    for (let i = 0; i < 6; i += 1) {
      const { id } = await makeCase([computational, null]);
      await decide(id, computational, `decision ${i}`);
    }
    expect((await precedentsOf(asked.id)).map(({ reason }) => reason)).toEqual(
      [5, 4, 3, 2, 1].map((i) => `decision ${i}`),
    );
  });

  it('stays inside the project and tells nothing of a snippet that the actor has still to read', async () => {
    const other = await makeDesk();
    const elsewhere = await makeCase([experimental, 'Unknown_bandgap'], other);
    await decide(elsewhere.id, experimental, 'elsewhere', other.judge);
    const here = await makeCase([experimental, 'Unknown_bandgap']);
    expect(await precedentsOf(here.id)).toEqual([]);

    const one = await makeCase([experimental, 'Unknown_bandgap']);
    await decide(one.id, experimental);
    const [, reader] = desk.readers;
    expect(await precedentsOf(here.id, reader)).toHaveLength(1);
    // A decided case whose reading was given back stays stale, and its reader is blind again.
    await database().case.update({ where: { id: one.id }, data: { status: 'decided' } });
    await database().assignment.updateMany({
      where: { snippet: { name: one.snippet }, userId: reader.userId },
      data: { status: 'inProgress', outcome: null, finishedAt: null },
    });
    expect(await precedentsOf(here.id, reader)).toEqual([]);
    expect(await precedentsOf(here.id)).toHaveLength(1);
  });
});

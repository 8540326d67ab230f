import { beforeEach, describe, expect, it } from 'vitest';
import type { UserActor } from '../actor';
import { readAgreement } from '../agreement/read-agreement';
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
import { createRound, previewRound, type RoundRequest } from './create-round';
import { makeProjectPlan } from './make-project-plan';
import { readRoundAgreement, readRounds } from './read-rounds';
import { renameRound } from './rename-round';

prepareTestDatabase();

let project: TestProject;
let ana: UserActor;
let ben: UserActor;

beforeEach(async () => {
  project = await makeProject();
  ana = await join(project, 'ana', 'annotator');
  ben = await join(project, 'ben', 'annotator');
  const names = Array.from({ length: 10 }, (_, i) => `t${i}`);
  await addTexts(project, Object.fromEntries(names.map((name) => [name, 'A gap of 1.5 eV.'])));
});

const pilot: RoundRequest = {
  name: 'Pilot',
  from: 'Round 1',
  count: 3,
  strata: ['material'],
  seed: '1',
};

async function namesIn(round: string): Promise<string[]> {
  const rows = await database().snippet.findMany({
    where: { projectId: project.id, round: { name: round } },
    orderBy: { name: 'asc' },
  });
  return rows.map(({ name }) => name);
}

describe('drawing a round', () => {
  it('takes what was shown out of the other round', async () => {
    const preview = await previewRound(project.lead, project.id, pilot);
    expect(preview).toMatchObject({ snippets: 3, available: 10, short: [] });
    expect(await createRound(project.lead, project.id, pilot)).toBe(3);
    const drawn = await namesIn('Pilot');
    expect(drawn).toHaveLength(3);
    expect([...drawn, ...(await namesIn('Round 1'))].sort()).toHaveLength(10);
  });

  it('leaves what was ever assigned', async () => {
    await createRound(project.lead, project.id, pilot);
    await makeProjectPlan(project.lead, project.id, {
      round: 'Pilot',
      annotators: [ana.email, ben.email],
      overlap: 2,
      method: 'ring',
      strata: [],
      seed: '1',
      commit: true,
    });
    await database().assignment.updateMany({ data: { status: 'withdrawn' } });
    await expect(
      previewRound(project.lead, project.id, { ...pilot, from: 'Pilot' }),
    ).rejects.toThrow('is assigned');
    const rest = await previewRound(project.lead, project.id, { ...pilot, count: 100 });
    expect(rest).toMatchObject({ snippets: 7, available: 7 });
  });

  it('refuses a name twice, an unknown round, and whoever does not lead', async () => {
    await createRound(project.lead, project.id, pilot);
    await expect(createRound(project.lead, project.id, pilot)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await namesIn('Round 1')).toHaveLength(7);
    await expect(
      createRound(project.lead, project.id, { ...pilot, name: 'x', from: 'Round 9' }),
    ).rejects.toMatchObject({ code: 'unprocessable' });
    await expect(createRound(ana, project.id, { ...pilot, name: 'x' })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('renaming a round', () => {
  it('keeps names apart', async () => {
    await createRound(project.lead, project.id, pilot);
    await renameRound(project.lead, project.id, 'Round 1', 'Main');
    expect(await namesIn('Main')).toHaveLength(7);
    await expect(renameRound(project.lead, project.id, 'Main', 'Pilot')).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(renameRound(project.lead, project.id, 'Round 1', 'x')).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});

describe('the rounds side by side', () => {
  it('counts each by itself, and measures its agreement alone', async () => {
    await createRound(project.lead, project.id, pilot);
    await assignAll(project, [ana, ben]);
    const [first, second] = await namesIn('Pilot');
    for (const [snippet, isMarked] of [
      [first!, true],
      [second!, false],
    ] as const) {
      const spans = isMarked ? ([[9, 15, 'Unknown_bandgap']] as const) : [];
      await read(project, ana, snippet, spans);
      await read(project, ben, snippet, spans);
    }
    const rounds = await readRounds(project.lead, project.id);
    expect(rounds).toMatchObject([
      { name: 'Round 1', active: 7, unassigned: 7, assignments: 0, guidelines: [] },
      {
        name: 'Pilot',
        active: 3,
        excluded: 0,
        unassigned: 0,
        assignments: 6,
        finished: 4,
        guidelines: [1],
        schemes: [1],
      },
    ]);
    const agreement = await readRoundAgreement(project.lead, project.id);
    expect(agreement).toMatchObject({
      Pilot: { basis: { snippets: 3, compared: 2 }, pooled: { strictF1: { value: 1 } } },
    });
    expect(agreement).not.toHaveProperty('Round 1');
    const query = { notClear: 'exclude', round: 'Pilot' } as const;
    const { pooled, basis } = await readAgreement(project.lead, project.id, query);
    expect({ pooled, basis }).toEqual(agreement.Pilot);
    const other = await readAgreement(project.lead, project.id, { ...query, round: 'Round 1' });
    expect(other.basis.snippets).toBe(0);
  });
});

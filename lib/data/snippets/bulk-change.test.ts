import { beforeEach, describe, expect, it } from 'vitest';
import type { BulkChange, Selection } from '../../domain/snippets/bulk-act';
import type { UserActor } from '../actor';
import { database } from '../database';
import { openImportTarget } from '../imports/import-target';
import { systemActor } from '../actor';
import { addTexts, assignAll, join, makeProject, type TestProject } from '../testing/build-project';
import { setExclusions } from './set-exclusions';
import { prepareTestDatabase } from '../testing/database';
import { changeSnippets, previewChange, undoChange } from './bulk-change';

prepareTestDatabase();

let project: TestProject;
let ana: UserActor;
const all: Selection = { filter: {} };

beforeEach(async () => {
  project = await makeProject();
  ana = await join(project, 'ana', 'annotator');
  await addTexts(project, { a: 'Of CdS.', b: 'Of CdS and CdS.', c: 'Nothing.' });
});

/** Everything that an act may change, by name. */
async function state() {
  const rows = await database().snippet.findMany({
    where: { projectId: project.id },
    orderBy: { name: 'asc' },
    include: { round: true },
  });
  return rows.map(({ name, material, targets, status, excludedReason, round }) => ({
    name,
    material,
    targets,
    status,
    excludedReason,
    round: round.name,
  }));
}

async function make(change: BulkChange, selection = all) {
  const { changes } = await previewChange(project.lead, project.id, selection, change);
  return changeSnippets(project.lead, project.id, selection, change, changes);
}

async function idOf(name: string): Promise<string> {
  const found = await database().snippet.findFirstOrThrow({
    where: { projectId: project.id, name },
  });
  return found.id;
}

/** Asks Ana to read one snippet: the others are planned by nobody yet. */
async function assign(name: string): Promise<void> {
  const others = await database().snippet.findMany({
    where: { projectId: project.id, name: { not: name }, status: 'active' },
    select: { id: true },
  });
  const exclusions = others.map(({ id: snippetId }) => ({ snippetId, reason: 'later' }));
  const before = await setExclusions(project.lead, project.id, exclusions);
  await assignAll(project, [ana]);
  await setExclusions(project.lead, project.id, before);
}

const setMaterial = { kind: 'setMaterial', material: 'CdS' } as const;

describe('changeSnippets', () => {
  it.each<BulkChange>([
    { kind: 'exclude', reason: 'duplicate' },
    { kind: 'restore' },
    setMaterial,
    { kind: 'setMaterial', material: null },
    { kind: 'moveToRound', round: 'Next' },
  ])('gives back exactly what was there before %j', async (change) => {
    await openImportTarget(systemActor, project.id, 'Next');
    await make({ kind: 'exclude', reason: 'not open access' }, { ids: [await idOf('a')] });
    await make({ kind: 'setMaterial', material: 'Of' }, { ids: [await idOf('b')] });
    const before = await state();
    const { act, changed } = await make(change);
    expect(await state()).not.toEqual(before);
    expect(await undoChange(project.lead, project.id, act)).toEqual({
      restored: changed,
      stayed: 0,
    });
    expect(await state()).toEqual(before);
    await expect(undoChange(project.lead, project.id, act)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('sets a material with its occurrences, where nobody was asked to read', async () => {
    await assign('a');
    const preview = await previewChange(project.lead, project.id, all, setMaterial);
    expect(preview).toEqual({ chosen: 3, changes: 2, same: 0, held: 1 });
    await make(setMaterial);
    expect((await state()).map(({ material, targets }) => [material, targets])).toEqual([
      [null, []],
      ['CdS', [3, 6, 11, 14]],
      ['CdS', []],
    ]);
  });

  it('moves only what nobody was asked to read', async () => {
    await assignAll(project, [ana]);
    await addTexts(project, { d: 'Not assigned.' });
    await openImportTarget(systemActor, project.id, 'Next');
    const move = { kind: 'moveToRound', round: 'Next' } as const;
    expect(await previewChange(project.lead, project.id, all, move)).toMatchObject({ held: 3 });
    expect(await make(move)).toMatchObject({ changed: 1 });
    await expect(make({ kind: 'moveToRound', round: 'No such' })).rejects.toThrow('no round');
  });

  it('leaves at an undo what was changed since, or given out', async () => {
    const { act } = await make(setMaterial);
    await make({ kind: 'setMaterial', material: 'Of' }, { ids: [await idOf('a')] });
    await assign('b');
    expect(await undoChange(project.lead, project.id, act)).toEqual({ restored: 1, stayed: 2 });
    expect((await state()).map(({ material }) => material)).toEqual(['Of', 'CdS', null]);
  });

  it('changes nothing when it is not what the preview said', async () => {
    const before = await state();
    await expect(
      changeSnippets(project.lead, project.id, all, setMaterial, 2),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(await state()).toEqual(before);
  });

  it('touches only what the filter finds, in this project, for leads', async () => {
    const other = await makeProject();
    await addTexts(other, { foreign: 'Of CdS.' });
    const foreign = await database().snippet.findFirstOrThrow({ where: { projectId: other.id } });
    const selection = { ids: [foreign.id, await idOf('a')] };
    expect(await make(setMaterial, selection)).toMatchObject({ changed: 1 });
    expect(await make(setMaterial, { filter: { q: 'nothing' } })).toMatchObject({ changed: 1 });
    expect((await state()).map(({ material }) => material)).toEqual(['CdS', null, 'CdS']);
    await expect(previewChange(ana, project.id, all, setMaterial)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('writes one entry for the act and one for its undo', async () => {
    const { act } = await make(setMaterial);
    await undoChange(project.lead, project.id, act);
    const entries = await database().logEntry.findMany({
      where: { projectId: project.id, type: { in: ['materialSet', 'bulkUndone'] } },
      orderBy: { at: 'asc' },
    });
    expect(entries.map(({ type, details }) => ({ type, details }))).toEqual([
      { type: 'materialSet', details: { snippets: ['a', 'b', 'c'], material: 'CdS' } },
      { type: 'bulkUndone', details: { snippets: ['a', 'b', 'c'], kind: 'setMaterial' } },
    ]);
  });
});

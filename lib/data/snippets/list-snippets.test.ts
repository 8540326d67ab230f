import { beforeAll, describe, expect, it } from 'vitest';
import type { SnippetFilter } from '../../domain/snippets/snippet-filter';
import { systemActor } from '../actor';
import { database } from '../database';
import { openImportTarget } from '../imports/import-target';
import { storeSnippets } from '../imports/store-snippets';
import { assignAll, join, makeProject, read, type TestProject } from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { countSnippets } from './count-snippets';
import { listFilterValues } from './list-filter-values';
import { listSnippets } from './list-snippets';

prepareTestDatabase();

const names = ['B', 'a', 'a b', 'b', 'z', 'é', '😀'];
let project: TestProject;

beforeAll(async () => {
  project = await makeProject();
  for (const [round, some] of [
    ['Pilot', names.slice(0, 2)],
    ['Rest', names.slice(2)],
  ] as const) {
    const target = await openImportTarget(systemActor, project.id, round);
    await storeSnippets(
      systemActor,
      target,
      some.map((name, i) => ({
        name,
        text: `The text of ${name}: 100 % Gap_${i}`,
        material: i % 2 === 0 ? 'MAPI' : null,
        targets: [],
        sentences: [0],
        article:
          i === 0 ? null : { identifier: `10.1/${i}`, publisher: `Press ${i % 2}`, year: 2020 + i },
      })),
    );
  }
  const other = await makeProject();
  const target = await openImportTarget(systemActor, other.id, 'Pilot');
  const snippet = { text: 'x', material: 'MAPI', targets: [], sentences: [0], article: null };
  await storeSnippets(systemActor, target, [{ name: 'b', ...snippet }]);
});

async function namesOf(filter: SnippetFilter, limit = 50): Promise<string[]> {
  const { items } = await listSnippets(project.lead, project.id, { ...filter, limit });
  expect(await countSnippets(project.lead, project.id, filter)).toBe(items.length);
  return items.map(({ name }) => name);
}

describe('listSnippets', () => {
  it.each([1, 2, 3, 7, 50])('walks forth and back over pages of %i', async (limit) => {
    const page = (cursor?: string) => listSnippets(project.lead, project.id, { limit, cursor });
    const forth = [await page()];
    expect(forth[0]?.previousCursor).toBeNull();
    for (let next = forth[0]?.nextCursor ?? null; next !== null;) {
      const read = await page(next);
      forth.push(read);
      next = read.nextCursor;
    }
    const shown = forth.map(({ items }) => items.map(({ name }) => name));
    expect(shown.flat()).toEqual(names);
    const back = [shown.at(-1)];
    for (let before = forth.at(-1)?.previousCursor ?? null; before !== null;) {
      const { items, previousCursor, nextCursor } = await page(before);
      expect(nextCursor).not.toBeNull();
      back.unshift(items.map(({ name }) => name));
      before = previousCursor;
    }
    expect(back.flat()).toEqual(names);
  });

  it('goes on where it was although a name comes in before', async () => {
    const first = await listSnippets(project.lead, project.id, { limit: 2 });
    const target = await openImportTarget(systemActor, project.id, 'Rest');
    const more = { text: 'x', material: null, targets: [], sentences: [0], article: null };
    await storeSnippets(systemActor, target, [{ name: 'A', ...more }]);
    const second = await listSnippets(project.lead, project.id, {
      limit: 2,
      cursor: first.nextCursor ?? '',
    });
    expect(second.items.map(({ name }) => name)).toEqual(['a b', 'b']);
    await database().snippet.deleteMany({ where: { projectId: project.id, name: 'A' } });
  });

  it('finds words in names and texts in any case, and takes no sign for a pattern', async () => {
    expect(await namesOf({ q: 'TEXT OF A' })).toEqual(['a', 'a b']);
    expect(await namesOf({ q: '100 %' })).toEqual(names);
    expect(await namesOf({ q: 'gap_1' })).toEqual(['a', 'b']);
    expect(await namesOf({ q: 'Gap%1' })).toEqual([]);
    expect(await namesOf({ q: 'É' })).toEqual(['é']);
  });

  it('narrows by round, material, publisher and year', async () => {
    expect(await namesOf({ round: 'Pilot' })).toEqual(['B', 'a']);
    expect(await namesOf({ round: 'none such' })).toEqual([]);
    expect(await namesOf({ round: 'Rest', material: 'MAPI' })).toEqual(['a b', 'z', '😀']);
    expect(await namesOf({ publisher: 'Press 1' })).toEqual(['a', 'b', 'é']);
    expect(await namesOf({ publisher: 'Press 1', year: 2023 })).toEqual(['é']);
    expect(await listFilterValues(project.lead, project.id)).toEqual({
      materials: ['MAPI'],
      rounds: ['Round 1', 'Pilot', 'Rest'],
      publishers: ['Press 0', 'Press 1'],
      years: [2024, 2023, 2022, 2021],
    });
  });

  it('refuses a cursor of another list', async () => {
    await expect(
      listSnippets(project.lead, project.id, { limit: 2, cursor: 'abc' }),
    ).rejects.toMatchObject({ code: 'malformed' });
  });

  it('narrows by how far the reading is and by what became of the case', async () => {
    const [ana, ben] = [
      await join(project, 'ana', 'annotator'),
      await join(project, 'ben', 'lead', 'annotator'),
    ];
    await assignAll(project, [ana, ben]);
    expect(await namesOf({ state: 'unassigned' })).toEqual(['B', 'a']);
    await read(project, ana, 'b', [[0, 3, 'Unknown_bandgap']]);
    expect(await namesOf({ state: 'reading' })).toEqual(names.slice(2));
    await read(project, ben, 'b', []);
    expect(await namesOf({ state: 'reading' })).toEqual(
      names.slice(2).filter((name) => name !== 'b'),
    );
    expect(await namesOf({ state: 'read' })).toEqual(['b']);
    expect(await namesOf({ state: 'open' })).toEqual(['b']);
    expect(await namesOf({ state: 'decided' })).toEqual([]);
  });
});

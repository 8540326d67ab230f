import { beforeEach, describe, expect, it } from 'vitest';
import type { SnippetFacts } from '../../domain/snippets/snippet-facts';
import { systemActor } from '../actor';
import { database } from '../database';
import { openImportTarget } from '../imports/import-target';
import { storeSnippets } from '../imports/store-snippets';
import { assignAll, join, makeProject, type TestProject } from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { changeFacts, readFacts } from './edit-facts';

prepareTestDatabase();

let project: TestProject;

beforeEach(async () => {
  project = await makeProject();
  const target = await openImportTarget(systemActor, project.id, null);
  const snippet = (name: string, identifier: string | null) => ({
    name,
    text: 'Of CdS.',
    material: null,
    targets: [],
    sentences: [0],
    article: { identifier, publisher: 'Press', year: 2020 },
  });
  await storeSnippets(systemActor, target, [
    snippet('a', '10.1/x'),
    snippet('b', '10.1/x'),
    snippet('c', '10.1/y'),
    snippet('own', null),
  ]);
});

async function idOf(name: string): Promise<string> {
  const found = await database().snippet.findFirstOrThrow({
    where: { projectId: project.id, name },
  });
  return found.id;
}

async function factsOf(name: string): Promise<SnippetFacts> {
  return (await readFacts(project.lead, project.id, await idOf(name))).facts;
}

async function change(name: string, more: Partial<SnippetFacts>, from?: SnippetFacts) {
  const seen = from ?? (await factsOf(name));
  return changeFacts(project.lead, project.id, await idOf(name), seen, { ...seen, ...more });
}

describe('changeFacts', () => {
  it('changes the material with its occurrences, and says what it did in the log', async () => {
    expect(await change('a', { material: 'CdS' })).toEqual([
      { field: 'material', before: null, after: 'CdS' },
    ]);
    const { targets } = await database().snippet.findUniqueOrThrow({
      where: { id: await idOf('a') },
    });
    expect(targets).toEqual([3, 6]);
    const { details } = await database().logEntry.findFirstOrThrow({
      where: { projectId: project.id, type: 'snippetEdited' },
    });
    expect(details).toEqual({
      snippet: 'a',
      changes: [{ field: 'material', before: null, after: 'CdS' }],
    });
  });

  it('says of a shared article what holds for all its snippets', async () => {
    expect(await readFacts(project.lead, project.id, await idOf('a'))).toMatchObject({ others: 1 });
    await change('a', { licence: 'CC BY', year: null });
    expect(await factsOf('b')).toMatchObject({ licence: 'CC BY', year: null, publisher: 'Press' });
    expect(await factsOf('c')).toMatchObject({ licence: null, year: 2020 });
  });

  it('puts a snippet under another article by its identifier, and removes one without snippets', async () => {
    await change('c', { identifier: '10.1/x' });
    expect(await readFacts(project.lead, project.id, await idOf('c'))).toMatchObject({ others: 2 });
    await change('own', { identifier: '10.1/z' });
    expect(await factsOf('own')).toMatchObject({ identifier: '10.1/z', publisher: 'Press' });
    const articles = await database().article.findMany({
      where: { projectId: project.id },
      orderBy: { identifier: 'asc' },
    });
    expect(articles.map(({ identifier }) => identifier)).toEqual(['10.1/x', '10.1/z']);
  });

  it('lets two leads change two things, and refuses the second who changes the same', async () => {
    const seen = await factsOf('a');
    await change('a', { material: 'CdS' }, seen);
    await change('a', { title: 'Gaps' }, seen);
    await expect(change('a', { material: 'CdSe' }, seen)).rejects.toThrow('to “CdS”');
    expect(await factsOf('a')).toMatchObject({ material: 'CdS', title: 'Gaps' });
  });

  it('refuses a name that another has, and changes nothing then', async () => {
    await expect(change('a', { name: 'b', material: 'CdS' })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await factsOf('a')).toMatchObject({ name: 'a', material: null });
    await change('a', { name: 'new' });
    expect(await factsOf('new')).toMatchObject({ identifier: '10.1/x' });
  });

  it('keeps the material once somebody was asked to read, and lets it change before', async () => {
    const ana = await join(project, 'ana', 'annotator');
    await change('a', { material: 'CdS' });
    await assignAll(project, [ana]);
    await expect(change('a', { material: 'CdSe' })).rejects.toThrow('The material stays');
    await change('a', { publisher: 'House' });
    expect(await factsOf('a')).toMatchObject({ material: 'CdS', publisher: 'House' });
  });

  it('is for leads of the project', async () => {
    const ana = await join(project, 'ana', 'annotator');
    const [id, facts] = [await idOf('a'), await factsOf('a')];
    await expect(readFacts(ana, project.id, id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      changeFacts(ana, project.id, id, facts, { ...facts, year: 1 }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    const other = await makeProject();
    await expect(readFacts(other.lead, other.id, id)).rejects.toMatchObject({ code: 'notFound' });
  });
});

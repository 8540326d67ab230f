import { beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../actor';
import { openImportTarget } from '../imports/import-target';
import { storeSnippets } from '../imports/store-snippets';
import { join, makeProject, type TestProject } from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { findSentences } from './find-sentences';

prepareTestDatabase();

let project: TestProject;

beforeAll(async () => {
  project = await makeProject();
  const target = await openImportTarget(systemActor, project.id, null);
  const snippet = (name: string, text: string, sentences: number[]) => ({
    name,
    text,
    material: null,
    targets: [],
    sentences,
    article: null,
  });
  await storeSnippets(systemActor, target, [
    // The first character is one code point and two units.
    snippet('one', '😀 A film. Its gap is\n1.55 eV. Another.', [0, 10, 30]),
    snippet('two', 'A GAP of 2 eV. A gap of 3 eV.', [0, 15]),
  ]);
});

describe('findSentences', () => {
  it('finds the first sentence of each snippet that has the words, in any case', async () => {
    expect(await findSentences(project.lead, project.id, 'gap')).toEqual([
      { snippet: 'one', sentence: 'Its gap is 1.55 eV.' },
      { snippet: 'two', sentence: 'A GAP of 2 eV.' },
    ]);
    expect(await findSentences(project.lead, project.id, '3 eV')).toEqual([
      { snippet: 'two', sentence: 'A gap of 3 eV.' },
    ]);
  });

  it('finds nothing that goes over the end of a sentence, and takes no word for a pattern', async () => {
    expect(await findSentences(project.lead, project.id, 'film. Its')).toEqual([]);
    expect(await findSentences(project.lead, project.id, '%')).toEqual([]);
  });

  it('is for leads', async () => {
    const reader = await join(project, 'reader', 'annotator');
    await expect(findSentences(reader, project.id, 'gap')).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

import { expect, test } from 'vitest';
import { database } from '../database';
import { newId } from '../identifier';
import { addTexts, assignAll, join, makeProject } from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { markGuidelineRead, readGuidelineShelf } from './guideline-shelf';

prepareTestDatabase();

async function addVersion(projectId: string, version: number): Promise<void> {
  await database().guideline.create({
    data: { id: newId(), projectId, version, text: `## 1 Gap\n1.1 Version ${version}.` },
  });
}

test('a person gets the versions that concern them, and what they read last', async () => {
  const project = await makeProject();
  const reader = await join(project, 'reader', 'annotator');
  const other = await join(project, 'other', 'annotator');
  await addTexts(project, { one: 'A gap of 1.5 eV.' });
  await assignAll(project, [reader]);
  for (const version of [2, 3, 4]) await addVersion(project.id, version);
  const versionsFor = async (actor: typeof reader) => {
    const { versions, lastRead } = await readGuidelineShelf(actor, project.id);
    return { lastRead, versions: versions.map(({ version }) => version) };
  };

  expect(await versionsFor(reader)).toEqual({ lastRead: null, versions: [1, 4] });
  await markGuidelineRead(reader, project.id, 2);
  expect(await versionsFor(reader)).toEqual({ lastRead: 2, versions: [1, 2, 4] });
  await markGuidelineRead(reader, project.id, 1);
  expect(await versionsFor(reader)).toMatchObject({ lastRead: 2 });
  await markGuidelineRead(reader, project.id, 4);
  expect(await versionsFor(reader)).toEqual({ lastRead: 4, versions: [1, 4] });
  expect(await versionsFor(other)).toEqual({ lastRead: null, versions: [4] });
});

test('only who annotates here, and only versions that there are', async () => {
  const project = await makeProject();
  const elsewhere = await makeProject();
  const reader = await join(project, 'reader', 'annotator');
  const viewer = await join(project, 'viewer', 'viewer');
  await expect(readGuidelineShelf(viewer, project.id)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(markGuidelineRead(viewer, project.id, 1)).rejects.toMatchObject({
    code: 'forbidden',
  });
  for (const act of [
    () => readGuidelineShelf(reader, elsewhere.id),
    () => markGuidelineRead(reader, elsewhere.id, 1),
    () => markGuidelineRead(reader, project.id, 9),
  ]) {
    await expect(act()).rejects.toMatchObject({ code: 'notFound' });
  }
});

import { expect, test } from 'vitest';
import { addTexts, assignAll, assignmentOf, join } from '../testing/build-project';
import { makeProject, operation, read } from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { applyOperations } from './apply-operations';
import { findLastTouched } from './find-last-touched';
import { listOwnFinishedTimes } from './list-own-finished-times';

prepareTestDatabase();

test('finished times and the last touched snippet are the actor’s own', async () => {
  const project = await makeProject();
  const [a, b] = [await join(project, 'a', 'annotator'), await join(project, 'b', 'annotator')];
  const viewer = await join(project, 'viewer', 'viewer');
  await addTexts(project, { one: 'One gap.', two: 'Two gaps.' });
  await assignAll(project, [a, b]);
  expect(await findLastTouched(a, project.id)).toBeNull();

  await read(project, a, 'one', []);
  await read(project, b, 'one', []);
  await read(project, b, 'two', []);
  const two = await assignmentOf(project, a, 'two');
  await applyOperations(a, two, {
    baseRevision: 0,
    operations: [operation({ type: 'note', text: 'begun' })],
  });

  expect(await findLastTouched(a, project.id)).toBe(two);
  expect(await listOwnFinishedTimes(a, project.id)).toHaveLength(1);
  expect(await listOwnFinishedTimes(b, project.id)).toHaveLength(2);
  for (const ask of [findLastTouched, listOwnFinishedTimes]) {
    await expect(ask(viewer, project.id)).rejects.toMatchObject({ code: 'forbidden' });
  }
});

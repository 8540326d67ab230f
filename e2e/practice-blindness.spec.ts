/**
 * The canary of practice: words of a known answer are seen by who made it, and by a reader once the
 * own reading of that text is finished; by nobody else, on no page, by no call.
 */
import type { UserActor } from '@/lib/data/actor';
import { applyOperations } from '@/lib/data/assignments/apply-operations';
import { listQueue } from '@/lib/data/assignments/list-queue';
import { database } from '@/lib/data/database';
import { addPracticeText } from '@/lib/data/practice/add-texts';
import { startPractice } from '@/lib/data/practice/start-practice';
import { join, makeProject, makeUser, operation } from '@/lib/data/testing/build-project';
import { fetchAll, type Ids } from './fixtures/everything';
import { expect, test } from './fixtures/goldspan';

const secret = 'canaryanswer';

test('a known answer reaches a reader only after the own reading', async ({
  browser,
  baseURL,
  signIn,
}) => {
  test.setTimeout(600_000);
  const origin = baseURL ?? '';
  const project = await makeProject();
  const reader = await join(project, 'reader', 'annotator');
  const other = await join(project, 'other', 'annotator', 'adjudicator');
  const people: Record<string, UserActor> = {
    maker: project.lead,
    reader,
    other,
    viewer: await join(project, 'viewer', 'viewer'),
    stranger: await makeUser('stranger', true),
  };
  const upload = { name: 'practice', text: 'A gap of 2 eV.', material: null, ann: null };
  const { practice, assignment } = await addPracticeText(project.lead, project.id, upload);
  const note = operation({ type: 'note', text: secret });
  const finish = operation({ type: 'finish', outcome: 'none' });
  await applyOperations(project.lead, assignment, { baseRevision: 0, operations: [note, finish] });
  for (const actor of [reader, other]) await startPractice(actor, project.id);

  const whoSees = async (): Promise<string[]> => {
    const rows = await database().assignment.findMany({ where: { projectId: practice } });
    const ids: Ids = {
      project: [project.id, practice],
      assignment: rows.map(({ id }) => id),
      file: ['readings.zip'],
      operation: [note.id],
    };
    const fetched = await Promise.all(
      Object.entries(people).map(async ([name, { userId }]) => {
        const context = await browser.newContext({ baseURL: origin });
        await signIn(userId, { context });
        const answers = await fetchAll(context, ids, origin);
        expect(answers.length).toBeGreaterThan(30);
        await context.close();
        return { name, isSeeing: answers.some(({ body }) => body.includes(secret)) };
      }),
    );
    return fetched.filter(({ isSeeing }) => isSeeing).map(({ name }) => name);
  };

  expect(await whoSees()).toEqual(['maker']);
  const [own] = await listQueue(reader, practice);
  const operations = [operation({ type: 'finish', outcome: 'none' })];
  await applyOperations(reader, own?.id ?? '', { baseRevision: 0, operations });
  expect(await whoSees()).toEqual(['maker', 'reader']);
});

/**
 * The canary test. One reader's reading holds words that stand nowhere else. With every role, every
 * page, every call of the API, every export and every error text is fetched: the words may be seen
 * by those whom the policy allows, and by nobody else. Pages and calls are found, not listed, so a
 * new one is looked at from its first day.
 */
import { randomUUID } from 'node:crypto';
import type { UserActor } from '@/lib/data/actor';
import { applyOperations } from '@/lib/data/assignments/apply-operations';
import { database } from '@/lib/data/database';
import { showGold } from '@/lib/data/feedback/show-gold';
import { requestRelease } from '@/lib/data/releases/request-release';
import {
  addTexts,
  assignAll,
  assignmentOf,
  join,
  makeProject,
  makeUser,
  operation,
  read,
} from '@/lib/data/testing/build-project';
import { decide, release } from '@/lib/data/testing/settle';
import { runJob } from '@/lib/jobs/run-job';
import { fetchAll, type Ids } from './fixtures/everything';
import { expect, test } from './fixtures/goldspan';

const canaries = {
  note: 'canarynote',
  flag: 'canaryflag',
  span: 'canaryspannote',
} as const;
const words = Object.values(canaries);
/** Stands in a decision, and so belongs to gold. */
const goldWord = 'canaryreason';
const text = 'The gap of the film is 1.55 eV, as measured here.';

test('no word of a reading reaches anyone who may not see it', async ({
  browser,
  baseURL,
  signIn,
}) => {
  test.setTimeout(600_000);
  const origin = baseURL ?? '';
  const project = await makeProject();
  const writer = await join(project, 'writer', 'annotator');
  const other = await join(project, 'other', 'annotator');
  const people: Record<string, UserActor> = {
    other,
    third: await join(project, 'third', 'annotator'),
    viewer: await join(project, 'viewer', 'viewer'),
    adjudicator: await join(project, 'adjudicator', 'adjudicator'),
    readingAdjudicator: await join(project, 'reading adjudicator', 'adjudicator', 'annotator'),
    lead: project.lead,
    stranger: await makeUser('stranger', true),
  };
  await addTexts(project, { shared: text });
  await assignAll(project, [writer, other]);
  const assignment = await assignmentOf(project, writer, 'shared');
  const annotation = randomUUID();
  const add = operation({
    type: 'add',
    annotation: {
      id: annotation,
      fragments: [[23, 30]],
      label: 'Literature_bandgap',
      note: canaries.span,
    },
  });
  await applyOperations(writer, assignment, {
    baseRevision: 0,
    operations: [
      add,
      operation({ type: 'note', text: canaries.note }),
      operation({ type: 'flag', on: true, reason: canaries.flag }),
      operation({ type: 'finish', outcome: 'undecided' }),
    ],
  });

  const idsNow = async (): Promise<Ids> => {
    const where = { projectId: project.id };
    const [assignments, cases, releases, jobs] = await Promise.all([
      database().assignment.findMany({ where, select: { id: true } }),
      database().case.findMany({ where, select: { id: true } }),
      database().release.findMany({ where, select: { id: true } }),
      database().job.findMany({ where, select: { id: true } }),
    ]);
    const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
    return {
      project: [project.id],
      assignment: idsOf(assignments),
      case: idsOf(cases),
      release: idsOf(releases),
      job: idsOf(jobs),
      file: ['PV600.csv', 'PV600.zip', 'readings.zip'],
      operation: [add.id],
    };
  };
  /** Everything that each of them can fetch, all at the same time. */
  const fetchForAll = async (ids: Ids): Promise<[name: string, bodies: string[]][]> => {
    const signedOut = { 'nobody signed in': null };
    return Promise.all(
      Object.entries({ ...people, writer, ...signedOut }).map(async ([name, actor]) => {
        const context = await browser.newContext({ baseURL: origin });
        if (actor !== null) await signIn(actor.userId, { context });
        const answers = await fetchAll(context, ids, origin);
        expect(answers.length).toBeGreaterThan(30);
        await context.close();
        return [name, answers.map(({ body }) => body)];
      }),
    );
  };
  const whoSees = (
    fetched: readonly [name: string, bodies: string[]][],
    hidden: readonly string[] = words,
  ): string[] =>
    fetched
      .filter(([, bodies]) => bodies.some((body) => hidden.some((word) => body.includes(word))))
      .map(([name]) => name)
      .sort();

  await test.step('while the other reading is out, the writer alone sees it', async () => {
    expect(whoSees(await fetchForAll(await idsNow()))).toEqual(['writer']);
  });

  await test.step('when both are in, those who adjudicate see it too', async () => {
    await read(project, other, 'shared', [[23, 30, 'Experimental_bandgap']]);
    expect(whoSees(await fetchForAll(await idsNow()))).toEqual([
      'adjudicator',
      'lead',
      'readingAdjudicator',
      'writer',
    ]);
  });

  await test.step('and a release shows it to nobody else', async () => {
    await addTexts(project, { settled: text });
    await assignAll(project, [writer, other]);
    await read(project, writer, 'settled', []);
    await read(project, other, 'settled', []);
    await runJob(
      await requestRelease(project.lead, project.id, { name: 'draft', note: '', draft: true }),
    );
    expect(whoSees(await fetchForAll(await idsNow()))).toEqual([
      'adjudicator',
      'lead',
      'readingAdjudicator',
      'writer',
    ]);
  });

  await test.step('gold of a final release reaches no annotator while it is not shown', async () => {
    await decide(project, 'shared', {
      item: 0,
      gold: [[23, 30, 'Experimental_bandgap']],
      reason: goldWord,
    });
    await release(project, 'final');
    expect(whoSees(await fetchForAll(await idsNow()), [goldWord])).toEqual([
      'adjudicator',
      'lead',
      'readingAdjudicator',
    ]);
  });

  await test.step('shown, it reaches those who read the snippet, and no reading with it', async () => {
    await showGold(project.lead, project.id, true);
    const fetched = await fetchForAll(await idsNow());
    expect(whoSees(fetched, [goldWord])).toEqual([
      'adjudicator',
      'lead',
      'other',
      'readingAdjudicator',
      'writer',
    ]);
    expect(whoSees(fetched)).toEqual(['adjudicator', 'lead', 'readingAdjudicator', 'writer']);
  });
});

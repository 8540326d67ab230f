import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'csv-parse/sync';
import { describeEvent } from '../../domain/log/describe-event';
import { logEventSchema, logTopics, typesOfTopic } from '../../domain/log/event';
import type { UserActor } from '../actor';
import { applyOperations } from '../assignments/apply-operations';
import { listCases } from '../cases/list-cases';
import { recordDecision } from '../cases/record-decision';
import { database } from '../database';
import { showGold } from '../feedback/show-gold';
import { changeRoles } from '../projects/change-roles';
import { removeMember } from '../projects/members';
import { setExclusions } from '../snippets/set-exclusions';
import {
  addTexts,
  assignAll,
  join,
  makeProject,
  operation,
  read,
  type TestProject,
} from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { exportLog } from './export-log';
import { listLog, type LogQuery } from './list-log';

prepareTestDatabase();

let project: TestProject;
let ana: UserActor;
let ben: UserActor;

beforeAll(async () => {
  project = await makeProject();
  ana = await join(project, 'ana', 'annotator');
  ben = await join(project, 'ben', 'annotator');
  await addTexts(project, { one: 'A gap of 1.55 eV.', two: 'Nothing.' });
  await assignAll(project, [ana, ben]);
  const id = await read(project, ana, 'one', [[9, 16, 'Unknown_bandgap']]);
  await applyOperations(ana, id, {
    baseRevision: 2,
    operations: [operation({ type: 'reopen' }), operation({ type: 'finish', outcome: 'values' })],
  });
  await read(project, ben, 'one', []);
  const { items } = await listCases(project.lead, project.id, { limit: 9, status: 'open' });
  await recordDecision(project.lead, items[0]!.id, {
    id: crypto.randomUUID(),
    caseRevision: items[0]!.revision,
    gold: [],
    reason: 'a secret reason',
  });
  const two = await database().snippet.findFirstOrThrow({
    where: { projectId: project.id, name: 'two' },
  });
  await setExclusions(project.lead, project.id, [{ snippetId: two.id, reason: 'duplicate' }]);
  await showGold(project.lead, project.id, true);
  await changeRoles(project.lead, project.id, ben.userId, ['annotator', 'viewer']);
  await removeMember(project.lead, project.id, ben.userId);
});

async function words(query: Partial<LogQuery> = {}): Promise<string[]> {
  const { items, names } = await listLog(project.lead, project.id, { limit: 100, ...query });
  const nameOf = (id: string) => names[id] ?? id;
  return items.map(
    ({ person, event }) => `${nameOf(person ?? 'nobody')} ${describeEvent(event, nameOf)}`,
  );
}

const everything = [
  'lead removed ben from the project',
  'lead changed the roles of ben from annotator to annotator and viewer',
  'lead let annotators see their readings beside gold',
  'lead excluded two: duplicate',
  'lead recorded a decision on one',
  'ben finished reading one',
  'ana finished reading one',
  'ana reopened the own reading of one',
  'ana finished reading one',
  'lead planned Round 1: 2 snippets, 2 readers each, ring of 2 annotators, seed test',
  'lead added ben as annotator',
  'lead added ana as annotator',
];

describe('the log of a project', () => {
  it('tells who did what, newest first, and nothing of what was marked or why', async () => {
    // What one transaction writes bears one time.
    expect((await words()).toSorted()).toEqual(everything.toSorted());
    expect((await words())[0]).toBe(everything[0]);
    expect((await words()).join()).not.toContain('secret');
  });

  it('is read page by page without a gap or a repetition', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listLog(project.lead, project.id, { limit: 2, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    const all = await listLog(project.lead, project.id, { limit: 100 });
    expect(seen).toEqual(all.items.map(({ id }) => id));
    expect(new Set(seen).size).toBe(everything.length);
  });

  it('is narrowed by topic, person and day', async () => {
    expect(await words({ topic: 'texts' })).toEqual(['lead excluded two: duplicate']);
    expect(await words({ person: ben.userId })).toEqual(['ben finished reading one']);
    expect(await words({ topic: 'releases', person: ben.userId })).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect(await words({ from: today, to: today })).toHaveLength(everything.length);
    expect(await words({ to: '2020-01-01' })).toEqual([]);
    expect(await words({ from: '2099-01-01' })).toEqual([]);
  });

  it('has a topic for every type of event', () => {
    const ofTopics = logTopics.flatMap((topic) => typesOfTopic(topic));
    const known = logEventSchema.options.map(({ shape }) => shape.type.value);
    expect(ofTopics.toSorted()).toEqual(known.toSorted());
  });

  it('is for leads', async () => {
    await expect(listLog(ana, project.id, { limit: 1 })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('refuses a place that is none', async () => {
    for (const cursor of ['x', '2026-99-99T00:00:00Z 1']) {
      await expect(listLog(project.lead, project.id, { limit: 1, cursor })).rejects.toMatchObject({
        code: 'malformed',
      });
    }
  });

  it('is exported as CSV with all that an entry holds', async () => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of exportLog(project.lead, project.id, { topic: 'texts' })) {
      chunks.push(chunk);
    }
    const rows = parse<Record<string, string>>(Buffer.concat(chunks).toString(), { columns: true });
    expect(
      rows.map(({ at, ...row }) => ({ ...row, isTime: !Number.isNaN(Date.parse(at ?? '')) })),
    ).toEqual([
      {
        isTime: true,
        person: 'lead',
        event: 'snippetsExcluded',
        words: 'excluded two: duplicate',
        details: JSON.stringify({ snippets: ['two'], reason: 'duplicate' }),
      },
    ]);
  });
});

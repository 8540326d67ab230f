import { beforeEach, describe, expect, it } from 'vitest';
import type { UserActor } from '../actor';
import { database } from '../database';
import { listLog } from '../log/list-log';
import {
  addTexts,
  assignAll,
  join,
  makeProject,
  read,
  type TestProject,
} from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { decide } from '../testing/settle';
import { changeMergeRule, readRuleEffect } from './change-merge-rule';

prepareTestDatabase();

const text = 'The gap of 1.55 eV, as reported, lies far from 1.7 eV.';
const short = [11, 18] as const;
const long = [4, 18] as const;
const both = [11, 53] as const;

let project: TestProject;
let ana: UserActor;

/** edges: longer settles it. values: a person has to, unless as PV600. decided: values, decided. */
beforeEach(async () => {
  project = await makeProject();
  ana = await join(project, 'ana', 'annotator');
  const ben = await join(project, 'ben', 'annotator');
  await addTexts(project, { edges: text, values: text, decided: text, same: text, out: text });
  await assignAll(project, [ana, ben]);
  const label = 'Literature_bandgap';
  for (const name of ['edges', 'values', 'decided', 'same']) {
    await read(project, ana, name, [[...short, label]]);
  }
  await read(project, ben, 'edges', [[...long, label]]);
  await read(project, ben, 'values', [[...both, label]]);
  await read(project, ben, 'decided', [[...both, label]]);
  await read(project, ben, 'same', [[...short, label]]);
  await decide(project, 'decided', { item: 0, gold: [[...short, label]], reason: 'As marked.' });
});

async function cases() {
  const rows = await database().case.findMany({
    where: { projectId: project.id },
    select: {
      status: true,
      revision: true,
      snippet: { select: { name: true } },
      gold: { select: { fragments: true, origin: true } },
    },
  });
  return Object.fromEntries(rows.map(({ snippet, ...row }) => [snippet.name, row]));
}

const statuses = async () =>
  Object.fromEntries(Object.entries(await cases()).map(([name, { status }]) => [name, status]));

describe('another merge rule', () => {
  it('does what was said before, and keeps what a person decided', async () => {
    const { lead, id } = project;
    const before = await cases();
    const effect = await readRuleEffect(lead, id, 'asPv600');
    expect(effect).toMatchObject({
      complete: 4,
      settled: 1,
      opened: 0,
      resettled: 0,
      cases: [{ snippet: 'values', before: 'open', after: 'agreed' }],
    });
    expect(await cases()).toEqual(before);

    expect(await changeMergeRule(lead, id, { base: 'longer', rule: 'asPv600' })).toBe(1);
    const after = await cases();
    expect(after.values).toMatchObject({
      status: 'agreed',
      gold: [{ fragments: [...both], origin: 'longer' }],
    });
    expect(after.decided).toMatchObject({
      status: 'decided',
      gold: [{ fragments: [...short], origin: 'decided' }],
    });
    // Nobody who has one of these open has to look again.
    for (const name of ['edges', 'same', 'out']) expect(after[name]).toEqual(before[name]);

    const [entry] = (await listLog(lead, id, { limit: 1, topic: 'rules' })).items;
    expect(entry?.event).toMatchObject({ type: 'mergeRuleChanged', rule: 'asPv600', cases: 1 });
  });

  it('opens what was settled, and applies to what is finished later', async () => {
    const { lead, id } = project;
    expect(await readRuleEffect(lead, id, 'strict')).toMatchObject({ settled: 0, opened: 1 });
    await changeMergeRule(lead, id, { base: 'longer', rule: 'strict' });
    expect(await statuses()).toMatchObject({ edges: 'open', same: 'agreed', decided: 'decided' });
    await addTexts(project, { later: text });
    const cem = await join(project, 'cem', 'annotator');
    await assignAll(project, [ana, cem]);
    await read(project, ana, 'later', [[...short, 'Literature_bandgap']]);
    await read(project, cem, 'later', [[...long, 'Literature_bandgap']]);
    expect((await statuses()).later).toBe('open');
  });

  it('is refused to others, on what is not so any more, and for nothing', async () => {
    const { lead, id } = project;
    await expect(readRuleEffect(ana, id, 'strict')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      changeMergeRule(ana, id, { base: 'longer', rule: 'strict' }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      changeMergeRule(lead, id, { base: 'majority', rule: 'strict' }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      changeMergeRule(lead, id, { base: 'longer', rule: 'longer' }),
    ).rejects.toMatchObject({ code: 'unprocessable' });
  });
});

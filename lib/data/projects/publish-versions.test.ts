import { beforeEach, describe, expect, it } from 'vitest';
import type { LabelScheme } from '../../domain/label-scheme/scheme';
import type { UserActor } from '../actor';
import { readAgreement } from '../agreement/read-agreement';
import { applyOperations } from '../assignments/apply-operations';
import { readOwnAssignment } from '../assignments/read-assignment';
import { confirmValues, listValuesToCheck } from '../cases/value-checks';
import { database } from '../database';
import {
  addSpan,
  addTexts,
  assignAll,
  assignmentOf,
  join,
  makeProject,
  operation,
  read,
  type TestProject,
} from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { publishGuideline } from './publish-guideline';
import { publishScheme } from './publish-scheme';
import { readGuideline, readGuidelineHistory } from './read-guideline';
import { readGuidelineDesk } from './read-guideline-desk';
import { readScheme, readSchemeHistory } from './read-scheme';
import { readSchemeDesk } from './read-scheme-desk';
import { readSchemeEffect } from './read-scheme-effect';

prepareTestDatabase();

const label = 'Unknown_bandgap';
let project: TestProject;
let ana: UserActor;
let ben: UserActor;

/** Ana has begun one of her two texts; Ben has begun none. */
beforeEach(async () => {
  project = await makeProject();
  ana = await join(project, 'ana', 'annotator');
  ben = await join(project, 'ben', 'annotator');
  await addTexts(project, { one: 'A gap of 1.55 eV.', two: 'A gap of 1.6 eV.' });
  await assignAll(project, [ana, ben]);
  await applyOperations(ana, await assignmentOf(project, ana, 'one'), {
    baseRevision: 0,
    operations: [addSpan(9, 16, label)],
  });
});

async function viewOf(person: UserActor, snippet: string) {
  return readOwnAssignment(person, await assignmentOf(project, person, snippet));
}

async function addSpanAndFinish(person: UserActor, snippet: string, base: number) {
  await applyOperations(person, await assignmentOf(project, person, snippet), {
    baseRevision: base,
    operations: [addSpan(2, 5, label), operation({ type: 'finish', outcome: 'values' })],
  });
}

async function lastEntry(type: string) {
  return database().logEntry.findFirst({
    where: { projectId: project.id, type },
    orderBy: { at: 'desc' },
    select: { userId: true, details: true },
  });
}

describe('a new version of the guideline', () => {
  const publish = (base: number, text: string, appliesToUnbegun = true) =>
    publishGuideline(project.lead, project.id, { base, text, appliesToUnbegun });

  it('applies to what nobody has begun; the rest keeps its own', async () => {
    expect(await publish(1, '## 1 Gaps\n1.1 Select them.')).toEqual({ version: 2, applied: 3 });
    expect((await viewOf(ana, 'one')).guidelineVersion).toBe(1);
    expect((await viewOf(ana, 'two')).guidelineVersion).toBe(2);
    expect((await viewOf(ben, 'one')).guidelineVersion).toBe(2);
    expect(await lastEntry('guidelinePublished')).toMatchObject({
      userId: project.lead.userId,
      details: { version: 2, applied: 3 },
    });
  });

  it('applies to later assignments alone where the lead wants that', async () => {
    expect(await publish(1, '## 1 Gaps', false)).toEqual({ version: 2, applied: 0 });
    expect((await viewOf(ben, 'one')).guidelineVersion).toBe(1);
    await addTexts(project, { three: 'Nothing.' });
    await assignAll(project, [ana, ben]);
    expect((await viewOf(ben, 'three')).guidelineVersion).toBe(2);
  });

  it('never overwrites a version that somebody else published', async () => {
    const results = await Promise.allSettled([publish(1, 'mine'), publish(1, 'yours')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(publish(1, 'later')).rejects.toMatchObject({ code: 'conflict' });
    expect((await readGuideline(project.lead, project.id)).version).toBe(2);
  });

  it('refuses one that is empty or the same', async () => {
    const { text } = await readGuidelineDesk(project.lead, project.id);
    for (const each of [text, ' \n']) {
      await expect(publish(1, each)).rejects.toMatchObject({ code: 'unprocessable' });
    }
  });

  it('leaves earlier versions to be read', async () => {
    const { text } = await readGuideline(project.lead, project.id);
    await publish(1, '## 1 Gaps');
    const history = await readGuidelineHistory(ana, project.id, 1);
    expect(history.shown).toMatchObject({ version: 1, text });
    expect(history.newest).toMatchObject({ version: 2, text: '## 1 Gaps' });
    expect(history.versions.map(({ version }) => version)).toEqual([2, 1]);
    await expect(readGuidelineHistory(ana, project.id, 3)).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('is for leads', async () => {
    await expect(
      publishGuideline(ana, project.id, { base: 1, text: 'x', appliesToUnbegun: true }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(readGuidelineDesk(ana, project.id)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a new version of the label scheme', () => {
  async function publish(change: (scheme: LabelScheme) => LabelScheme, base = 1) {
    const { scheme } = await readScheme(project.lead, project.id);
    return publishScheme(project.lead, project.id, { base, scheme: change(scheme) });
  }
  const change =
    (name: string, fields: Partial<LabelScheme['labels'][number]>) => (scheme: LabelScheme) => ({
      ...scheme,
      labels: scheme.labels.map((each) => (each.name === name ? { ...each, ...fields } : each)),
    });
  const drop = (name: string) => (scheme: LabelScheme) => ({
    ...scheme,
    labels: scheme.labels.filter((each) => each.name !== name),
  });

  it('retires a label where nobody has begun, and leaves it to those who have', async () => {
    expect(await publish(change(label, { retired: true }))).toEqual({ version: 2, applied: 3 });
    const put = async (person: UserActor, snippet: string, base: number) =>
      applyOperations(person, await assignmentOf(project, person, snippet), {
        baseRevision: base,
        operations: [addSpan(2, 5, label)],
      });
    await put(ana, 'one', 1);
    expect((await viewOf(ana, 'one')).annotations).toHaveLength(2);
    await expect(put(ana, 'two', 0)).rejects.toThrow('retired');
    await expect(put(ben, 'one', 0)).rejects.toThrow('retired');
    expect(await lastEntry('schemePublished')).toMatchObject({
      details: { version: 2, changes: [{ kind: 'labelRetired', name: 'Unknown' }] },
    });
  });

  it('never lets a span be marked under a version that is no longer the reading’s', async () => {
    const id = await assignmentOf(project, ben, 'one');
    const [published, marked] = await Promise.allSettled([
      publish(change(label, { retired: true })),
      applyOperations(ben, id, { baseRevision: 0, operations: [addSpan(9, 16, label)] }),
    ]);
    expect(published.status).toBe('fulfilled');
    const row = await database().assignment.findUniqueOrThrow({
      where: { id },
      select: { revision: true, scheme: { select: { version: true } } },
    });
    // Marked before, it keeps its version; after, the label is refused.
    expect([marked.status, row.scheme.version, row.revision]).toEqual(
      marked.status === 'fulfilled' ? ['fulfilled', 1, 1] : ['rejected', 2, 0],
    );
  });

  it('deletes a label only while no span has it', async () => {
    const { use, unbegun, begun, half } = await readSchemeDesk(project.lead, project.id);
    expect({ use, unbegun, begun, half }).toEqual({
      use: {
        labels: { [label]: 1 },
        attributes: {},
        offered: { labels: expect.objectContaining({ [label]: 1 }) as object, attributes: {} },
      },
      unbegun: 3,
      begun: 1,
      half: 1,
    });
    await expect(publish(drop(label))).rejects.toThrow('stands on 1 span');
    // Ana has begun, and could still put it on a span.
    await expect(publish(drop('Literature_bandgap'))).rejects.toThrow('were begun');
    const fresh = await makeProject();
    const { scheme } = await readScheme(fresh.lead, fresh.id);
    const without = { base: 1, scheme: drop('Literature_bandgap')(scheme) };
    expect(await publishScheme(fresh.lead, fresh.id, without)).toEqual({ version: 2, applied: 0 });
  });

  it('reads the numbers of gold anew when the unit changes', async () => {
    await read(project, ben, 'two', [[9, 15, label]]);
    await read(project, ana, 'two', [[9, 15, label]]);
    const values = async () =>
      (await database().goldSpan.findMany({ where: { case: { projectId: project.id } } })).map(
        (span) => span.values,
      );
    expect(await values()).toEqual([['1.6']]);
    await publish(change(label, { quantity: null }));
    expect(await values()).toEqual([[]]);
    await publish(change(label, { quantity: { unit: 'eV' } }), 2);
    expect(await values()).toEqual([['1.6']]);
  });

  it('asks about what is beyond new bounds, and says before of how much', async () => {
    await read(project, ben, 'two', [[9, 15, label]]);
    await read(project, ana, 'two', [[9, 15, label]]);
    const { scheme } = await readScheme(project.lead, project.id);
    const bounded = change(label, { quantity: { unit: 'eV', maximum: '1.5' } });
    expect(await readSchemeEffect(project.lead, project.id, bounded(scheme))).toEqual({
      ...{ spans: 0, readings: 0, decisions: 0, cases: [] },
      checks: { before: 0, after: 1 },
    });
    await publish(bounded);
    const asked = await listValuesToCheck(project.lead, project.id);
    expect(asked).toMatchObject([
      { proposed: ['1.6'], check: expect.stringContaining('1.5 eV') as string },
    ]);
    await confirmValues(project.lead, project.id, asked[0]!.id, ['1.6']);
    expect(await listValuesToCheck(project.lead, project.id)).toEqual([]);
    const turned = change(label, { quantity: { unit: 'eV', minimum: '2', maximum: '1' } });
    await expect(publish(turned, 2)).rejects.toThrow('the least is above the most');
  });

  it('takes out of the agreement what was read with other labels to choose from', async () => {
    await read(project, ben, 'two', [[9, 15, label]]);
    await publish(change(label, { title: 'Not said', retired: false }));
    await read(project, ana, 'two', []);
    const { basis } = await readAgreement(project.lead, project.id, { notClear: 'exclude' });
    expect(basis).toMatchObject({ compared: 1, leftOut: { notFinished: 1 } });
    await publish(change('Literature_bandgap', { retired: true }), 2);
    await addSpanAndFinish(ana, 'one', 1);
    await read(project, ben, 'one', []);
    const { excluded } = await readAgreement(project.lead, project.id, { notClear: 'exclude' });
    expect(excluded).toMatchObject([{ snippet: 'one', reason: 'schemeChanged' }]);
  });

  it('refuses what is stale, the same, or not the lead’s', async () => {
    await publish(change(label, { title: 'Not said' }));
    await expect(publish(change(label, { title: 'Odd' }), 1)).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(publish((scheme) => scheme, 2)).rejects.toMatchObject({ code: 'unprocessable' });
    const { scheme } = await readScheme(ana, project.id);
    await expect(publishScheme(ana, project.id, { base: 2, scheme })).rejects.toMatchObject({
      code: 'forbidden',
    });
    const { shown, versions } = await readSchemeHistory(ana, project.id, 1);
    expect(shown.scheme.labels.find(({ name }) => name === label)?.title).toBe('Unknown');
    expect(versions).toHaveLength(2);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LabelScheme } from '../../domain/label-scheme/scheme';
import { systemActor, type UserActor } from '../actor';
import { readAgreement } from '../agreement/read-agreement';
import { applyOperations } from '../assignments/apply-operations';
import { recordDecision } from '../cases/record-decision';
import { readCase } from '../cases/read-case';
import { confirmValues } from '../cases/value-checks';
import { checkData } from '../checks/check-data';
import { database } from '../database';
import { listBesideGold } from '../feedback/list-beside-gold';
import { showGold } from '../feedback/show-gold';
import { setExclusions } from '../snippets/set-exclusions';
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
import { release } from '../testing/settle';
import { prepareTestDatabase } from '../testing/database';
import { publishScheme } from './publish-scheme';
import { readScheme } from './read-scheme';
import { readSchemeEffect } from './read-scheme-effect';

prepareTestDatabase();

const [literature, unknown] = ['Literature_bandgap', 'Unknown_bandgap'];
const gap = [9, 16] as const;
let project: TestProject;
let ana: UserActor;
let ben: UserActor;

/**
 * In “agreed” both say unknown; in “label” and “decided” they differ in the label, and the latter is
 * decided for unknown; Ben has yet to finish “out”.
 */
beforeEach(async () => {
  project = await makeProject();
  ana = await join(project, 'ana', 'annotator');
  ben = await join(project, 'ben', 'annotator');
  const text = 'A gap of 1.55 eV.';
  await addTexts(project, { agreed: text, label: text, decided: text, out: text });
  await assignAll(project, [ana, ben]);
  for (const snippet of ['agreed', 'label', 'decided', 'out']) {
    await read(project, ana, snippet, [[...gap, unknown]]);
  }
  await read(project, ben, 'agreed', [[...gap, unknown]]);
  await read(project, ben, 'label', [[...gap, literature]]);
  await read(project, ben, 'decided', [[...gap, literature]]);
  await decide('decided', unknown);
});

async function caseOf(snippet: string) {
  return database().case.findFirstOrThrow({
    where: { projectId: project.id, snippet: { name: snippet } },
    include: { items: true, gold: true, decisions: true },
  });
}

async function decide(snippet: string, label: string) {
  const { id, revision, items } = await caseOf(snippet);
  await recordDecision(project.lead, id, {
    id: randomUUID(),
    caseRevision: revision,
    item: items[0]?.key,
    gold: [{ fragments: [[...gap]], label }],
    reason: 'Nothing says where it is from.',
  });
}

async function mapped(target: string | null = literature): Promise<LabelScheme> {
  const { scheme } = await readScheme(project.lead, project.id);
  return {
    ...scheme,
    labels: scheme.labels.map((label) =>
      label.name === unknown
        ? { ...label, retired: target !== null, mappedTo: target ?? undefined }
        : label,
    ),
  };
}

async function publish(scheme: LabelScheme) {
  const { version } = await readScheme(project.lead, project.id);
  return publishScheme(project.lead, project.id, { base: version, scheme });
}

async function statuses() {
  const rows = await database().case.findMany({
    where: { projectId: project.id },
    include: { snippet: true, gold: true },
  });
  return Object.fromEntries(
    rows.map(({ snippet, status, gold }) => [
      snippet.name,
      [status, ...gold.map(({ label }) => label)],
    ]),
  );
}

async function offenders() {
  const found = await checkData(systemActor);
  return found.filter((each) => each.offenders.length > 0);
}

async function marked() {
  return database().annotation.findMany({
    where: { assignment: { projectId: project.id } },
    orderBy: [{ assignmentId: 'asc' }, { place: 'asc' }],
  });
}

describe('mapping a label to another', () => {
  it('makes it the other in gold, and leaves readings, decisions and agreement as they were', async () => {
    const agreement = async () => ({
      ...(await readAgreement(project.lead, project.id, { notClear: 'exclude' })),
      at: null,
    });
    const before = {
      spans: await marked(),
      agreement: await agreement(),
      basis: await database().basisReading.findMany(),
      log: await database().operation.findMany({ orderBy: { id: 'asc' } }),
    };
    expect(await statuses()).toEqual({
      agreed: ['agreed', unknown],
      label: ['open'],
      decided: ['decided', unknown],
      out: ['waiting'],
    });
    await publish(await mapped());
    expect(await statuses()).toEqual({
      agreed: ['agreed', literature],
      label: ['agreed', literature],
      decided: ['decided', literature],
      out: ['waiting'],
    });
    expect({
      spans: await marked(),
      agreement: await agreement(),
      basis: await database().basisReading.findMany(),
      log: await database().operation.findMany({ orderBy: { id: 'asc' } }),
    }).toEqual(before);
    expect((await caseOf('decided')).decisions).toMatchObject([{ gold: [{ label: unknown }] }]);
    expect(await offenders()).toEqual([]);
    const entry = await database().logEntry.findFirst({
      where: { projectId: project.id, type: 'schemePublished' },
    });
    expect(entry?.details).toMatchObject({
      changes: [
        { kind: 'labelRetired', name: 'Unknown' },
        { kind: 'labelMapped', name: 'Unknown to Literature' },
      ],
    });
  });

  it('is told before it is made', async () => {
    expect(await readSchemeEffect(project.lead, project.id, await mapped())).toEqual({
      // One of “out” is not finished with, and counts as well.
      spans: 5,
      readings: 5,
      decisions: 1,
      cases: [{ snippet: 'label', before: 'open', after: 'agreed' }],
      checks: { before: 0, after: 0 },
    });
    const { scheme } = await readScheme(project.lead, project.id);
    expect(await readSchemeEffect(project.lead, project.id, scheme)).toMatchObject({
      spans: 0,
      cases: [],
    });
    await expect(readSchemeEffect(ana, project.id, scheme)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('goes back when the label is restored', async () => {
    const before = await statuses();
    await publish(await mapped());
    await publish(await mapped(null));
    expect(await statuses()).toEqual(before);
    expect(await offenders()).toEqual([]);
  });

  it('counts for readings that were begun before and are finished afterwards', async () => {
    const id = await assignmentOf(project, ben, 'out');
    await applyOperations(ben, id, { baseRevision: 0, operations: [addSpan(...gap, literature)] });
    await publish(await mapped());
    const finish = operation({ type: 'finish', outcome: 'values' });
    await applyOperations(ben, id, { baseRevision: 1, operations: [finish] });
    expect((await statuses()).out).toEqual(['agreed', literature]);
    expect(await offenders()).toEqual([]);
  });

  it.each([0, 1, 2, 3])('counts for one who finishes while it is published (%i)', async () => {
    const id = await assignmentOf(project, ben, 'out');
    await applyOperations(ben, id, { baseRevision: 0, operations: [addSpan(...gap, unknown)] });
    const scheme = await mapped();
    const finish = operation({ type: 'finish', outcome: 'values' });
    await Promise.all([
      publish(scheme),
      applyOperations(ben, id, { baseRevision: 1, operations: [finish] }),
    ]);
    expect((await statuses()).out).toEqual(['agreed', literature]);
    expect(await offenders()).toEqual([]);
  });

  it.each([0, 1, 2, 3])('never waits in a circle with who excludes a snippet (%i)', async () => {
    const { snippetId } = await caseOf('label');
    const scheme = await mapped();
    await Promise.all([
      publish(scheme),
      setExclusions(project.lead, project.id, [{ snippetId, reason: 'a duplicate' }]),
    ]);
    expect((await statuses()).label).toEqual(['agreed', literature]);
    expect(await offenders()).toEqual([]);
  });

  it('is in releases from then on, and no difference to who marked the mapped label', async () => {
    const goldIn = async (name: string) => {
      const rows = await database().releaseRow.findMany({
        where: { release: { projectId: project.id, name } },
        orderBy: { snippet: 'asc' },
      });
      return rows.map(({ row }) => (row as { gold: { label: string }[] }).gold[0]?.label);
    };
    await release(project, 'before', 'draft');
    await read(project, ben, 'out', [[...gap, literature]]);
    await publish(await mapped());
    await release(project, 'after');
    expect(await goldIn('before')).toEqual([unknown, unknown]);
    expect(await goldIn('after')).toEqual(Array(4).fill(literature));
    await showGold(project.lead, project.id, true);
    const { entries } = await listBesideGold(ana, project.id, { limit: 50, offset: 0 });
    expect(entries.map(({ result }) => result)).toEqual(Array(4).fill('same'));
    expect(await offenders()).toEqual([]);
  });

  it('keeps what a person confirmed that a span reads as', async () => {
    const [span] = (await caseOf('agreed')).gold;
    await confirmValues(project.lead, project.id, span!.id, ['1.6']);
    await publish(await mapped());
    expect((await caseOf('agreed')).gold).toMatchObject([{ label: literature, values: ['1.6'] }]);
    expect(await offenders()).toEqual([]);
  });

  it('lets nobody decide for the mapped label any more', async () => {
    await publish(await mapped());
    await expect(decide('decided', unknown)).rejects.toThrow('in gold it is “Literature”');
    await decide('decided', literature);
    const view = await readCase(project.lead, (await caseOf('decided')).id);
    expect(view.decisions).toHaveLength(2);
  });

  it.each([
    ['a label that is not there', 'Gone', 'which is not there'],
    ['itself', unknown, 'in a circle'],
    ['NOT CLEAR', 'NOT_CLEAR', 'never gold'],
  ])('is refused for %s', async (_, target, words) => {
    await expect(publish(await mapped(target))).rejects.toThrow(words);
    expect((await readScheme(project.lead, project.id)).version).toBe(1);
  });
});

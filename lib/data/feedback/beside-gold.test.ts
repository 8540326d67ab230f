import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserActor } from '../actor';
import { database } from '../database';
import {
  addTexts,
  assignAll,
  assignmentOf,
  join,
  makeProject,
  read,
  type TestProject,
} from '../testing/build-project';
import { prepareTestDatabase } from '../testing/database';
import { decide, release } from '../testing/settle';
import { listBesideGold } from './list-beside-gold';
import { readBesideGold } from './read-beside-gold';
import { showGold } from './show-gold';

const text = 'The gap is 1.55 eV, and 2.2–2.4 eV elsewhere.';
const experimental = 'Experimental_bandgap';
const literature = 'Literature_bandgap';
/** `1.55 eV`, `2.2–2.4 eV`, and its first number. */
const value = [11, 18] as const;
const range = [24, 34] as const;
const rangeStart = [24, 27] as const;

type Spans = readonly (readonly [start: number, end: number, label: string])[];

prepareTestDatabase({ unlike: ['releaseRows', 'releaseFiles'] });

let project: TestProject;
let own: UserActor;
let other: UserActor;

beforeAll(async () => {
  project = await makeProject();
  own = await join(project, 'own', 'annotator');
  other = await join(project, 'other', 'annotator');
  await addTexts(project, { agreed: text, decided: text, empty: text });
  await assignAll(project, [own, other]);
  await readBoth('agreed', [[...value, experimental]], [[...value, experimental]]);
  await readBoth(
    'decided',
    [
      [...value, experimental],
      [...rangeStart, literature],
    ],
    [[...range, literature]],
  );
  await readBoth('empty', [], []);
  await decide(project, 'decided', { item: 0, reason: 'A setting, no result.' });
  await decide(project, 'decided', {
    item: 1,
    gold: [[...range, literature]],
    reason: 'The whole range is one value.',
    clause: '3.2',
  });
});

beforeEach(() => showGold(project.lead, project.id, true));

async function readBoth(snippet: string, mine: Spans, theirs: Spans): Promise<void> {
  await read(project, own, snippet, mine);
  await read(project, other, snippet, theirs);
}

const page = { limit: 50, offset: 0 };

async function open(snippet: string, actor = own) {
  return readBesideGold(actor, project.id, await assignmentOf(project, own, snippet));
}

describe('before a final release', () => {
  it('shows nothing, a draft or not', async () => {
    await release(project, 'draft', 'draft');
    expect(await listBesideGold(own, project.id, page)).toMatchObject({
      release: null,
      found: 0,
      entries: [],
      summary: { places: 0 },
    });
    await expect(open('agreed')).rejects.toMatchObject({ code: 'notFound' });
  });
});

describe('after a final release', () => {
  beforeAll(async () => {
    await release(project, 'first');
  });

  it('lists the own readings in the own order with what differs, and sums them up', async () => {
    const { entries, found, summary } = await listBesideGold(own, project.id, page);
    expect(found).toBe(3);
    const results = entries.map(({ snippet, result, differences, places }) => [
      snippet,
      { result, differences, places },
    ]);
    expect(Object.fromEntries(results)).toEqual({
      agreed: { result: 'same', differences: [], places: 1 },
      decided: { result: 'differs', differences: ['extra', 'boundary'], places: 2 },
      empty: { result: 'same', differences: [], places: 0 },
    });
    expect(summary).toMatchObject({ results: { same: 2, differs: 1, notClear: 0 }, places: 3 });
  });

  it('narrows the list to what differs and to words, and pages it, not the summary', async () => {
    const differs = await listBesideGold(own, project.id, { ...page, differs: true });
    expect(differs.entries.map(({ snippet }) => snippet)).toEqual(['decided']);
    expect(differs.summary.places).toBe(3);
    const words = await listBesideGold(own, project.id, { ...page, q: 'AGRE' });
    expect(words.entries.map(({ snippet }) => snippet)).toEqual(['agreed']);
    expect((await listBesideGold(own, project.id, { ...page, q: 'GAP IS' })).found).toBe(3);
    const all = await listBesideGold(own, project.id, page);
    const second = await listBesideGold(own, project.id, { limit: 1, offset: 1 });
    expect(second).toMatchObject({ found: 3, entries: [all.entries[1]] });
  });

  it('opens a reading with its differences, the reasons and the clauses that they cite', async () => {
    const { feedback, clauses, areReasonsKept } = await open('decided');
    expect(areReasonsKept).toBe(true);
    expect(feedback.items).toMatchObject([
      {
        findings: ['extra'],
        expected: [],
        reasons: [{ why: 'A setting, no result.', clause: null }],
      },
      {
        findings: ['boundary'],
        own: [{ fragments: [rangeStart] }],
        expected: [{ fragments: [range], label: literature, origin: 'decided' }],
        reasons: [{ why: 'The whole range is one value.', clause: '3.2' }],
      },
    ]);
    expect(clauses.map(({ number }) => number)).toEqual(['3.2']);
    const agreed = await open('agreed');
    expect(agreed.feedback.items).toMatchObject([
      { findings: ['same'], expected: [{ origin: 'agreed' }], reasons: [] },
    ]);
  });

  it('knows the neighbours in the list as it is narrowed', async () => {
    const { entries } = await listBesideGold(own, project.id, page);
    const ids = entries.map(({ id }) => id);
    const middle = await readBesideGold(own, project.id, ids[1]!);
    expect(middle).toMatchObject({ place: 2, total: 3, previous: ids[0], next: ids[2] });
    const id = await assignmentOf(project, own, 'decided');
    expect(await readBesideGold(own, project.id, id, { differs: true })).toMatchObject({
      place: 1,
      total: 1,
      previous: null,
      next: null,
    });
  });

  it('says nothing of who decided, nor of what another marked, noted or flagged', async () => {
    const seen = JSON.stringify([
      await open('decided'),
      await listBesideGold(own, project.id, page),
    ]);
    for (const hidden of [project.lead.userId, project.lead.email, other.userId, 'assignment"']) {
      expect(seen).not.toContain(hidden);
    }
    // The other reader marked nothing at the first place, and sees no reason for it.
    const theirs = await readBesideGold(
      other,
      project.id,
      await assignmentOf(project, other, 'decided'),
    );
    expect(JSON.stringify(theirs)).not.toContain('A setting');
  });

  it('shows nothing while the switch is off', async () => {
    await showGold(project.lead, project.id, false);
    await expect(listBesideGold(own, project.id, page)).rejects.toMatchObject({ code: 'notFound' });
    await expect(open('decided')).rejects.toMatchObject({ code: 'notFound' });
  });

  it('shows nobody the reading of another', async () => {
    await expect(open('agreed', other)).rejects.toMatchObject({ code: 'notFound' });
    const viewer = await join(project, 'viewer', 'viewer');
    const judge = await join(project, 'judge', 'adjudicator');
    for (const actor of [project.lead, viewer, judge]) {
      await expect(open('agreed', actor)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(listBesideGold(actor, project.id, page)).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
  });

  it('finds nothing in another project, and nothing from another project', async () => {
    const elsewhere = await makeProject();
    await showGold(elsewhere.lead, elsewhere.id, true);
    const stranger = await join(elsewhere, 'stranger', 'annotator');
    const id = await assignmentOf(project, own, 'agreed');
    for (const [actor, place] of [
      [stranger, project.id],
      [stranger, elsewhere.id],
      [own, elsewhere.id],
    ] as const) {
      await expect(readBesideGold(actor, place, id)).rejects.toMatchObject({ code: 'notFound' });
    }
    await expect(listBesideGold(own, elsewhere.id, page)).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('shows no reading that is withdrawn, sent back, or of an excluded snippet', async () => {
    const id = await assignmentOf(project, own, 'empty');
    const change = (data: object) => database().assignment.update({ where: { id }, data });
    const finished = await database().assignment.findUniqueOrThrow({ where: { id } });
    for (const data of [{ status: 'withdrawn' }, { status: 'inProgress', outcome: null }]) {
      await change(data);
      await expect(readBesideGold(own, project.id, id)).rejects.toMatchObject({
        code: 'notFound',
      });
      expect((await listBesideGold(own, project.id, page)).found).toBe(2);
    }
    const { status, outcome, finishedAt } = finished;
    await change({ status, outcome, finishedAt });
    expect((await listBesideGold(own, project.id, page)).found).toBe(3);
    const { snippetId } = finished;
    const exclude = (data: object) => database().snippet.update({ where: { id: snippetId }, data });
    await exclude({ status: 'excluded', excludedReason: 'twice' });
    expect((await listBesideGold(own, project.id, page)).found).toBe(2);
    await exclude({ status: 'active', excludedReason: null });
  });

  it('lets a lead alone switch it', async () => {
    for (const actor of [own, await join(project, 'judge', 'adjudicator')]) {
      await expect(showGold(actor, project.id, true)).rejects.toMatchObject({ code: 'forbidden' });
    }
  });

  it('keeps to what the release froze until another is made', async () => {
    await decide(project, 'decided', {
      item: 1,
      gold: [[...rangeStart, literature]],
      reason: 'Decided anew.',
    });
    expect((await open('decided')).feedback.items[1]).toMatchObject({
      findings: ['boundary'],
      reasons: [{ why: 'The whole range is one value.' }],
    });
    await release(project, 'second draft', 'draft');
    expect((await open('decided')).feedback.counts.boundary).toBe(1);
    await release(project, 'second');
    expect((await open('decided')).feedback.items[1]).toMatchObject({
      findings: ['same'],
      reasons: [{ why: 'Decided anew.', clause: null }],
    });
  });

  it('stays readable for a release made before reasons were kept', async () => {
    const newest = await database().release.findFirstOrThrow({
      where: { projectId: project.id, status: 'final' },
      orderBy: { createdAt: 'desc' },
      include: { rows: true },
    });
    await database().release.create({
      data: {
        id: randomUUID(),
        projectId: project.id,
        name: 'as it was before',
        note: '',
        status: 'final',
        generator: 'test',
        manifest: {},
        createdBy: project.lead.userId,
        rows: {
          create: newest.rows.map(({ place, snippet, snippetId, row }) => ({
            place,
            snippet,
            snippetId,
            row: row as object,
          })),
        },
      },
    });
    expect(await open('decided')).toMatchObject({
      areReasonsKept: false,
      clauses: [],
      release: { name: 'as it was before' },
      feedback: { items: [{ findings: ['extra'], reasons: [] }, { findings: ['same'] }] },
    });
  });
});

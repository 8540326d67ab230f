import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '../actor';
import { applyOperations } from '../assignments/apply-operations';
import { database, inTransaction } from '../database';
import {
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
import { lockCase } from './case-facts';
import { listCaseQueue } from './list-case-queue';
import { listCases } from './list-cases';
import { readCase, type CaseWithPrecedents } from './read-case';
import { recordDecision, type DecisionRequest } from './record-decision';
import { refreshCases } from './refresh-cases';

const text = 'The gap of the 😀 film is 1.55 eV, and 2.2–2.4 eV elsewhere.';
const experimental = 'Experimental_bandgap';
const literature = 'Literature_bandgap';
/** `1.55 eV`, its number alone, `2.2–2.4 eV`, and its first number. */
const value = [25, 32] as const;
const number = [25, 29] as const;
const range = [38, 48] as const;
const rangeStart = [38, 41] as const;

type Spans = readonly (readonly [start: number, end: number, label: string])[];

prepareTestDatabase({ unlike: ['foldedLogs', 'caseContents'] });

let project: TestProject;
let a: UserActor;
let b: UserActor;
let judge: UserActor;
let count = 0;

beforeAll(async () => {
  project = await makeProject();
  a = await join(project, 'annotator a', 'annotator');
  b = await join(project, 'annotator b', 'annotator');
  judge = await join(project, 'judge', 'adjudicator');
});

async function freshText(): Promise<string> {
  const snippet = `text-${(count += 1)}`;
  await addTexts(project, { [snippet]: text });
  await assignAll(project, [a, b]);
  return snippet;
}

/** A fresh text, read by both, as its case. */
async function caseOf(spansA: Spans, spansB: Spans): Promise<CaseWithPrecedents> {
  const snippet = await freshText();
  await read(project, a, snippet, spansA);
  await read(project, b, snippet, spansB);
  return openCase(snippet);
}

async function openCase(snippet: string): Promise<CaseWithPrecedents> {
  const { id } = await database().case.findFirstOrThrow({ where: { snippet: { name: snippet } } });
  return readCase(judge, id);
}

function requestFor(
  view: CaseWithPrecedents,
  gold: Spans,
  more: Partial<DecisionRequest> = {},
): DecisionRequest {
  return {
    id: randomUUID(),
    caseRevision: view.revision,
    item: view.items[0]!.id,
    gold: gold.map(([start, end, label]) => ({ fragments: [[start, end]], label })),
    reason: 'Read together.',
    ...more,
  };
}

describe('recordDecision', () => {
  it('settles a missed value: gold, status, the basis, and who decided when and why', async () => {
    const before = await caseOf(
      [[...value, experimental]],
      [
        [...value, experimental],
        [...range, literature],
      ],
    );
    expect(before).toMatchObject({
      status: 'open',
      items: [{ reasons: ['missed'], isOpen: true, hull: [38, 48], decision: null }],
      gold: [{ quote: '1.55 eV', origin: 'agreed' }],
      decisions: [],
    });
    await recordDecision(
      judge,
      before.id,
      requestFor(before, [[...range, literature]], { reason: 'It counts.', clause: '3.2' }),
    );
    const after = await readCase(judge, before.id);
    expect(after).toMatchObject({ status: 'decided', revision: before.revision + 1 });
    expect(after.items).toMatchObject([
      {
        isOpen: false,
        decision: {
          by: 'judge',
          reason: 'It counts.',
          clause: '3.2',
          isInForce: true,
          gold: [{ quote: '2.2–2.4 eV', label: literature }],
        },
      },
    ]);
    expect(after.gold).toMatchObject([
      { quote: '1.55 eV', origin: 'agreed', itemId: expect.any(String) as string },
      { quote: '2.2–2.4 eV', label: literature, origin: 'decided', values: ['2.3'] },
    ]);
    expect(Date.parse(after.decisions[0]!.at)).not.toBeNaN();

    const row = await database().case.findUniqueOrThrow({
      where: { id: before.id },
      include: { basis: true },
    });
    expect(row.basisFrozenAt).not.toBeNull();
    expect(row.basis.map(({ spans }) => (spans as unknown[]).length).sort()).toEqual([1, 2]);
  });

  it('takes an empty list of values for none said', async () => {
    const before = await caseOf([[...value, experimental]], []);
    await recordDecision(judge, before.id, {
      ...requestFor(before, []),
      gold: [{ fragments: [[value[0], value[1]]], label: experimental, values: [] }],
    });
    expect((await readCase(judge, before.id)).gold).toMatchObject([
      { quote: '1.55 eV', origin: 'decided', values: ['1.55'] },
    ]);
  });

  it('settles other edges by the strict rule', async () => {
    await database().project.update({
      where: { id: project.id },
      data: { mergeRule: 'strict' },
    });
    const before = await caseOf([[...value, experimental]], [[...number, experimental]]);
    await database().project.update({ where: { id: project.id }, data: { mergeRule: 'longer' } });
    expect(before.items).toMatchObject([{ reasons: ['boundary'], isOpen: true }]);
    await recordDecision(judge, before.id, requestFor(before, [[...value, experimental]]));
    expect(await readCase(judge, before.id)).toMatchObject({
      status: 'decided',
      gold: [{ quote: '1.55 eV', values: ['1.55'], check: null }],
    });
  });

  it('settles label and values at once, and none as an empty gold', async () => {
    const before = await caseOf([[...range, literature]], [[...rangeStart, experimental]]);
    expect(before.items).toMatchObject([{ reasons: ['label', 'values'] }]);
    expect(before.items[0]!.spans.map(({ places }) => places)).toEqual([[0], [0]]);
    await recordDecision(judge, before.id, requestFor(before, []));
    expect(await readCase(judge, before.id)).toMatchObject({
      status: 'decided',
      gold: [],
      items: [{ isOpen: false, decision: { gold: [] } }],
    });
  });

  it('settles a flag on a snippet in which nobody marked anything', async () => {
    const snippet = await freshText();
    const id = await assignmentOf(project, a, snippet);
    await applyOperations(a, id, {
      baseRevision: 0,
      operations: [
        operation({ type: 'flag', on: true, reason: 'which film?' }),
        operation({ type: 'finish', outcome: 'undecided' }),
      ],
    });
    await read(project, b, snippet, []);
    const before = await openCase(snippet);
    expect(before.items).toMatchObject([{ reasons: ['notClear'], hull: null, spans: [] }]);
    expect(new Set(before.readers.map(({ flagReason }) => flagReason))).toEqual(
      new Set(['which film?', null]),
    );
    await recordDecision(judge, before.id, requestFor(before, [[...value, experimental]]));
    expect(await readCase(judge, before.id)).toMatchObject({
      status: 'decided',
      gold: [{ quote: '1.55 eV', origin: 'decided' }],
    });
  });

  it('records the same decision once, also when it is sent twice at the same time', async () => {
    const before = await caseOf([[...value, experimental]], []);
    const request = requestFor(before, [[...value, experimental]]);
    await Promise.all(Array.from({ length: 6 }, () => recordDecision(judge, before.id, request)));
    const after = await readCase(judge, before.id);
    expect(after.decisions).toHaveLength(1);
    expect(after.revision).toBe(before.revision + 1);
  });

  it('lets one of two win who decide on the same sight, and tells the other', async () => {
    const before = await caseOf([[...value, experimental]], []);
    const outcomes = await Promise.allSettled(
      [judge, project.lead].map((actor) =>
        recordDecision(actor, before.id, requestFor(before, [[...value, experimental]])),
      ),
    );
    const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(lost).toHaveLength(1);
    expect(lost[0]!.reason).toMatchObject({ code: 'conflict' });
    expect((await readCase(judge, before.id)).decisions).toHaveLength(1);
  });

  it('adds a decision to the first, which stays on record out of force', async () => {
    const before = await caseOf([[...value, experimental]], []);
    await recordDecision(judge, before.id, requestFor(before, []));
    const between = await readCase(judge, before.id);
    await recordDecision(
      judge,
      before.id,
      requestFor(between, [[...value, literature]], { reason: 'A reference stands there.' }),
    );
    const after = await readCase(judge, before.id);
    expect(after.decisions).toMatchObject([
      { isInForce: false, gold: [] },
      { isInForce: true, gold: [{ label: literature }] },
    ]);
    expect(after.items[0]!.decision).toEqual(after.decisions[1]);
    expect(after.gold).toMatchObject([{ quote: '1.55 eV', label: literature }]);
    await expect(database().decision.deleteMany({ where: { caseId: before.id } })).rejects.toThrow(
      /append-only/u,
    );
    await expect(
      database().decision.updateMany({ where: { caseId: before.id }, data: { reason: 'x' } }),
    ).rejects.toThrow(/append-only/u);
  });

  it('lets a decision on the whole case stand for every item of it', async () => {
    const before = await caseOf([[...value, experimental]], [[...range, literature]]);
    expect(before.items).toHaveLength(2);
    const whole = { ...requestFor(before, [[...range, literature]]), item: undefined };
    await recordDecision(judge, before.id, whole);
    const after = await readCase(judge, before.id);
    expect(after).toMatchObject({
      status: 'decided',
      decisions: [{ item: null, isInForce: true }],
      gold: [{ quote: '2.2–2.4 eV', itemId: null }],
    });
    expect(after.items.map(({ decision }) => decision?.id)).toEqual([whole.id, whole.id]);
  });

  it('makes a case whose ground changed stale until somebody has looked at it again', async () => {
    const before = await caseOf([[...value, experimental]], [[...value, literature]]);
    await recordDecision(judge, before.id, requestFor(before, [[...value, literature]]));
    // The readers come to agree: nothing is open, and the decision has lost its ground.
    await database().annotation.updateMany({
      where: { assignment: { snippet: { name: before.snippet.name } } },
      data: { label: literature },
    });
    await inTransaction(async (tx) => {
      await lockCase(tx, before.id);
      await refreshCases(tx, [before.id]);
    });
    const stale = await readCase(judge, before.id);
    expect(stale).toMatchObject({
      status: 'stale',
      isComplete: true,
      items: [],
      gold: [{ origin: 'agreed' }],
      decisions: [{ isInForce: false }],
    });
    await recordDecision(judge, before.id, {
      id: randomUUID(),
      caseRevision: stale.revision,
      gold: [{ fragments: [[...value]], label: literature }],
      reason: 'Looked at again.',
    });
    expect(await readCase(judge, before.id)).toMatchObject({
      status: 'decided',
      gold: [{ quote: '1.55 eV', origin: 'decided' }],
    });
  });

  it('refuses gold that is NOT CLEAR or outside the text, and leaves the case as it was', async () => {
    const before = await caseOf([[...value, experimental]], []);
    for (const gold of [[[...value, 'NOT_CLEAR']], [[0, 999, experimental]]] as const) {
      await expect(
        recordDecision(judge, before.id, requestFor(before, gold)),
      ).rejects.toMatchObject({ code: 'unprocessable' });
    }
    expect(await readCase(judge, before.id)).toEqual(before);
    const row = await database().case.findUniqueOrThrow({ where: { id: before.id } });
    expect(row.basisFrozenAt).toBeNull();
  });

  it('knows no case for annotators, nor a waiting one for anybody', async () => {
    const open = await caseOf([[...value, experimental]], []);
    await expect(readCase(a, open.id)).rejects.toMatchObject({ code: 'notFound' });
    await expect(recordDecision(a, open.id, requestFor(open, []))).rejects.toMatchObject({
      code: 'notFound',
    });

    const snippet = await freshText();
    await read(project, a, snippet, [[...value, experimental]]);
    const { id } = await database().case.findFirstOrThrow({
      where: { snippet: { name: snippet } },
    });
    await expect(readCase(judge, id)).rejects.toMatchObject({ code: 'notFound' });
    const { items } = await listCases(judge, project.id, { limit: 1_000 });
    const queue = await listCaseQueue(judge, project.id, id);
    expect(queue.isCut).toBe(false);
    expect(queue.entries[0]).toMatchObject({ id });
    expect(new Set(queue.entries)).toEqual(new Set(items));
    await expect(listCaseQueue(a, project.id)).rejects.toMatchObject({ code: 'forbidden' });
    expect(items.find((entry) => entry.id === id)).toMatchObject({
      status: 'waiting',
      finished: 1,
      readers: 2,
      canOpen: false,
      reasons: [],
      items: { total: 0, open: 0 },
    });
    expect(items.find((entry) => entry.id === open.id)).toMatchObject({
      status: 'open',
      canOpen: true,
      reasons: ['missed'],
    });
  });
});

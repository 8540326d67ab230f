import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { untouchedAssignment } from '../../domain/assignment/state';
import { foldOperations } from '../../domain/assignment/apply-operation';
import { operationSchema } from '../../domain/assignment/operation';
import { pv600Template } from '../../domain/label-scheme/templates';
import { indexText } from '../../domain/text/code-points';
import type { UserActor } from '../actor';
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
import { applyOperations } from './apply-operations';
import { readOwnAssignment } from './read-assignment';

const text = 'The gap of the 😀 film is 1.55 eV, and 2.2–2.4 eV elsewhere.';
const label = 'Experimental_bandgap';

prepareTestDatabase();

let project: TestProject;
let a: UserActor;
let b: UserActor;
let count = 0;

beforeAll(async () => {
  project = await makeProject();
  a = await join(project, 'annotator a', 'annotator');
  b = await join(project, 'annotator b', 'annotator');
});

/** A fresh text, read by both. */
async function freshAssignment(): Promise<{ id: string; snippet: string }> {
  const snippet = `text-${(count += 1)}`;
  await addTexts(project, { [snippet]: text });
  await assignAll(project, [a, b]);
  return { id: await assignmentOf(project, a, snippet), snippet };
}

describe('applyOperations', () => {
  it('keeps the order of the fold when one request removes a span and puts it back', async () => {
    const { id } = await freshAssignment();
    const [first, second] = [addSpan(25, 32, label), addSpan(4, 7, label)];
    if (first.type !== 'add') throw new Error('An addition was made.');
    const result = await applyOperations(a, id, {
      baseRevision: 0,
      operations: [first, second],
    });
    const again = await applyOperations(a, id, {
      baseRevision: result.state.revision,
      operations: [
        operation({ type: 'remove', annotation: first.annotation.id }),
        operation({ type: 'add', annotation: first.annotation }),
      ],
    });
    const read = await readOwnAssignment(a, id);
    expect(read.annotations).toEqual(again.state.annotations);
    expect(read.annotations.map(({ fragments }) => fragments)).toEqual([[[4, 7]], [[25, 32]]]);
  });

  it('stores spans by code points, with the quote that stands there', async () => {
    const { id } = await freshAssignment();
    const result = await applyOperations(a, id, {
      baseRevision: 0,
      operations: [addSpan(25, 32, label)],
    });
    expect(result).toMatchObject({ kind: 'applied', revision: 1 });
    const rows = await database().annotation.findMany({ where: { assignmentId: id } });
    expect(rows).toMatchObject([{ fragments: [25, 32], label, quote: '1.55 eV' }]);
  });

  it('applies an operation sent twice once, whatever revision the second names', async () => {
    const { id } = await freshAssignment();
    const add = addSpan(25, 32, label);
    await applyOperations(a, id, { baseRevision: 0, operations: [add] });
    const again = await applyOperations(a, id, {
      baseRevision: 0,
      operations: [{ ...add, at: '2026-02-02T00:00:00Z' }],
    });
    expect(again).toMatchObject({ kind: 'applied', revision: 1, applied: [add.id] });
    expect((await readOwnAssignment(a, id)).annotations).toHaveLength(1);
  });

  it('refuses a known id with other content', async () => {
    const { id } = await freshAssignment();
    const add = addSpan(25, 32, label);
    await applyOperations(a, id, { baseRevision: 0, operations: [add] });
    const other = { ...addSpan(0, 3, label), id: add.id };
    await expect(
      applyOperations(a, id, { baseRevision: 1, operations: [other] }),
    ).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it('answers a stale revision with the state and applies nothing', async () => {
    const { id } = await freshAssignment();
    await applyOperations(a, id, { baseRevision: 0, operations: [addSpan(25, 32, label)] });
    const stale = await applyOperations(a, id, {
      baseRevision: 0,
      operations: [addSpan(0, 3, label)],
    });
    expect(stale).toMatchObject({ kind: 'stale', applied: [], state: { revision: 1 } });
    expect((await readOwnAssignment(a, id)).annotations).toHaveLength(1);
  });

  it('applies all of a request or none', async () => {
    const { id } = await freshAssignment();
    const operations = [addSpan(25, 32, label), addSpan(0, 999, label)];
    await expect(applyOperations(a, id, { baseRevision: 0, operations })).rejects.toMatchObject({
      code: 'unprocessable',
    });
    expect(await readOwnAssignment(a, id)).toMatchObject({ revision: 0, annotations: [] });
  });

  it('lets one of many concurrent writers win and tells the others', async () => {
    const { id } = await freshAssignment();
    const results = await Promise.all(
      Array.from({ length: 12 }, () =>
        applyOperations(a, id, { baseRevision: 0, operations: [addSpan(25, 32, label)] }),
      ),
    );
    expect(results.filter(({ kind }) => kind === 'applied')).toHaveLength(1);
    expect(await readOwnAssignment(a, id)).toMatchObject({ revision: 1 });
  });

  it('acknowledges the same request sent many times at once, and applies it once', async () => {
    const { id } = await freshAssignment();
    const request = { baseRevision: 0, operations: [addSpan(25, 32, label)] };
    const results = await Promise.all(
      Array.from({ length: 12 }, () => applyOperations(a, id, request)),
    );
    expect(results.every(({ kind }) => kind === 'applied')).toBe(true);
    expect(await readOwnAssignment(a, id)).toMatchObject({ revision: 1 });
  });

  it('knows no assignment of another, and lets nobody else write', async () => {
    const { id } = await freshAssignment();
    const operations = [addSpan(25, 32, label)];
    for (const other of [b, project.lead]) {
      await expect(
        applyOperations(other, id, { baseRevision: 0, operations }),
      ).rejects.toMatchObject({ code: 'notFound' });
    }
    await expect(
      applyOperations(a, randomUUID(), { baseRevision: 0, operations }),
    ).rejects.toMatchObject({ code: 'notFound' });
  });

  it('keeps the log append-only and equal to the state when folded', async () => {
    const { id } = await freshAssignment();
    const add = addSpan(25, 32, label);
    const annotation = add.type === 'add' ? add.annotation.id : '';
    await applyOperations(a, id, {
      baseRevision: 0,
      operations: [
        add,
        operation({ type: 'change', annotation, set: { label: 'Unknown_bandgap', note: 'odd' } }),
        operation({ type: 'flag', on: true, reason: 'which film?' }),
        addSpan(38, 48, label),
        operation({ type: 'remove', annotation }),
        operation({ type: 'finish', outcome: 'values' }),
      ],
    });
    const log = await database().operation.findMany({
      where: { assignmentId: id },
      orderBy: { revision: 'asc' },
    });
    const folded = foldOperations(
      untouchedAssignment,
      log.map(({ payload }) => operationSchema.parse(payload)),
      { text: indexText(text), scheme: pv600Template.scheme, references: new Map() },
    );
    expect(await readOwnAssignment(a, id)).toMatchObject(folded);
    await expect(database().operation.deleteMany({ where: { assignmentId: id } })).rejects.toThrow(
      /append-only/u,
    );
    await expect(
      database().operation.updateMany({ where: { assignmentId: id }, data: { type: 'x' } }),
    ).rejects.toThrow(/append-only/u);
  });

  it('takes no quote that does not stand in the text, even past the program', async () => {
    const { id } = await freshAssignment();
    const { snippetId } = await database().assignment.findUniqueOrThrow({ where: { id } });
    const row = { assignmentId: id, id: randomUUID(), snippetId, label, place: 0 };
    await expect(
      database().annotation.create({ data: { ...row, fragments: [25, 32], quote: '1.56 eV' } }),
    ).rejects.toThrow(/does not stand/u);
    await expect(
      database().annotation.create({ data: { ...row, fragments: [32, 25], quote: '' } }),
    ).rejects.toThrow();
    await expect(
      database().snippet.update({ where: { id: snippetId }, data: { text: 'x', length: 1 } }),
    ).rejects.toThrow(/assigned/u);
  });
});

describe('the case of a snippet', () => {
  it('waits until the last reading is finished, then has what the readers differ in', async () => {
    const { id, snippet } = await freshAssignment();
    const { snippetId } = await database().assignment.findUniqueOrThrow({ where: { id } });
    const status = async () =>
      (await database().case.findUniqueOrThrow({ where: { snippetId } })).status;
    await read(project, a, snippet, [[25, 32, label]]);
    expect(await status()).toBe('waiting');
    await read(project, b, snippet, [
      [25, 32, label],
      [38, 48, label],
    ]);
    expect(await status()).toBe('open');
    const items = await database().item.findMany({ where: { case: { snippetId } } });
    expect(items).toMatchObject([{ reasons: ['missed'], isOpen: true, fragments: [38, 48] }]);
    const gold = await database().goldSpan.findMany({ where: { snippetId } });
    expect(gold).toMatchObject([{ origin: 'agreed', quote: '1.55 eV', values: ['1.55'] }]);
  });

  it('is one, with both readings, when two finish at once', async () => {
    const fresh = await Promise.all([freshAssignment()]);
    for (const { snippet, id } of fresh) {
      await Promise.all([
        read(project, a, snippet, [[25, 32, label]]),
        read(project, b, snippet, [[25, 32, label]]),
      ]);
      const { snippetId } = await database().assignment.findUniqueOrThrow({ where: { id } });
      expect(await database().case.findMany({ where: { snippetId } })).toMatchObject([
        { status: 'agreed' },
      ]);
    }
  });

  it('waits again when a reader reopens, and forgets no decision', async () => {
    const { snippet, id } = await freshAssignment();
    await read(project, a, snippet, []);
    await read(project, b, snippet, []);
    const { snippetId, revision } = await database().assignment.findUniqueOrThrow({
      where: { id },
    });
    await applyOperations(a, id, {
      baseRevision: revision,
      operations: [operation({ type: 'reopen' })],
    });
    expect(await database().case.findUniqueOrThrow({ where: { snippetId } })).toMatchObject({
      status: 'waiting',
      isComplete: false,
    });
  });
});

/**
 * One change to many snippets, with a preview before it and an undo behind it. What was there is
 * kept with the act: the undo gives it back to each snippet that nobody has changed since.
 */
import { Refusal } from '../../domain/errors';
import { type LogEntry, nameSnippets } from '../../domain/log/entry';
import {
  type BulkChange,
  type BulkKind,
  bulkLimit,
  formerValuesSchema,
  gatherFormer,
  type Selection,
} from '../../domain/snippets/bulk-act';
import type { UserActor } from '../actor';
import { database, inTransaction, type Connection } from '../database';
import { newId } from '../identifier';
import { writeLog } from '../log/write-log';
import { requireProject } from '../rights/require-project';
import { lockForAct, readValues, type ValueRow, wantedValue, writeValue } from './bulk-values';
import { snippetWhere } from './snippet-where';

export type BulkPreview = {
  /** Snippets that are chosen. */
  readonly chosen: number;
  /** Of those, how many change. */
  readonly changes: number;
  /** Of those, how many are so already. */
  readonly same: number;
  /** Of those, how many stay because somebody reads or read them. */
  readonly held: number;
};

/** What `changeSnippets` would do now. @throws Refusal as it does */
export async function previewChange(
  actor: UserActor,
  projectId: string,
  selection: Selection,
  change: BulkChange,
): Promise<BulkPreview> {
  await requireProject(actor, 'manageProject', projectId);
  const ids = await selectIds(database(), actor, projectId, selection);
  const { chosen, changing, held } = await weigh(database(), projectId, ids, change);
  const same = chosen - changing.length - held;
  return { chosen, changes: changing.length, same, held };
}

/**
 * Changes the snippets that can be.
 * @param expected How many the preview said that change.
 * @returns the act, by which it is undone
 * @throws Refusal `notFound`, `forbidden`; `conflict` when it is not as many any more;
 *   `unprocessable` for an unknown round, for too many snippets and for none
 */
export async function changeSnippets(
  actor: UserActor,
  projectId: string,
  selection: Selection,
  change: BulkChange,
  expected: number,
): Promise<{ readonly act: string; readonly changed: number }> {
  await requireProject(actor, 'manageProject', projectId);
  return inTransaction(async (tx) => {
    const ids = await selectIds(tx, actor, projectId, selection);
    await lockForAct(tx, projectId, change.kind, ids);
    const { changing, value } = await weigh(tx, projectId, ids, change);
    if (changing.length !== expected) {
      throw new Refusal(
        'conflict',
        `It would now change ${changing.length} snippets and not ${expected}: somebody changed them meanwhile. Look again.`,
      );
    }
    if (changing.length === 0) {
      throw new Refusal('unprocessable', 'There is no snippet that this changes.');
    }
    await writeValue(
      tx,
      projectId,
      change.kind,
      changing.map(({ id }) => id),
      value,
    );
    const act = newId();
    const before = gatherFormer(changing.map((row) => ({ id: row.id, before: row.value })));
    await tx.bulkAct.create({
      data: {
        id: act,
        projectId,
        userId: actor.userId,
        kind: change.kind,
        before,
        after: { value },
      },
    });
    await writeLog(tx, actor, projectId, entryOf(change, changing));
    return { act, changed: changing.length };
  });
}

/**
 * Gives back to each snippet of an act what it had, unless it has been changed since or cannot
 * change any more.
 * @throws Refusal `notFound`, `forbidden`, `conflict` when the act was undone already
 */
export async function undoChange(
  actor: UserActor,
  projectId: string,
  act: string,
): Promise<{ readonly restored: number; readonly stayed: number }> {
  await requireProject(actor, 'manageProject', projectId);
  return inTransaction(async (tx) => {
    const { kind, groups, after } = await takeAct(tx, projectId, act);
    const ids = groups.flatMap((group) => group.ids);
    await lockForAct(tx, projectId, kind, ids);
    const rows = await readValues(tx, projectId, kind, ids);
    const free = new Map(
      rows.flatMap((row) => (row.value === after && !row.isHeld ? [[row.id, row.name]] : [])),
    );
    for (const { before, ids: former } of groups) {
      const back = former.filter((id) => free.has(id));
      if (back.length > 0) await writeValue(tx, projectId, kind, back, before);
    }
    if (free.size > 0) {
      const names = nameSnippets([...free.values()]);
      await writeLog(tx, actor, projectId, { type: 'bulkUndone', ...names, kind });
    }
    return { restored: free.size, stayed: ids.length - free.size };
  });
}

async function selectIds(
  connection: Connection,
  actor: UserActor,
  projectId: string,
  selection: Selection,
): Promise<readonly string[]> {
  if ('ids' in selection) return [...new Set(selection.ids)];
  const rows = await connection.snippet.findMany({
    where: await snippetWhere(connection, actor, projectId, selection.filter),
    select: { id: true },
    take: bulkLimit + 1,
  });
  if (rows.length <= bulkLimit) return rows.map(({ id }) => id);
  throw new Refusal(
    'unprocessable',
    `More than ${bulkLimit} snippets are chosen, which is too much for one go. Narrow the list.`,
  );
}

async function weigh(
  connection: Connection,
  projectId: string,
  ids: readonly string[],
  change: BulkChange,
): Promise<{
  readonly chosen: number;
  readonly changing: readonly ValueRow[];
  readonly held: number;
  readonly value: string | null;
}> {
  const value = await wantedValue(connection, projectId, change);
  const rows = await readValues(connection, projectId, change.kind, ids);
  const other = rows.filter((row) =>
    // One that is excluded keeps the reason that it was excluded for.
    change.kind === 'exclude' ? row.value === null : row.value !== value,
  );
  const changing = other.filter(({ isHeld }) => !isHeld);
  return { chosen: rows.length, changing, held: other.length - changing.length, value };
}

/** An act, marked as undone. */
async function takeAct(tx: Connection, projectId: string, id: string) {
  const taken = await tx.bulkAct.updateManyAndReturn({
    where: { id, projectId, undoneAt: null },
    data: { undoneAt: new Date() },
    select: { kind: true, before: true, after: true },
  });
  const [act] = taken;
  if (act === undefined) {
    throw new Refusal('conflict', 'This was undone already, or is not of this project.');
  }
  return {
    kind: act.kind as BulkKind,
    groups: formerValuesSchema.parse(act.before),
    after: (act.after as { value: string | null }).value,
  };
}

function entryOf(change: BulkChange, rows: readonly ValueRow[]): LogEntry {
  const names = nameSnippets(rows.map(({ name }) => name));
  switch (change.kind) {
    case 'exclude':
      return { type: 'snippetsExcluded', ...names, reason: change.reason };
    case 'restore':
      return { type: 'snippetsRestored', ...names };
    case 'setMaterial':
      return { type: 'materialSet', ...names, material: change.material };
    case 'moveToRound':
      return { type: 'snippetsMoved', ...names, round: change.round };
  }
}

/**
 * The one value that an act on many snippets changes: why they are excluded, their material, or
 * their round. A material is what the question names, so it stays once somebody was asked to read; a
 * round stays once somebody was asked to, because who read what in which round is kept for good.
 */
import { Refusal } from '../../domain/errors';
import type { BulkChange, BulkKind } from '../../domain/snippets/bulk-act';
import { findTargets } from '../../domain/snippets/targets';
import { flattenFragments } from '../../domain/spans/fragment';
import type { Connection } from '../database';
import { lockSnippets } from './lock-snippets';
import { storeExclusions } from './set-exclusions';

/** A snippet with the value that the act is about. */
export type ValueRow = {
  readonly id: string;
  readonly name: string;
  readonly value: string | null;
  /** It cannot be changed any more. */
  readonly isHeld: boolean;
};

/** What the value is to become: a reason, a material, a round's id. @throws for an unknown round */
export async function wantedValue(
  connection: Connection,
  projectId: string,
  change: BulkChange,
): Promise<string | null> {
  if (change.kind === 'exclude') return change.reason;
  if (change.kind === 'restore') return null;
  if (change.kind === 'setMaterial') return change.material;
  const round = await connection.round.findUnique({
    where: { projectId_name: { projectId, name: change.round } },
    select: { id: true },
  });
  if (round === null) {
    throw new Refusal('unprocessable', `The project has no round named “${change.round}”.`);
  }
  return round.id;
}

/** The values as they are, in the order of the names. Ids of other projects are left out. */
export async function readValues(
  connection: Connection,
  projectId: string,
  kind: BulkKind,
  ids: readonly string[],
): Promise<readonly ValueRow[]> {
  const rows = await connection.$queryRaw<
    {
      id: string;
      name: string;
      excludedReason: string | null;
      material: string | null;
      roundId: string;
      isAssigned: boolean;
    }[]
  >`
    SELECT s."id", s."name", s."excludedReason", s."material", s."roundId",
           EXISTS (SELECT 1 FROM "Assignment" a WHERE a."snippetId" = s."id") AS "isAssigned"
      FROM "Snippet" s WHERE s."projectId" = ${projectId} AND s."id" = ANY (${[...ids]})
     ORDER BY s."name"`;
  return rows.map(({ id, name, excludedReason, material, roundId, isAssigned }) => {
    if (kind === 'setMaterial') {
      return { id, name, value: material, isHeld: isAssigned };
    }
    if (kind === 'moveToRound') return { id, name, value: roundId, isHeld: isAssigned };
    return { id, name, value: excludedReason, isHeld: false };
  });
}

/** Locks what the act is about, so that what was read stays true until it is written. */
export async function lockForAct(
  tx: Connection,
  projectId: string,
  kind: BulkKind,
  ids: readonly string[],
): Promise<void> {
  // An exclusion locks the cases first, as everything does that brings cases up to date, and keeps
  // out whoever would make a case or an assignment meanwhile.
  if (kind === 'exclude' || kind === 'restore') {
    await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${projectId} FOR UPDATE`;
    return;
  }
  await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${projectId} FOR NO KEY UPDATE`;
  await lockSnippets(tx, projectId, { ids });
}

/** Gives the snippets, which are locked, their value. */
export async function writeValue(
  tx: Connection,
  projectId: string,
  kind: BulkKind,
  ids: readonly string[],
  value: string | null,
): Promise<void> {
  if (kind === 'setMaterial') await writeMaterial(tx, ids, value);
  else if (kind === 'moveToRound') {
    await tx.$executeRaw`UPDATE "Snippet" SET "roundId" = ${value} WHERE "id" = ANY (${[...ids]})`;
  } else {
    const exclusions = ids.map((snippetId) => ({ snippetId, reason: value }));
    await storeExclusions(tx, projectId, exclusions);
  }
}

/** Snippets whose texts are held at a time. */
const textsAtOnce = 1_000;

/** Sets a material, with its occurrences in each text. */
export async function writeMaterial(
  tx: Connection,
  ids: readonly string[],
  material: string | null,
): Promise<void> {
  for (let at = 0; at < ids.length; at += textsAtOnce) {
    const snippets = await tx.$queryRaw<{ id: string; text: string }[]>`
      SELECT "id", "text" FROM "Snippet" WHERE "id" = ANY (${ids.slice(at, at + textsAtOnce)})`;
    const rows = snippets.map(({ id, text }) => ({
      id,
      targets: material === null ? [] : flattenFragments(findTargets(text, material)),
    }));
    await tx.$executeRaw`
      UPDATE "Snippet" s SET "material" = ${material}, "targets" = r."targets"
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r("id" text, "targets" int[])
       WHERE s."id" = r."id"`;
  }
}

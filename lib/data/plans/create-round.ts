import { Refusal } from '../../domain/errors';
import { drawSample, type Sample } from '../../domain/plan/draw-sample';
import type { StratumName } from '../../domain/plan/strata';
import type { UserActor } from '../actor';
import { database, inTransaction, isUniqueViolation, type Connection } from '../database';
import { newId } from '../identifier';
import { writeLog } from '../log/write-log';
import { requireProject } from '../rights/require-project';

export type RoundRequest = {
  readonly name: string;
  /** The round whose unassigned snippets are drawn from. */
  readonly from: string;
  /** Snippets that the new round takes. */
  readonly count: number;
  readonly strata: readonly StratumName[];
  readonly seed: string;
};

/** What a new round would hold. */
export type RoundPreview = Pick<Sample, 'byStratum' | 'short'> & {
  readonly snippets: number;
  /** Unassigned snippets of the round that is drawn from. */
  readonly available: number;
};

/** What `createRound` would draw now. @throws Refusal as it does */
export async function previewRound(
  actor: UserActor,
  projectId: string,
  request: Omit<RoundRequest, 'name'>,
): Promise<RoundPreview> {
  await requireProject(actor, 'manageProject', projectId);
  const { sample, available } = await draw(database(), projectId, request);
  const { snippets, byStratum, short } = sample;
  return { snippets: snippets.length, byStratum, short, available };
}

/**
 * Makes a round of a sample of another round's unassigned snippets: a pilot, a next batch. The same
 * seed over the same snippets draws the same.
 * @returns how many snippets it has
 * @throws Refusal `unprocessable` for an unknown round or nothing to draw, `conflict` for a name
 *   that a round has
 */
export async function createRound(
  actor: UserActor,
  projectId: string,
  request: RoundRequest,
): Promise<number> {
  await requireProject(actor, 'manageProject', projectId);
  try {
    return await inTransaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${projectId} FOR UPDATE`;
      const { sample } = await draw(tx, projectId, request);
      const { _max } = await tx.round.aggregate({ where: { projectId }, _max: { number: true } });
      const id = newId();
      const { name, from, strata, seed } = request;
      await tx.round.create({ data: { id, projectId, number: (_max.number ?? 0) + 1, name } });
      await tx.snippet.updateMany({
        where: { id: { in: [...sample.snippets] }, assignments: { none: {} } },
        data: { roundId: id },
      });
      const snippets = sample.snippets.length;
      await writeLog(tx, actor, projectId, {
        type: 'roundMade',
        round: name,
        from,
        snippets,
        strata: [...strata],
        seed,
      });
      return snippets;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal('conflict', `There is a round named “${request.name}” already.`);
  }
}

async function draw(
  connection: Connection,
  projectId: string,
  { from, count, strata, seed }: Omit<RoundRequest, 'name'>,
): Promise<{ readonly sample: Sample; readonly available: number }> {
  const round = await connection.round.findUnique({
    where: { projectId_name: { projectId, name: from } },
    select: { id: true },
  });
  if (round === null) {
    throw new Refusal('unprocessable', `The project has no round named “${from}”.`);
  }
  // Who reads a text in which round is kept for good: a snippet that was ever assigned stays.
  const snippets = await connection.snippet.findMany({
    where: { projectId, roundId: round.id, status: 'active', assignments: { none: {} } },
    select: { id: true, name: true, material: true, article: { select: { publisher: true } } },
  });
  if (snippets.length === 0) {
    throw new Refusal(
      'unprocessable',
      `Every snippet of “${from}” is assigned: there is none to draw.`,
    );
  }
  const sample = drawSample(
    snippets.map(({ id, name, material, article }) => ({
      id,
      name,
      strata: { material: material ?? '', publisher: article?.publisher ?? '' },
    })),
    count,
    strata,
    seed,
  );
  return { sample, available: snippets.length };
}

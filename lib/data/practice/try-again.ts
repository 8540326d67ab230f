import { randomUUID } from 'node:crypto';
import { notFound } from '../../domain/errors';
import type { UserActor } from '../actor';
import { applyOperations } from '../assignments/apply-operations';
import { database } from '../database';
import { readingWhere } from '../rights/condition-where';
import { newestRules, tryRound } from './practice-project';

/**
 * Reopens the actor's own finished try, under the newest scheme and guideline. The log keeps how it
 * was; from now on the answer is out of sight again.
 * @returns the practice that it is in
 * @throws Refusal `notFound` for everything else
 */
export async function tryAgain(actor: UserActor, assignmentId: string): Promise<string> {
  const row = await database().assignment.findFirst({
    where: {
      id: assignmentId,
      round: { number: tryRound },
      project: { practiceOf: { not: null } },
      AND: [readingWhere(actor, 'viewAnswer')],
    },
    select: { projectId: true, revision: true, project: { select: { practiceOf: true } } },
  });
  if (row?.project.practiceOf == null) throw notFound('The practice text');
  const reopen = { type: 'reopen' as const, id: randomUUID(), at: new Date().toISOString() };
  await applyOperations(actor, assignmentId, { baseRevision: row.revision, operations: [reopen] });
  await database().assignment.update({
    where: { id: assignmentId },
    data: await newestRules(database(), row.project.practiceOf),
  });
  return row.projectId;
}

import { notFound } from '../../domain/errors';
import type { UserActor } from '../actor';
import { database } from '../database';
import { readingWhere } from '../rights/condition-where';

/** What stands around one assignment on the annotator's screen. */
export type AssignmentFrame = {
  readonly project: { readonly id: string; readonly name: string };
  readonly round: string;
};

/**
 * The project and round of one of the actor's own assignments.
 * @throws Refusal `notFound` for every other, and for one of another project
 */
export async function readAssignmentFrame(
  actor: UserActor,
  projectId: string,
  assignmentId: string,
): Promise<AssignmentFrame> {
  const row = await database().assignment.findFirst({
    where: {
      id: assignmentId,
      projectId,
      userId: actor.userId,
      AND: [readingWhere(actor, 'readReading')],
    },
    select: {
      project: { select: { id: true, name: true } },
      round: { select: { name: true } },
    },
  });
  if (row === null) throw notFound('The assignment');
  return { project: row.project, round: row.round.name };
}

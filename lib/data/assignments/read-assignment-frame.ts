import { notFound } from '../../domain/errors';
import { parseGuidelineClauses, type GuidelineClause } from '../../domain/guideline/clauses';
import type { UserActor } from '../actor';
import { database } from '../database';
import { readingWhere } from '../rights/condition-where';

/** What stands around one assignment on the annotator's screen. */
export type AssignmentFrame = {
  readonly project: { readonly id: string; readonly name: string };
  readonly round: string;
  /** The version that the assignment was made under, which need not be the project's latest. */
  readonly guideline: { readonly version: number; readonly clauses: readonly GuidelineClause[] };
};

/**
 * The project, round and guideline of one of the actor's own assignments.
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
      guideline: { select: { version: true, text: true } },
    },
  });
  if (row === null) throw notFound('The assignment');
  const { project, round, guideline } = row;
  return {
    project,
    round: round.name,
    guideline: { version: guideline.version, clauses: parseGuidelineClauses(guideline.text) },
  };
}

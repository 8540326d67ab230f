import type { UserActor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';
import { answerRound } from './practice-project';

/** What the annotation screen needs to know about the practice that it shows. */
export type PracticeFrame = {
  /** The real project. */
  readonly home: { readonly id: string; readonly name: string };
  /** The actor's own assignments whose readings are answers; the others are tries. */
  readonly answers: readonly string[];
};

/**
 * The practice that a project is; null for a project in its own right.
 * @throws Refusal `notFound`, `forbidden` for one who does not annotate there
 */
export async function readPracticeFrame(
  actor: UserActor,
  projectId: string,
): Promise<PracticeFrame | null> {
  const { practiceOf } = await requireProject(actor, 'annotate', projectId);
  if (practiceOf === null) return null;
  const [home, answers] = await Promise.all([
    database().project.findUniqueOrThrow({
      where: { id: practiceOf },
      select: { id: true, name: true },
    }),
    database().assignment.findMany({
      where: { projectId, userId: actor.userId, round: { number: answerRound } },
      select: { id: true },
    }),
  ]);
  return { home, answers: answers.map(({ id }) => id) };
}

/**
 * A practice is a project of its own behind the real one, so that nothing of it can reach the real
 * one's agreement, gold or releases. Everybody there annotates and is nothing else; what a lead may
 * do with it is asked of the real project. It has two rounds: the answers, read by those who make
 * the practice, and the tries of everybody else. Its assignments are made under the real project's
 * scheme and guideline, of which it has none of its own, and its texts have no case.
 */
import { notFound } from '../../domain/errors';
import { database, type Connection } from '../database';
import { newId } from '../identifier';
import type { GuardedProject } from '../rights/require-project';

/** By number; no snippet has more than one in the first that is not withdrawn. */
export const answerRound = 1;
export const tryRound = 2;

/** The practice of a project; null while there is none. Not guarded: the caller asks first. */
export async function findPractice(
  projectId: string,
  connection: Connection = database(),
): Promise<string | null> {
  const row = await connection.project.findUnique({
    where: { practiceOf: projectId },
    select: { id: true },
  });
  return row?.id ?? null;
}

/** Locks the practice of a project for the rest of the transaction, making it when it is missing. */
export async function lockPractice(
  tx: Connection,
  { id: practiceOf, name, question }: Pick<GuardedProject, 'id' | 'name' | 'question'>,
): Promise<string> {
  // Two at once: the second waits here and then finds the practice of the first.
  await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${practiceOf} FOR UPDATE`;
  const known = await findPractice(practiceOf, tx);
  if (known !== null) return known;
  const id = newId();
  await tx.project.create({
    data: {
      id,
      name,
      question,
      practiceOf,
      rounds: {
        create: [
          { id: newId(), number: answerRound, name: 'Answers' },
          { id: newId(), number: tryRound, name: 'Practice' },
        ],
      },
    },
  });
  return id;
}

/** The id of a round of a practice. */
export async function roundOf(
  connection: Connection,
  practiceId: string,
  number: typeof answerRound | typeof tryRound,
): Promise<string> {
  const round = await connection.round.findUnique({
    where: { projectId_number: { projectId: practiceId, number } },
    select: { id: true },
  });
  if (round === null) throw notFound('The practice');
  return round.id;
}

/** What new tries are read under: the newest scheme and guideline of the real project. */
export async function newestRules(
  connection: Connection,
  projectId: string,
): Promise<{ readonly schemeId: string; readonly guidelineId: string }> {
  const latest = {
    where: { projectId },
    orderBy: { version: 'desc' as const },
    select: { id: true },
  };
  const scheme = await connection.labelScheme.findFirstOrThrow(latest);
  const guideline = await connection.guideline.findFirstOrThrow(latest);
  return { schemeId: scheme.id, guidelineId: guideline.id };
}

/** Those who lead the project with an account that works, by user id. Not guarded. */
export async function leadsOf(
  projectId: string,
  connection: Connection = database(),
): Promise<ReadonlySet<string>> {
  const rows = await connection.membership.findMany({
    where: { projectId, leftAt: null, roles: { has: 'lead' }, user: { isDisabled: false } },
    select: { userId: true },
  });
  return new Set(rows.map(({ userId }) => userId));
}

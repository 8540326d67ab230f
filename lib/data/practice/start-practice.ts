import type { UserActor } from '../actor';
import { database, inTransaction, type Connection } from '../database';
import { newId } from '../identifier';
import { requireProject } from '../rights/require-project';
import { answerRound, findPractice, newestRules, roundOf, tryRound } from './practice-project';

/**
 * Gives the actor every text with a finished answer that the actor has not got, in the order of the
 * set, and puts those that were not begun under the newest scheme and guideline.
 * @returns where to go on: the first text that is not finished; null when there is none
 * @throws Refusal `notFound`, `forbidden` for one who neither annotates nor leads
 */
export async function startPractice(
  actor: UserActor,
  projectId: string,
): Promise<{ readonly practice: string; readonly assignment: string } | null> {
  await requireProject(actor, 'viewPractice', projectId);
  const practice = await findPractice(projectId);
  if (practice === null) return null;
  await inTransaction(async (tx) => {
    // Twice at once: the second finds what the first has made.
    await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${practice} FOR UPDATE`;
    await giveTexts(tx, actor, projectId, practice);
  });
  const next = await findNextTry(actor, practice);
  return next === null ? null : { practice, assignment: next };
}

async function giveTexts(
  tx: Connection,
  { userId }: UserActor,
  projectId: string,
  practiceId: string,
): Promise<void> {
  const rules = await newestRules(tx, projectId);
  const answers = await tx.assignment.findMany({
    where: {
      projectId: practiceId,
      round: { number: answerRound },
      status: 'finished',
      snippet: { status: 'active', assignments: { none: { userId } } },
    },
    select: { snippetId: true, place: true },
  });
  const roundId = await roundOf(tx, practiceId, tryRound);
  await tx.assignment.createMany({
    data: answers.map(({ snippetId, place }) => ({
      id: newId(),
      projectId: practiceId,
      snippetId,
      userId,
      roundId,
      ...rules,
      place,
    })),
  });
  await tx.assignment.updateMany({
    where: { roundId, userId, status: 'open', revision: 0 },
    data: rules,
  });
}

/** The first of the actor's tries that is not finished. Not guarded: the caller asks first. */
export async function findNextTry(
  { userId }: UserActor,
  practiceId: string,
): Promise<string | null> {
  const row = await database().assignment.findFirst({
    where: {
      projectId: practiceId,
      userId,
      round: { number: tryRound },
      status: { in: ['open', 'inProgress'] },
      snippet: { status: 'active' },
    },
    orderBy: [{ place: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  return row?.id ?? null;
}

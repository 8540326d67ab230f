import { notFound, Refusal } from '../../domain/errors';
import type { UserActor } from '../actor';
import { inTransaction, type Connection } from '../database';
import { newId } from '../identifier';
import { requireProject } from '../rights/require-project';
import { answerRound, lockPractice, newestRules, roundOf } from './practice-project';

export type AnswerPlace = { readonly practice: string; readonly assignment: string };

/**
 * The actor's assignment of a text of practice, whose finished reading is the known answer; made
 * when the text has none, and taken over, with its log, from one who no longer leads the project.
 * While it is not finished it is put under the newest scheme and guideline. Whoever makes the
 * answer does so on the ordinary annotation screen.
 * @throws Refusal `notFound`, `forbidden`, `conflict` when the answer is another lead's
 */
export async function openAnswer(
  actor: UserActor,
  projectId: string,
  snippetId: string,
): Promise<AnswerPlace> {
  const project = await requireProject(actor, 'manageProject', projectId);
  return inTransaction(async (tx) => {
    const practice = await lockPractice(tx, project);
    const known = await tx.assignment.findFirst({
      where: { snippetId, projectId: practice, round: { number: answerRound } },
      select: { id: true, userId: true, status: true, user: { select: { name: true } } },
    });
    if (known === null) {
      return { practice, assignment: await makeAnswer(tx, actor, projectId, practice, snippetId) };
    }
    if (known.userId !== actor.userId) {
      if (await isLead(tx, projectId, known.userId)) {
        throw new Refusal('conflict', `The answer to this text is ${known.user.name}’s.`);
      }
      await takeOver(tx, actor, snippetId, known.id);
    }
    if (known.status !== 'finished') {
      const data = await newestRules(tx, projectId);
      await tx.assignment.update({ where: { id: known.id }, data });
    }
    return { practice, assignment: known.id };
  });
}

async function isLead(tx: Connection, projectId: string, userId: string): Promise<boolean> {
  const where = { projectId, userId, leftAt: null, roles: { has: 'lead' as const } };
  return (await tx.membership.count({ where })) > 0;
}

/** @throws Refusal `conflict` for one who has read the text as practice */
async function takeOver(
  tx: Connection,
  { userId }: UserActor,
  snippetId: string,
  assignmentId: string,
): Promise<void> {
  if ((await tx.assignment.count({ where: { snippetId, userId } })) > 0) {
    throw new Refusal(
      'conflict',
      'You have read this text as practice, so its answer cannot be yours. Another lead can take it over.',
    );
  }
  await tx.assignment.update({ where: { id: assignmentId }, data: { userId } });
}

/** Makes the assignment of an answer, last of the set. The caller holds the practice's lock. */
export async function makeAnswer(
  tx: Connection,
  actor: UserActor,
  projectId: string,
  practiceId: string,
  snippetId: string,
): Promise<string> {
  const count = await tx.snippet.count({ where: { id: snippetId, projectId: practiceId } });
  if (count === 0) throw notFound('The text');
  const { _max } = await tx.assignment.aggregate({
    where: { projectId: practiceId, round: { number: answerRound } },
    _max: { place: true },
  });
  const id = newId();
  await tx.assignment.create({
    data: {
      id,
      projectId: practiceId,
      snippetId,
      userId: actor.userId,
      roundId: await roundOf(tx, practiceId, answerRound),
      ...(await newestRules(tx, projectId)),
      place: (_max.place ?? -1) + 1,
    },
  });
  return id;
}

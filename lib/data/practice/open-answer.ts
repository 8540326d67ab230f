import { randomUUID } from 'node:crypto';
import { draftReading } from '../../domain/assignment/draft-reading';
import { createStamp } from '../../domain/assignment/operation-draft';
import { notFound, Refusal } from '../../domain/errors';
import { accessToAnswer, mayMark, type AnswerAccess } from '../../domain/practice/answer-access';
import type { UserActor } from '../actor';
import { applyOperations } from '../assignments/apply-operations';
import { annotationOfRow } from '../assignments/assignment-state';
import { inTransaction, type Connection } from '../database';
import { newId } from '../identifier';
import { requireProject } from '../rights/require-project';
import { answerRound, leadsOf, lockPractice, newestRules, roundOf } from './practice-project';

export type AnswerPlace = { readonly practice: string; readonly assignment: string };

/**
 * The actor's assignment of a text of practice, whose finished reading is the known answer; made
 * when the text has none, or as a copy of the work of one who no longer leads the project, whose
 * own assignment is withdrawn. While it is not finished it is put under the newest scheme and
 * guideline. Whoever makes the answer does so on the ordinary annotation screen.
 * @throws Refusal `notFound`, `forbidden`, `conflict` when the answer cannot be the actor's
 */
export async function openAnswer(
  actor: UserActor,
  projectId: string,
  snippetId: string,
): Promise<AnswerPlace> {
  const project = await requireProject(actor, 'manageProject', projectId);
  return inTransaction(async (tx) => {
    const practice = await lockPractice(tx, project);
    const known = await findAnswer(tx, practice, snippetId);
    const leads = await leadsOf(projectId, tx);
    const access = accessToAnswer(
      known && { userId: known.userId, isLeading: leads.has(known.userId) },
      { userId: actor.userId, hasRead: await hasRead(tx, actor, snippetId) },
    );
    if (!mayMark(access)) throw refusalOf(access, known);
    if (known === null || access === 'make') {
      return { practice, assignment: await makeAnswer(tx, actor, projectId, practice, snippetId) };
    }
    const assignment =
      access === 'own' ? known.id : await takeOver(tx, actor, projectId, practice, known);
    if (known.status !== 'finished') {
      await tx.assignment.update({
        where: { id: assignment },
        data: await newestRules(tx, projectId),
      });
    }
    return { practice, assignment };
  });
}

type KnownAnswer = NonNullable<Awaited<ReturnType<typeof findAnswer>>>;

function findAnswer(tx: Connection, practiceId: string, snippetId: string) {
  return tx.assignment.findFirst({
    where: {
      snippetId,
      projectId: practiceId,
      round: { number: answerRound },
      status: { not: 'withdrawn' },
    },
    include: { user: { select: { name: true } }, annotations: { orderBy: { place: 'asc' } } },
  });
}

/** Whether the actor has begun the text, as practice or as an answer that was given away. */
async function hasRead(tx: Connection, { userId }: UserActor, snippetId: string): Promise<boolean> {
  const where = { snippetId, userId, NOT: { status: 'open' as const, revision: 0 } };
  return (await tx.assignment.count({ where })) > 0;
}

function refusalOf(access: AnswerAccess, known: KnownAnswer | null): Refusal {
  return new Refusal(
    'conflict',
    access === 'others'
      ? `The answer to this text is ${known?.user.name ?? 'another lead'}’s.`
      : 'You have read this text already, so its answer cannot be yours now. Another lead can take it over.',
  );
}

/** Withdraws the answer of a former lead, whose log stays, and makes the actor's from what it holds. */
async function takeOver(
  tx: Connection,
  actor: UserActor,
  projectId: string,
  practiceId: string,
  known: KnownAnswer,
): Promise<string> {
  const { id, snippetId, schemeId, guidelineId, place, status } = known;
  // Offered as practice and not begun: it would be a second assignment of the text.
  await tx.assignment.deleteMany({ where: { snippetId, userId: actor.userId } });
  await tx.assignment.update({ where: { id }, data: { status: 'withdrawn' } });
  const assignment = await makeAnswer(tx, actor, projectId, practiceId, snippetId);
  // Under the rules that it was made under: a label may have been retired since.
  await tx.assignment.update({
    where: { id: assignment },
    data: { schemeId, guidelineId, place },
  });
  const content = {
    ...known,
    annotations: known.annotations.map(annotationOfRow),
    outcome: status === 'finished' ? known.outcome : null,
  };
  const stamp = createStamp(randomUUID, () => new Date());
  const operations = draftReading(content, randomUUID).map(stamp);
  if (operations.length > 0) {
    await applyOperations(actor, assignment, { baseRevision: 0, operations }, tx);
  }
  return assignment;
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

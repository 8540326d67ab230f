/** Texts of a practice, each with the assignment in which its answer is made. */
import { randomUUID } from 'node:crypto';
import { foldOperations } from '../../domain/assignment/apply-operation';
import { draftReading, type ReadingContent } from '../../domain/assignment/draft-reading';
import type { Operation } from '../../domain/assignment/operation';
import { createStamp } from '../../domain/assignment/operation-draft';
import { untouchedAssignment } from '../../domain/assignment/state';
import { Refusal } from '../../domain/errors';
import { exampleTexts, fitsExamples, fragmentOf } from '../../domain/practice/example-texts';
import { writeReason } from '../../domain/practice/reason';
import { normaliseLineEnds } from '../../domain/snippets/line-ends';
import { splitSentences } from '../../domain/snippets/sentences';
import { findTargets } from '../../domain/snippets/targets';
import { flattenFragments } from '../../domain/spans/fragment';
import { readReading } from '../../domain/standoff/read-reading';
import { codePointLength, indexText } from '../../domain/text/code-points';
import type { UserActor } from '../actor';
import { applyOperations } from '../assignments/apply-operations';
import { database, inTransaction, type Connection } from '../database';
import { newId } from '../identifier';
import { readScheme } from '../projects/read-scheme';
import { requireProject } from '../rights/require-project';
import { makeAnswer, type AnswerPlace } from './open-answer';
import { answerRound, findPractice, lockPractice, roundOf } from './practice-project';

export type NewPracticeText = {
  readonly name: string;
  readonly text: string;
  readonly material: string | null;
};

/** A text with the marks that an `.ann` file has for it; null where there is none. */
export type PracticeUpload = NewPracticeText & { readonly ann: string | null };

const stamp = createStamp(randomUUID, () => new Date());

/**
 * Adds a text without a finished answer: it is offered to nobody until the actor has looked over
 * the marks that came with it, if any, and finished reading it.
 * @throws Refusal `notFound`, `forbidden`, `conflict` for a name that the practice has,
 *   `unprocessable` for marks that cannot be read
 */
export async function addPracticeText(
  actor: UserActor,
  projectId: string,
  { ann, ...upload }: PracticeUpload,
): Promise<AnswerPlace> {
  const project = await requireProject(actor, 'manageProject', projectId);
  const text = { ...upload, text: normaliseLineEnds(upload.text).text };
  const marks = ann === null ? [] : await readMarks(actor, projectId, text, upload.text, ann);
  return inTransaction(async (tx) => {
    const practice = await lockPractice(tx, project);
    const known = { projectId: practice, name: text.name };
    if ((await tx.snippet.count({ where: known })) > 0) {
      throw new Refusal(
        'conflict',
        `The practice has or had a text named “${text.name}”. Choose another name.`,
      );
    }
    const snippetId = await storeText(tx, practice, text);
    const assignment = await makeAnswer(tx, actor, projectId, practice, snippetId);
    if (marks.length > 0) {
      await applyOperations(actor, assignment, { baseRevision: 0, operations: marks }, tx);
    }
    return { practice, assignment };
  });
}

async function readMarks(
  actor: UserActor,
  projectId: string,
  { name, text }: NewPracticeText,
  rawText: string,
  ann: string,
): Promise<Operation[]> {
  const { scheme } = await readScheme(actor, projectId);
  const { annotations, errors } = readReading({
    fileName: `${name}.ann`,
    text,
    rawText,
    ann,
    scheme,
    newId: randomUUID,
    allowNewTypes: false,
  });
  if (errors.length > 0) {
    throw new Refusal('unprocessable', 'The marks do not fit the text or the labels.', errors);
  }
  const content = { annotations, note: null, flagReason: null, outcome: null };
  const marks = draftReading(content, randomUUID).map(stamp);
  // Before anything is stored: what an import may keep, like a retired label, nobody can mark.
  const context = { text: indexText(text), scheme, references: new Map() };
  foldOperations(untouchedAssignment, marks, context);
  return marks;
}

/**
 * Adds the example texts with their finished answers; those that the practice has stay as they are,
 * and those that were taken out come back.
 * @throws Refusal `unprocessable` for a project with other labels
 */
export async function addExamples(actor: UserActor, projectId: string): Promise<void> {
  const project = await requireProject(actor, 'manageProject', projectId);
  const { scheme } = await readScheme(actor, projectId);
  if (!fitsExamples(scheme)) {
    throw new Refusal('unprocessable', 'The example texts need the labels of the PV600 template.');
  }
  await inTransaction(async (tx) => {
    const practice = await lockPractice(tx, project);
    const examples = { projectId: practice, name: { in: exampleTexts.map(({ name }) => name) } };
    await tx.snippet.updateMany({
      where: { ...examples, status: 'excluded' },
      data: { status: 'active', excludedReason: null },
    });
    const known = await tx.snippet.findMany({ where: examples, select: { name: true } });
    const names = new Set(known.map(({ name }) => name));
    for (const example of exampleTexts.filter(({ name }) => !names.has(name))) {
      const snippetId = await storeText(tx, practice, example);
      const assignment = await makeAnswer(tx, actor, projectId, practice, snippetId);
      const operations = draftReading(answerOf(example), randomUUID).map(stamp);
      await applyOperations(actor, assignment, { baseRevision: 0, operations }, tx);
    }
  });
}

async function storeText(
  tx: Connection,
  practiceId: string,
  { name, text, material }: NewPracticeText,
): Promise<string> {
  const id = newId();
  await tx.snippet.create({
    data: {
      id,
      projectId: practiceId,
      roundId: await roundOf(tx, practiceId, answerRound),
      name,
      text,
      length: codePointLength(text),
      material,
      targets: material === null ? [] : flattenFragments(findTargets(text, material)),
      sentences: [...splitSentences(text)],
    },
  });
  return id;
}

function answerOf(example: (typeof exampleTexts)[number]): ReadingContent {
  const { spans, flagReason, outcome } = example;
  return {
    annotations: spans.map(({ quote, label, why, clause }) => ({
      fragments: [fragmentOf(example, quote)],
      label,
      attributes: {},
      note: writeReason({ why, clause }),
    })),
    note: writeReason(example),
    flagReason,
    outcome,
  };
}

/**
 * Takes a text out of the practice; what was read of it is kept.
 * @throws Refusal `notFound`, `forbidden`
 */
export async function takeOutText(
  actor: UserActor,
  projectId: string,
  snippetId: string,
): Promise<void> {
  await requireProject(actor, 'manageProject', projectId);
  const practice = await findPractice(projectId);
  const { count } = await database().snippet.updateMany({
    where: { id: snippetId, projectId: practice ?? '', status: 'active' },
    data: { status: 'excluded', excludedReason: 'Taken out of the practice.' },
  });
  if (count === 0) throw new Refusal('notFound', 'This text is not in the practice.');
}

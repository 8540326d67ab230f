/** Texts of a practice, each with the assignment in which its answer is made. */
import { randomUUID } from 'node:crypto';
import { foldOperations } from '../../domain/assignment/apply-operation';
import type { Operation } from '../../domain/assignment/operation';
import { untouchedAssignment } from '../../domain/assignment/state';
import { Refusal } from '../../domain/errors';
import { exampleTexts, fitsExamples, fragmentOf } from '../../domain/practice/example-texts';
import { writeReason } from '../../domain/practice/reason';
import { findTargets } from '../../domain/snippets/targets';
import { normaliseLineEnds } from '../../domain/snippets/line-ends';
import { splitSentences } from '../../domain/snippets/sentences';
import { readReading } from '../../domain/standoff/read-reading';
import { indexText } from '../../domain/text/code-points';
import { systemActor, type UserActor } from '../actor';
import { applyOperations } from '../assignments/apply-operations';
import { database, inTransaction } from '../database';
import { storeSnippets } from '../imports/store-snippets';
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

type Draft<T> = T extends unknown ? Omit<T, 'id' | 'at'> : never;
type OperationDraft = Draft<Operation>;

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
  const practice = await inTransaction((tx) => lockPractice(tx, project));
  const [assignment = ''] = await storeTexts(actor, projectId, practice, [text]);
  if (marks.length > 0) {
    await applyOperations(actor, assignment, { baseRevision: 0, operations: marks });
  }
  return { practice, assignment };
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
  const marks = stamped(
    annotations.map(({ fragments, ...annotation }) => ({
      type: 'add',
      annotation: { ...annotation, fragments: fragments.map(([start, end]) => [start, end]) },
    })),
  );
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
  const practice = await inTransaction((tx) => lockPractice(tx, project));
  const examples = { projectId: practice, name: { in: exampleTexts.map(({ name }) => name) } };
  await database().snippet.updateMany({
    where: { ...examples, status: 'excluded' },
    data: { status: 'active', excludedReason: null },
  });
  const known = await database().snippet.findMany({ where: examples, select: { name: true } });
  const names = new Set(known.map(({ name }) => name));
  const missing = exampleTexts.filter(({ name }) => !names.has(name));
  if (missing.length > 0) await storeTexts(actor, projectId, practice, missing);
  // Also those that an earlier call was cut off at.
  const untouched = await database().assignment.findMany({
    where: {
      projectId: practice,
      userId: actor.userId,
      round: { number: answerRound },
      revision: 0,
      snippet: { name: examples.name },
    },
    select: { id: true, snippet: { select: { text: true } } },
  });
  for (const { id, snippet } of untouched) {
    const example = exampleTexts.find((each) => each.text === snippet.text);
    if (example === undefined) continue;
    await applyOperations(actor, id, { baseRevision: 0, operations: operationsOf(example) });
  }
}

async function storeTexts(
  actor: UserActor,
  projectId: string,
  practiceId: string,
  texts: readonly NewPracticeText[],
): Promise<string[]> {
  const names = texts.map(({ name }) => name);
  const known = await database().snippet.findFirst({
    where: { projectId: practiceId, name: { in: names } },
    select: { name: true },
  });
  if (known !== null) {
    throw new Refusal(
      'conflict',
      `The practice has or had a text named “${known.name}”. Choose another name.`,
    );
  }
  const roundId = await roundOf(database(), practiceId, answerRound);
  const ids = await storeSnippets(
    systemActor,
    { projectId: practiceId, roundId },
    texts.map(({ name, text, material }) => ({
      name,
      text,
      material,
      targets: material === null ? [] : findTargets(text, material),
      sentences: splitSentences(text),
      article: null,
    })),
  );
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${projectId} FOR UPDATE`;
    const assignments: string[] = [];
    for (const name of names) {
      const id = ids.get(name) ?? '';
      assignments.push(await makeAnswer(tx, actor, projectId, practiceId, id));
    }
    return assignments;
  });
}

function operationsOf(example: (typeof exampleTexts)[number]): Operation[] {
  const drafts: OperationDraft[] = example.spans.map(({ quote, label, why, clause }) => ({
    type: 'add',
    annotation: {
      id: randomUUID(),
      fragments: [[...fragmentOf(example, quote)]],
      label,
      note: writeReason({ why, clause }),
    },
  }));
  drafts.push({ type: 'note', text: writeReason(example) });
  if (example.flagReason !== null) {
    drafts.push({ type: 'flag', on: true, reason: example.flagReason });
  }
  drafts.push({ type: 'finish', outcome: example.outcome });
  return stamped(drafts);
}

function stamped(drafts: readonly OperationDraft[]): Operation[] {
  const at = new Date().toISOString();
  return drafts.map((draft) => ({ ...draft, id: randomUUID(), at }));
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

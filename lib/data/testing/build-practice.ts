/** A project with the examples as its practice, and a learner who works through them. */
import { beforeEach } from 'vitest';
import { assertPresent } from '../../domain/errors';
import type { Operation, Outcome } from '../../domain/assignment/operation';
import { exampleTexts, fragmentOf } from '../../domain/practice/example-texts';
import type { UserActor } from '../actor';
import { applyOperations } from '../assignments/apply-operations';
import { listQueue } from '../assignments/list-queue';
import { database } from '../database';
import { addExamples } from '../practice/add-texts';
import { findPractice } from '../practice/practice-project';
import { startPractice } from '../practice/start-practice';
import { join, makeProject, operation, type TestProject } from './build-project';

export type TestPractice = {
  readonly project: TestProject;
  /** The project of the practice. */
  readonly practice: string;
  readonly learner: UserActor;
};

export const firstExample = assertPresent(exampleTexts[0], 'an example');
/** Code points of its value with the unit. */
export const firstValue = fragmentOf(firstExample, '1.58 eV');

/** Makes a practice before each test of a file; what it holds is there while a test runs. */
export function practiceForEachTest(): TestPractice {
  const made: Partial<TestPractice> = {};
  beforeEach(async () => {
    Object.assign(made, await makePractice());
  });
  return made as TestPractice;
}

async function makePractice(): Promise<TestPractice> {
  const project = await makeProject();
  const learner = await join(project, 'learner', 'annotator');
  await addExamples(project.lead, project.id);
  const practice = assertPresent(await findPractice(project.id), 'the practice');
  return { project, practice, learner };
}

/** The actor's own assignment of a text, begun when it is not yet. */
export async function tryOf(
  { project, practice }: TestPractice,
  actor: UserActor,
  name = firstExample.name,
): Promise<string> {
  await startPractice(actor, project.id);
  const queue = await listQueue(actor, practice);
  return assertPresent(
    queue.find(({ snippet }) => snippet === name),
    `a try of ${name}`,
  ).id;
}

/** Finishes an assignment, after other operations where given. */
export async function finish(
  actor: UserActor,
  id: string,
  outcome: Outcome,
  ...before: Operation[]
): Promise<void> {
  const row = await database().assignment.findUniqueOrThrow({ where: { id } });
  await applyOperations(actor, id, {
    baseRevision: row.revision,
    operations: [...before, operation({ type: 'finish', outcome })],
  });
}

import type { AssignmentView } from '../../domain/assignment/view';
import { notFound } from '../../domain/errors';
import { labelSchemeSchema } from '../../domain/label-scheme/scheme';
import { questionFor } from '../../domain/label-scheme/templates';
import type { UserActor } from '../actor';
import { database } from '../database';
import { hasGoldBeside } from '../feedback/own-comparisons';
import { readingWhere } from '../rights/condition-where';
import { snippetViewOf } from '../snippets/snippet-view';
import { notAnsweringAnyMore } from './apply-operations';
import { stateOfRows } from './assignment-state';
import { referencesOf } from './source-references';

/**
 * One of the actor's own assignments, as the annotation screen shows it.
 * @throws Refusal `notFound` for every other
 */
export async function readOwnAssignment(actor: UserActor, id: string): Promise<AssignmentView> {
  const row = await database().assignment.findFirst({
    where: { id, userId: actor.userId, ...readingWhere(actor, 'readReading') },
    include: {
      snippet: { include: { case: { select: { basisFrozenAt: true } } } },
      project: { select: { question: true, isGoldShown: true, practiceOf: true } },
      scheme: { select: { scheme: true } },
      guideline: { select: { version: true } },
      annotations: { orderBy: { place: 'asc' } },
      sourceFile: { select: { lines: true } },
    },
  });
  if (row === null) throw notFound('The assignment');
  const { snippet } = row;
  return {
    id: row.id,
    ...stateOfRows(row, row.annotations),
    snippet: snippetViewOf(snippet),
    question: questionFor(row.project.question, snippet.material),
    scheme: labelSchemeSchema.parse(row.scheme.scheme),
    guidelineVersion: row.guideline.version,
    references: Object.fromEntries(referencesOf(row.sourceFile?.lines ?? null)),
    frozenBecause: await whyFrozen(actor, row),
    hasGoldBeside: row.project.isGoldShown && (await hasGoldBeside(actor, row.projectId, row.id)),
  };
}

async function whyFrozen(
  actor: UserActor,
  row: {
    readonly id: string;
    readonly project: { readonly practiceOf: string | null };
    readonly snippet: { readonly case: { readonly basisFrozenAt: Date | null } | null };
  },
): Promise<string | null> {
  if (row.snippet.case?.basisFrozenAt != null) {
    return 'This snippet has been taken into adjudication, so your reading stays as it is.';
  }
  if (row.project.practiceOf === null) return null;
  const where = { id: row.id, ...readingWhere(actor, 'editReading') };
  return (await database().assignment.count({ where })) > 0 ? null : notAnsweringAnyMore;
}

/** The project of one of the actor's own assignments, for a link that names only it. */
export async function findOwnAssignmentProject(actor: UserActor, id: string): Promise<string> {
  const row = await database().assignment.findFirst({
    where: { id, userId: actor.userId },
    select: { projectId: true },
  });
  if (row === null) throw notFound('The assignment');
  return row.projectId;
}

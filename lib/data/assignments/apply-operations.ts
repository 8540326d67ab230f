/**
 * The one way in which a reading changes. In the order of the API's contract: rights; ids already
 * in the log are acknowledged; the revision must fit; every other operation must be valid. The
 * domain folds, the database function commits what was folded if the state is still the same.
 */
import type { Operation, OperationsRequest } from '../../domain/assignment/operation';
import { receiveOperations, type Receipt } from '../../domain/assignment/receive-operations';
import type { AssignmentState } from '../../domain/assignment/state';
import { notFound, Refusal } from '../../domain/errors';
import type { Actor } from '../actor';
import { lockCaseOfSnippet } from '../cases/case-facts';
import { refreshCases } from '../cases/refresh-cases';
import {
  askPrepared,
  database,
  inTransaction,
  type Connection,
  type PreparedStatement,
} from '../database';
import { readingWhere } from '../rights/condition-where';
import { annotationChanges } from './assignment-state';
import { keepReading, readSnapshot, type AssignmentSnapshot } from './read-snapshot';

export type OperationsResult =
  | {
      readonly kind: 'applied';
      readonly revision: number;
      readonly applied: readonly string[];
      readonly at: Date;
      readonly state: AssignmentState;
    }
  | {
      readonly kind: 'stale';
      readonly applied: readonly string[];
      readonly state: AssignmentState;
    };

/** Another request may change the assignment between the look and the commit; then look again. */
const looks = 5;

/**
 * Applies operations to the actor's own assignment, all or none.
 * @param within the caller's transaction, when the assignment is made in it
 * @throws Refusal `notFound` for an assignment that the actor may not read, `forbidden` for one
 *   that the actor may read and not change, `unprocessable` for operations that do not fit
 */
export async function applyOperations(
  actor: Actor,
  assignmentId: string,
  request: OperationsRequest,
  within: Connection | null = null,
): Promise<OperationsResult> {
  for (let look = 0; look < looks; look += 1) {
    const result = await tryOnce(actor, assignmentId, request, within);
    if (result !== 'changed') return result;
  }
  throw new Refusal('conflict', 'This snippet is being changed from elsewhere. Try again.');
}

async function tryOnce(
  actor: Actor,
  assignmentId: string,
  request: OperationsRequest,
  within: Connection | null,
): Promise<OperationsResult | 'changed'> {
  const ids = request.operations.map(({ id }) => id);
  const connection = within ?? database();
  const found = await readSnapshot(connection, actor, assignmentId, ids);
  if (!found.isEditable) await requireEditable(actor, assignmentId);
  const { state, known, context } = found;
  const receipt = receiveOperations(state, known, request, context);
  if (receipt.kind === 'stale') return receipt;
  const { fresh, state: after } = receipt;
  if (fresh.length === 0) return answerOf(receipt, new Date());
  if (found.isFrozen && fresh.some(({ type }) => type === 'reopen')) {
    throw new Refusal(
      'forbidden',
      'This reading cannot be reopened: its snippet has been taken into adjudication.',
    );
  }
  const { annotations } = after;
  const changes = annotationChanges(found.annotations, found.places, annotations, context.text);
  const commit = (tx: Connection) =>
    commitFold(tx, actor, assignmentId, found, fresh, after, changes);
  const commitWithCase = async (tx: Connection) => {
    const caseId = await lockCaseOfSnippet(tx, found.snippetId);
    const committed = await commit(tx);
    if (committed !== 'changed') await refreshCases(tx, [caseId]);
    return committed;
  };
  const at = await (found.isPractice || !touchesCase(fresh)
    ? commit(connection)
    : within === null
      ? inTransaction(commitWithCase)
      : commitWithCase(within));
  if (at === 'changed') return 'changed';
  // What the caller's transaction may still take back is not kept.
  if (within === null) {
    const { revision } = after;
    const { places } = changes;
    const { schemeId } = found;
    keepReading(assignmentId, { revision, schemeId, context, annotations, places });
  }
  return answerOf(receipt, at);
}

function answerOf({ applied, state }: Receipt, at: Date): OperationsResult {
  return { kind: 'applied', revision: state.revision, applied, at, state };
}

async function requireEditable(actor: Actor, assignmentId: string): Promise<void> {
  const where = { id: assignmentId };
  const may = await database().assignment.count({
    where: { ...where, ...readingWhere(actor, 'editReading') },
  });
  if (may > 0) return;
  const readable = await database().assignment.findFirst({
    where: { ...where, ...readingWhere(actor, 'readReading') },
    select: { status: true, userId: true },
  });
  if (readable === null) throw notFound('The assignment');
  throw new Refusal(
    'forbidden',
    readable.status === 'withdrawn'
      ? 'This assignment was withdrawn. Your work on it is kept and cannot be changed.'
      : readable.userId === (actor.kind === 'user' ? actor.userId : '')
        ? notAnsweringAnyMore
        : 'Only the annotator of this assignment may change it.',
  );
}

/** Why the annotator of an answer of a practice may not change it. */
export const notAnsweringAnyMore =
  'You do not lead the project any more, so the answer to this text is no longer yours to change.';

function touchesCase(operations: readonly Operation[]): boolean {
  return operations.some(({ type }) => type === 'finish' || type === 'reopen');
}

const commitStatement: PreparedStatement = {
  name: 'commit_operations',
  text: `SELECT * FROM commit_operations($1, $2, $3::int, $4, $5::jsonb, $6::jsonb, $7::uuid[],
    $8::"AssignmentStatus", $9::"Outcome", $10, $11)`,
};

async function commitFold(
  tx: Connection,
  actor: Actor,
  assignmentId: string,
  { state: before, schemeId }: Pick<AssignmentSnapshot, 'state' | 'schemeId'>,
  operations: readonly Operation[],
  after: AssignmentState,
  { upserts, removed }: ReturnType<typeof annotationChanges>,
): Promise<Date | 'changed'> {
  const entries = operations.map((operation) => ({
    id: operation.id,
    type: operation.type,
    at: operation.at,
    payload: operation,
  }));
  const userId = actor.kind === 'user' ? actor.userId : '';
  const [row] = await askPrepared<{ result: string; committed_at: Date }>(tx, commitStatement, [
    ...[assignmentId, userId, before.revision, schemeId],
    ...[JSON.stringify(entries), JSON.stringify(upserts), removed],
    ...[after.status, after.outcome, after.flag.reason, after.note],
  ]);
  if (row?.result === 'done') return row.committed_at;
  if (row?.result === 'stale') return 'changed';
  throw notFound('The assignment');
}

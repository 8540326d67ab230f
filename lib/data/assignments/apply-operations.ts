/**
 * The one way in which a reading changes. In the order of the API's contract: rights; ids already
 * in the log are acknowledged; the revision must fit; every other operation must be valid. The
 * domain folds, the database function commits what was folded if the state is still the same.
 */
import { applyOperation, type OperationContext } from '../../domain/assignment/apply-operation';
import {
  operationContent,
  operationSchema,
  type Operation,
  type OperationsRequest,
} from '../../domain/assignment/operation';
import type { AssignmentState } from '../../domain/assignment/state';
import { notFound, Refusal } from '../../domain/errors';
import { indexText, type IndexedText } from '../../domain/text/code-points';
import type { Actor } from '../actor';
import { lockCaseOfSnippet } from '../cases/case-facts';
import { refreshCase } from '../cases/refresh-case';
import { database, inTransaction, type Connection } from '../database';
import { readingWhere } from '../rights/condition-where';
import { annotationChanges, stateOfRows, type AnnotationRow } from './assignment-state';
import { referencesOf } from './source-references';
import { readSnapshot } from './read-snapshot';

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
 * @throws Refusal `notFound` for an assignment that the actor may not read, `forbidden` for one
 *   that the actor may read and not change, `unprocessable` for operations that do not fit
 */
export async function applyOperations(
  actor: Actor,
  assignmentId: string,
  request: OperationsRequest,
): Promise<OperationsResult> {
  for (let look = 0; look < looks; look += 1) {
    const result = await tryOnce(actor, assignmentId, request);
    if (result !== 'changed') return result;
  }
  throw new Refusal('conflict', 'This snippet is being changed from elsewhere. Try again.');
}

async function tryOnce(
  actor: Actor,
  assignmentId: string,
  { baseRevision, operations }: OperationsRequest,
): Promise<OperationsResult | 'changed'> {
  const found = await readForChange(actor, assignmentId, operations);
  const { state, known, context } = found;
  checkKnown(operations, known);
  const applied = operations.filter(({ id }) => known.has(id)).map(({ id }) => id);
  const fresh = withoutRepeats(operations.filter(({ id }) => !known.has(id)));
  if (fresh.length === 0) {
    return { kind: 'applied', revision: state.revision, applied, at: new Date(), state };
  }
  if (baseRevision !== state.revision) return { kind: 'stale', applied, state };
  if (found.isFrozen && fresh.some(({ type }) => type === 'reopen')) {
    throw new Refusal(
      'forbidden',
      'This reading cannot be reopened: its snippet has been taken into adjudication.',
    );
  }
  const after = fold(state, fresh, context);
  const commit = (tx: Connection) =>
    commitFold(tx, actor, assignmentId, state, fresh, after, found.annotations, context.text);
  const at = touchesCase(fresh)
    ? await inTransaction(async (tx) => {
        const caseId = await lockCaseOfSnippet(tx, found.snippetId);
        const committed = await commit(tx);
        if (committed !== 'changed') await refreshCase(tx, caseId);
        return committed;
      })
    : await commit(database());
  if (at === 'changed') return 'changed';
  const ids = new Set(fresh.map(({ id }) => id));
  return {
    kind: 'applied',
    revision: after.revision,
    applied: [...applied, ...ids],
    at,
    state: after,
  };
}

async function readForChange(actor: Actor, assignmentId: string, operations: readonly Operation[]) {
  await requireEditable(actor, assignmentId);
  const ids = operations.map(({ id }) => id);
  const snapshot = await readSnapshot(database(), assignmentId, ids);
  const context: OperationContext = {
    text: indexText(snapshot.text),
    scheme: snapshot.scheme,
    references: referencesOf(snapshot.sourceLines),
  };
  return { ...snapshot, context, state: stateOfRows(snapshot, snapshot.annotations) };
}

async function requireEditable(actor: Actor, assignmentId: string): Promise<void> {
  const where = { id: assignmentId };
  const may = await database().assignment.count({
    where: { ...where, ...readingWhere(actor, 'editReading') },
  });
  if (may > 0) return;
  const readable = await database().assignment.findFirst({
    where: { ...where, ...readingWhere(actor, 'readReading') },
    select: { status: true },
  });
  if (readable === null) throw notFound('The assignment');
  throw new Refusal(
    'forbidden',
    readable.status === 'withdrawn'
      ? 'This assignment was withdrawn. Your work on it is kept and cannot be changed.'
      : 'Only the annotator of this assignment may change it.',
  );
}

/** An id that comes again must say the same thing. */
function checkKnown(operations: readonly Operation[], known: ReadonlyMap<string, unknown>): void {
  for (const operation of operations) {
    if (!known.has(operation.id)) continue;
    const stored = operationSchema.safeParse(known.get(operation.id));
    if (stored.success && operationContent(stored.data) === operationContent(operation)) continue;
    throw new Refusal(
      'unprocessable',
      `The operation ${operation.id} was applied before with other content. Give a new operation a new id.`,
    );
  }
}

/** The same operation twice in one request counts once; two contents under one id are refused. */
function withoutRepeats(operations: readonly Operation[]): Operation[] {
  const seen = new Map<string, string>();
  return operations.filter((operation) => {
    const content = operationContent(operation);
    const before = seen.get(operation.id);
    if (before !== undefined && before !== content) {
      throw new Refusal('unprocessable', `The operation id ${operation.id} is used twice.`);
    }
    seen.set(operation.id, content);
    return before === undefined;
  });
}

/** Folds, naming the operation that does not fit. */
function fold(
  start: AssignmentState,
  operations: readonly Operation[],
  context: OperationContext,
): AssignmentState {
  return operations.reduce((state, operation, index) => {
    try {
      return applyOperation(state, operation, context);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal(error.code, error.message, [
        ...error.details,
        { message: error.message, path: `operations[${index}]`, code: operation.type },
      ]);
    }
  }, start);
}

function touchesCase(operations: readonly Operation[]): boolean {
  return operations.some(({ type }) => type === 'finish' || type === 'reopen');
}

async function commitFold(
  tx: Connection,
  actor: Actor,
  assignmentId: string,
  before: AssignmentState,
  operations: readonly Operation[],
  after: AssignmentState,
  rows: readonly AnnotationRow[],
  text: IndexedText,
): Promise<Date | 'changed'> {
  const { upserts, removed } = annotationChanges(rows, after.annotations, text);
  const entries = operations.map((operation) => ({
    id: operation.id,
    type: operation.type,
    at: operation.at,
    payload: operation,
  }));
  const userId = actor.kind === 'user' ? actor.userId : '';
  const answer = await tx.$queryRaw<{ result: string; committed_at: Date }[]>`
    SELECT * FROM commit_operations(
      ${assignmentId}, ${userId}, ${before.revision}::int,
      ${JSON.stringify(entries)}::jsonb, ${JSON.stringify(upserts)}::jsonb, ${removed}::uuid[],
      ${after.status}::"AssignmentStatus", ${after.outcome}::"Outcome",
      ${after.flag.reason}, ${after.note})`;
  const row = answer[0];
  if (row?.result === 'done') return row.committed_at;
  if (row?.result === 'stale') return 'changed';
  throw notFound('The assignment');
}

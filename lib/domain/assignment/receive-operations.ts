/**
 * What the keeper of an assignment does with a request, in the order of the API's contract: ids
 * that are in the log already are acknowledged again, with other content refused; then the
 * revision must fit; then every other operation must be valid, or none is taken.
 */
import { Refusal } from '../errors';
import { applyOperation, type OperationContext } from './apply-operation';
import {
  operationContent,
  operationSchema,
  type Operation,
  type OperationsRequest,
} from './operation';
import type { AssignmentState } from './state';

export type Receipt =
  | {
      readonly kind: 'taken';
      /** All acknowledged ids: those known before, then the new ones. */
      readonly applied: readonly string[];
      /** What is to be added to the log, in order; empty when everything was known. */
      readonly fresh: readonly Operation[];
      readonly state: AssignmentState;
    }
  | {
      readonly kind: 'stale';
      readonly applied: readonly string[];
      readonly state: AssignmentState;
    };

/**
 * @param known the logged operations with one of the request's ids, as they were stored
 * @throws Refusal `unprocessable` when an id comes again with other content, or when an operation
 *   does not fit; the details name it
 */
export function receiveOperations(
  state: AssignmentState,
  known: ReadonlyMap<string, unknown>,
  { baseRevision, operations }: OperationsRequest,
  context: OperationContext,
): Receipt {
  refuseOtherContent(operations, known);
  const acknowledged = operations.filter(({ id }) => known.has(id)).map(({ id }) => id);
  const fresh = withoutRepeats(operations.filter(({ id }) => !known.has(id)));
  if (fresh.length > 0 && baseRevision !== state.revision) {
    return { kind: 'stale', applied: acknowledged, state };
  }
  return {
    kind: 'taken',
    applied: [...acknowledged, ...fresh.map(({ id }) => id)],
    fresh,
    state: fold(state, fresh, context),
  };
}

function refuseOtherContent(
  operations: readonly Operation[],
  known: ReadonlyMap<string, unknown>,
): void {
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

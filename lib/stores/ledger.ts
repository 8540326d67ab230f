/**
 * What one assignment's screen knows: the last state that the server confirmed, the operations
 * that it has not acknowledged, and the fold of the two, which is what is shown. Pure.
 *
 * Invariants: an operation leaves `unsent` only when the server acknowledged its id or a person
 * chose to drop it; operations are sent in the order in which they were made; at most one request
 * is on its way, and it holds the first `inFlight` of `unsent`.
 */
import { applyOperation, type OperationContext } from '@/lib/domain/assignment/apply-operation';
import type { Operation, OperationsRequest } from '@/lib/domain/assignment/operation';
import type { AssignmentState } from '@/lib/domain/assignment/state';
import type { SendResult } from '@/lib/domain/assignment/view';
import { Refusal } from '@/lib/domain/errors';

/** Why nothing is being sent. Only `unreachable` ends without a person. */
export type Trouble =
  | { readonly kind: 'unreachable'; readonly attempts: number }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'conflict'; readonly server: AssignmentState }
  | { readonly kind: 'refused'; readonly message: string };

export type Ledger = {
  readonly confirmed: AssignmentState;
  readonly unsent: readonly Operation[];
  readonly shown: AssignmentState;
  readonly inFlight: number;
  readonly trouble: Trouble | null;
  /** Set after a refused batch: one operation a request, to find the one that is meant. */
  readonly isSingling: boolean;
  /** The server has operations that this screen does not know. */
  readonly isBehind: boolean;
  /** The client's time of the last acknowledgement. */
  readonly savedAt: string | null;
};

/** The contract's limit of operations in one request. */
const batchLimit = 500;

export function openLedger(state: AssignmentState): Ledger {
  return {
    confirmed: state,
    unsent: [],
    shown: state,
    inFlight: 0,
    trouble: null,
    isSingling: false,
    isBehind: false,
    savedAt: null,
  };
}

/** True while a person has to choose before anything else can be done here. */
export function isBlocked(ledger: Ledger): boolean {
  return ledger.trouble?.kind === 'conflict' || ledger.trouble?.kind === 'refused';
}

/** True when everything that was done here is with the server. */
export function isSettled(ledger: Ledger): boolean {
  return ledger.unsent.length === 0 && ledger.trouble === null;
}

/**
 * Adds operations and shows their effect at once.
 * @throws Refusal when one does not fit the state, or while a person has to choose
 */
export function enqueueOperations(
  ledger: Ledger,
  operations: readonly Operation[],
  context: OperationContext,
): Ledger {
  if (isBlocked(ledger)) {
    throw new Refusal('conflict', 'Choose first what happens with the changes that were not sent.');
  }
  return {
    ...ledger,
    unsent: [...ledger.unsent, ...operations],
    shown: foldAll(ledger.shown, operations, context),
  };
}

/** The next request, and the ledger while it is on its way; null when there is none to send now. */
export function takeBatch(ledger: Ledger): { ledger: Ledger; request: OperationsRequest } | null {
  const { trouble, unsent } = ledger;
  if (ledger.inFlight > 0 || unsent.length === 0) return null;
  if (trouble !== null && trouble.kind !== 'unreachable') return null;
  const inFlight = ledger.isSingling ? 1 : Math.min(unsent.length, batchLimit);
  return {
    ledger: { ...ledger, inFlight },
    request: {
      baseRevision: ledger.confirmed.revision,
      operations: unsent.slice(0, inFlight),
    },
  };
}

/** The ledger after an answer, or after the lack of one, to the request that was on its way. */
export function settleBatch(ledger: Ledger, result: SendResult, context: OperationContext): Ledger {
  const landed: Ledger = { ...ledger, inFlight: 0, trouble: null };
  switch (result.kind) {
    case 'saved': {
      const next = acknowledge(landed, result.applied, context);
      // An answer that acknowledges nothing would be asked for again at once, for ever.
      if (next.unsent.length === landed.unsent.length) return withFailedAttempt(ledger, landed);
      const isBehind = next.confirmed.revision !== result.revision;
      const isSingling = next.isSingling && next.unsent.length > 0;
      return { ...next, isBehind, isSingling, savedAt: result.at };
    }
    case 'conflict': {
      const next = acknowledge(landed, result.applied, context);
      // The log only grows: as many operations as we know of means that it is ours alone.
      if (next.confirmed.revision === result.state.revision) return next;
      if (next.unsent.length === 0) return { ...next, isBehind: true };
      return {
        ...next,
        shown: result.state,
        trouble: { kind: 'conflict', server: result.state },
      };
    }
    case 'refused':
      if (ledger.inFlight > 1) return { ...landed, isSingling: true };
      return { ...landed, trouble: { kind: 'refused', message: result.message } };
    case 'signedOut':
      return { ...landed, trouble: { kind: 'signedOut' } };
    case 'unreachable':
      return withFailedAttempt(ledger, landed);
  }
}

/** Sends again after a person has signed in, or does not want to wait. */
export function clearSignedOut(ledger: Ledger): Ledger {
  return ledger.trouble?.kind === 'signedOut' ? { ...ledger, trouble: null } : ledger;
}

function withFailedAttempt(before: Ledger, landed: Ledger): Ledger {
  const attempts = before.trouble?.kind === 'unreachable' ? before.trouble.attempts + 1 : 1;
  return { ...landed, trouble: { kind: 'unreachable', attempts } };
}

/** Moves the acknowledged operations from `unsent` into the confirmed state. */
function acknowledge(
  ledger: Ledger,
  applied: readonly string[],
  context: OperationContext,
): Ledger {
  const ids = new Set(applied);
  const acknowledged = ledger.unsent.filter(({ id }) => ids.has(id));
  return {
    ...ledger,
    confirmed: foldAll(ledger.confirmed, acknowledged, context),
    unsent: ledger.unsent.filter(({ id }) => !ids.has(id)),
  };
}

function foldAll(
  state: AssignmentState,
  operations: readonly Operation[],
  context: OperationContext,
): AssignmentState {
  return operations.reduce((folded, each) => applyOperation(folded, each, context), state);
}

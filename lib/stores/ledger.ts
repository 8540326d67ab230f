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
  /** `mine` is what this computer had; null when it is known by its operations only. */
  | {
      readonly kind: 'conflict';
      readonly server: AssignmentState;
      readonly mine: AssignmentState | null;
    }
  | { readonly kind: 'refused'; readonly message: string }
  /** Another tab of this browser has it, with everything that was unsent here. */
  | { readonly kind: 'elsewhere' }
  /** Being asked of other tabs and of what this computer keeps; a matter of moments. */
  | { readonly kind: 'opening' };

export type Ledger = {
  readonly confirmed: AssignmentState;
  readonly unsent: readonly Operation[];
  readonly shown: AssignmentState;
  readonly inFlight: number;
  readonly trouble: Trouble | null;
  /**
   * Set while `unsent` was found on this computer and the server has moved on since the revision
   * for which it was made: how much of it the server has is not known, and `shown` is what the
   * server sent.
   */
  readonly madeFor: number | null;
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
    madeFor: null,
    isSingling: false,
    isBehind: false,
    savedAt: null,
  };
}

/** Why nothing can be added now, as a sentence; null when something can. */
export function whyBlocked({ trouble, madeFor }: Ledger): string | null {
  if (trouble?.kind === 'conflict' || trouble?.kind === 'refused') {
    return 'Choose first what happens with the changes that were not sent.';
  }
  if (trouble?.kind === 'elsewhere')
    return 'This snippet is open in another tab. Work there, or here instead.';
  if (trouble?.kind === 'opening') return 'One moment: this snippet is being opened.';
  if (madeFor !== null) return 'Changes that were kept on this computer are being sent first.';
  return null;
}

/** True when nothing that was done here waits to be sent from here. */
export function isSettled({ unsent, trouble }: Ledger): boolean {
  return unsent.length === 0 && (trouble === null || isOnlyShown(trouble));
}

function isOnlyShown({ kind }: Trouble): boolean {
  return kind === 'elsewhere' || kind === 'opening';
}

/** An unsent operation and the revision that it was made for. */
export type UnsentEntry = { readonly base: number; readonly operation: Operation };

/** What is unsent, in order. */
export function entriesOf({ unsent, madeFor, confirmed }: Ledger): UnsentEntry[] {
  const base = madeFor ?? confirmed.revision;
  return unsent.map((operation, i) => ({ base: base + i, operation }));
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
  const blocked = whyBlocked(ledger);
  if (blocked !== null) throw new Refusal('conflict', blocked);
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
      baseRevision: ledger.madeFor ?? ledger.confirmed.revision,
      operations: unsent.slice(0, inFlight),
    },
  };
}

/** The ledger after an answer, or after the lack of one, to the request that was on its way. */
export function settleBatch(ledger: Ledger, result: SendResult, context: OperationContext): Ledger {
  const landed: Ledger = { ...ledger, inFlight: 0, trouble: null };
  if (ledger.madeFor !== null && (result.kind === 'saved' || result.kind === 'conflict')) {
    return settleFound(ledger, ledger.madeFor, result, context);
  }
  switch (result.kind) {
    case 'saved': {
      const next = acknowledge(landed, result.applied, context);
      // An answer that acknowledges nothing would be asked for again at once, for ever.
      if (next.unsent.length === landed.unsent.length) return withFailedAttempt(ledger, landed);
      const isBehind = next.isBehind || next.confirmed.revision !== result.revision;
      const isSingling = next.isSingling && next.unsent.length > 0;
      return { ...next, isBehind, isSingling, savedAt: result.at };
    }
    case 'conflict': {
      const next = acknowledge(landed, result.applied, context);
      if (next.madeFor !== null) return next;
      // The log only grows: as many operations as we know of means that it is ours alone.
      if (next.confirmed.revision === result.state.revision) return next;
      if (next.unsent.length === 0) return { ...next, isBehind: true };
      return {
        ...next,
        shown: result.state,
        trouble: { kind: 'conflict', server: result.state, mine: next.shown },
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

/**
 * The ledger on which operations are put that were found on this computer, oldest first. If the
 * server still has the state for which they were made they are unsent as ever; if it has moved on,
 * it is asked first how many of them it has.
 */
export function recoverEntries(
  state: AssignmentState,
  entries: readonly UnsentEntry[],
  context: OperationContext,
): Ledger {
  const ledger = openLedger(state);
  const unsent = entries.map(({ operation }) => operation);
  const madeFor = entries[0]?.base ?? state.revision;
  if (madeFor < state.revision) return { ...ledger, unsent, madeFor };
  return putOnTop(ledger, state, unsent, context);
}

/**
 * Gives what is unsent to another tab.
 * @returns what the other tab goes on with, and the ledger of this one, which only shows
 */
export function handOver(ledger: Ledger): { entries: UnsentEntry[]; ledger: Ledger } {
  return {
    entries: entriesOf(ledger),
    ledger: {
      ...openLedger(ledger.shown),
      savedAt: ledger.savedAt,
      trouble: { kind: 'elsewhere' },
    },
  };
}

/** The answer to a request about operations of which the server may have a part. */
function settleFound(
  ledger: Ledger,
  madeFor: number,
  result: Extract<SendResult, { kind: 'saved' | 'conflict' }>,
  context: OperationContext,
): Ledger {
  const landed: Ledger = { ...ledger, inFlight: 0, trouble: null };
  const ids = new Set(result.applied);
  const unsent = ledger.unsent.filter(({ id }) => !ids.has(id));
  const known = ledger.unsent.length - unsent.length;
  if (result.kind === 'saved') {
    if (known === 0) return withFailedAttempt(ledger, landed);
    const isOver = unsent.length === 0;
    const isBehind = result.revision !== ledger.confirmed.revision;
    const next = isOver ? null : madeFor + known;
    return { ...landed, unsent, madeFor: next, isBehind, savedAt: result.at };
  }
  if (unsent.length === 0) return { ...landed, unsent, madeFor: null, isBehind: true };
  const isOursAlone = result.state.revision === madeFor + known;
  if (isOursAlone) return putOnTop(landed, result.state, unsent, context);
  return {
    ...landed,
    unsent,
    madeFor: madeFor + known,
    confirmed: result.state,
    shown: result.state,
    trouble: { kind: 'conflict', server: result.state, mine: null },
  };
}

/** Operations on top of a state; where one does not fit, a person has to choose. */
function putOnTop(
  ledger: Ledger,
  state: AssignmentState,
  unsent: readonly Operation[],
  context: OperationContext,
): Ledger {
  const base = { ...ledger, confirmed: state, unsent, madeFor: null };
  try {
    return { ...base, shown: foldAll(state, unsent, context) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {
      ...base,
      shown: state,
      trouble: { kind: 'conflict', server: state, mine: null },
    };
  }
}

function withFailedAttempt(before: Ledger, landed: Ledger): Ledger {
  const attempts = before.trouble?.kind === 'unreachable' ? before.trouble.attempts + 1 : 1;
  return { ...landed, trouble: { kind: 'unreachable', attempts } };
}

/**
 * Moves the acknowledged operations from `unsent` into the confirmed state. Where they do not fit
 * it, it is not the state that the server had before them: then the server is asked for its own.
 */
function acknowledge(
  ledger: Ledger,
  applied: readonly string[],
  context: OperationContext,
): Ledger {
  const ids = new Set(applied);
  const acknowledged = ledger.unsent.filter(({ id }) => ids.has(id));
  const unsent = ledger.unsent.filter(({ id }) => !ids.has(id));
  try {
    return { ...ledger, unsent, confirmed: foldAll(ledger.confirmed, acknowledged, context) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const madeFor = unsent.length === 0 ? null : ledger.confirmed.revision;
    return { ...ledger, unsent, madeFor, isBehind: true };
  }
}

function foldAll(
  state: AssignmentState,
  operations: readonly Operation[],
  context: OperationContext,
): AssignmentState {
  return operations.reduce((folded, each) => applyOperation(folded, each, context), state);
}

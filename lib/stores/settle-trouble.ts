/**
 * What a person can choose when the server did not take the changes: put them on top of what the
 * server has, or drop them. Each choice can be looked at before it is made, so nothing is dropped
 * that was not listed.
 */
import { applyOperation, type OperationContext } from '@/lib/domain/assignment/apply-operation';
import type { Operation } from '@/lib/domain/assignment/operation';
import type { AssignmentState } from '@/lib/domain/assignment/state';
import { Refusal } from '@/lib/domain/errors';
import { openLedger, type Ledger } from './ledger';

/** An operation that cannot be applied any more, and why. */
export type LostOperation = { readonly operation: Operation; readonly reason: string };

export type Rebase = {
  readonly state: AssignmentState;
  readonly kept: readonly Operation[];
  readonly lost: readonly LostOperation[];
};

/** Applies each operation that still fits, in order. */
export function rebaseOperations(
  base: AssignmentState,
  operations: readonly Operation[],
  context: OperationContext,
): Rebase {
  let state = base;
  const kept: Operation[] = [];
  const lost: LostOperation[] = [];
  for (const operation of operations) {
    try {
      state = applyOperation(state, operation, context);
      kept.push(operation);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      lost.push({ operation, reason: error.message });
    }
  }
  return { state, kept, lost };
}

/**
 * The unsent changes on top of the server's state. Where the snippet was finished elsewhere they
 * need `reopen` before them; null where it cannot be reopened.
 */
export function rebaseOnServer(
  ledger: Ledger,
  server: AssignmentState,
  context: OperationContext,
  reopen: Operation | null,
): Rebase {
  const plain = rebaseOperations(server, ledger.unsent, context);
  if (server.status !== 'finished' || reopen === null || plain.lost.length === 0) return plain;
  const reopened = rebaseOperations(server, [reopen, ...ledger.unsent], context);
  return reopened.kept.length > 1 ? reopened : plain;
}

/** The changes without the refused one (the first), and without those that depended on it. */
export function rebaseWithoutRefused(ledger: Ledger, context: OperationContext): Rebase {
  const [refused, ...rest] = ledger.unsent;
  const rebase = rebaseOperations(ledger.confirmed, rest, context);
  if (refused === undefined || ledger.trouble?.kind !== 'refused') return rebase;
  const reason = ledger.trouble.message;
  return { ...rebase, lost: [{ operation: refused, reason }, ...rebase.lost] };
}

/** The ledger after a choice: what was kept is unsent on top of `base`. */
export function applyRebase(ledger: Ledger, base: AssignmentState, rebase: Rebase): Ledger {
  return {
    ...openLedger(base),
    unsent: rebase.kept,
    shown: rebase.state,
    savedAt: ledger.savedAt,
  };
}

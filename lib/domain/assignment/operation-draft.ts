/**
 * An operation before it has an id and a time. Drafts are what undo steps are made of: the same
 * draft, stamped anew, is a new operation.
 */
import type { Operation } from './operation';

type WithoutStamp<T> = T extends unknown ? Omit<T, 'id' | 'at'> : never;

export type OperationDraft = WithoutStamp<Operation>;

/** Gives an operation its id and its time; the clock and the chance are the caller's. */
export type StampOperation = (draft: OperationDraft) => Operation;

/** Makes a stamp from a source of ids and a clock. */
export function createStamp(newId: () => string, now: () => Date): StampOperation {
  return (draft) => ({ ...draft, id: newId(), at: now().toISOString() });
}

/**
 * Where unsent operations are kept on this computer, so that neither a killed tab nor a night
 * without a network loses one. An entry is written when its operation is made and taken away when
 * the server has acknowledged it, or when a person has dropped it. A writer takes away only what
 * it has written or read itself: what another tab keeps stays.
 */
import type { Operation } from '@/lib/domain/assignment/operation';

export type JournalEntry = {
  readonly assignment: string;
  /** The revision that the operation was made for. */
  readonly base: number;
  readonly operation: Operation;
};

/** What is to be done to one assignment's entries, all or nothing. */
export type JournalChange = {
  /** Ids of operations. */
  readonly remove: readonly string[];
  /** In order; they come after what is there. */
  readonly append: readonly Omit<JournalEntry, 'assignment'>[];
};

export type UnsentJournal = {
  /** Everything that is kept for this person, oldest first. */
  readonly readAll: () => Promise<readonly JournalEntry[]>;
  /** What is kept for one assignment, oldest first. */
  readonly read: (assignment: string) => Promise<readonly JournalEntry[]>;
  /** @throws when the browser does not keep it; then nothing of the change was done */
  readonly change: (assignment: string, change: JournalChange) => Promise<void>;
};

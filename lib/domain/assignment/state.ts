/**
 * The state of one assignment: what folding its operation log gives. `revision` counts the
 * operations that were applied. An assignment that was withdrawn keeps its work and takes no more
 * operations; that is a right, checked before any fold.
 */
import type { Annotation } from '../spans/fragment';
import type { Outcome } from './operation';

export const assignmentStatuses = ['open', 'inProgress', 'finished', 'withdrawn'] as const;
export type AssignmentStatus = (typeof assignmentStatuses)[number];

/** NOT CLEAR for the whole snippet, independent of the outcome. `reason` is null when off. */
export type Flag = { readonly on: boolean; readonly reason: string | null };

export type AssignmentState = {
  readonly revision: number;
  readonly status: AssignmentStatus;
  /** Set while finished, null before and after a reopen. */
  readonly outcome: Outcome | null;
  readonly flag: Flag;
  /** The note on the snippet, to the lead. */
  readonly note: string | null;
  /** In the order in which they were added; ids are unique. */
  readonly annotations: readonly Annotation[];
};

/** An assignment that nobody has touched. */
export const untouchedAssignment: AssignmentState = {
  revision: 0,
  status: 'open',
  outcome: null,
  flag: { on: false, reason: null },
  note: null,
  annotations: [],
};

/**
 * Undo and redo as two stacks of steps. A step is what one gesture of the annotator did, as drafts
 * in the order in which they are applied; both directions are new operations in the log.
 */
import type { OperationDraft } from '@/lib/domain/assignment/operation-draft';

export type UndoStep = {
  readonly redo: readonly OperationDraft[];
  readonly undo: readonly OperationDraft[];
};

export type UndoHistory = {
  readonly done: readonly UndoStep[];
  readonly undone: readonly UndoStep[];
};

export const emptyHistory: UndoHistory = { done: [], undone: [] };

/** A new gesture; what was undone before it can no longer be redone. */
export function recordStep(history: UndoHistory, step: UndoStep): UndoHistory {
  return { done: [...history.done, step], undone: [] };
}

/** The drafts to apply and the history after them; null when there is nothing to take back. */
export function takeUndo(
  history: UndoHistory,
): { drafts: readonly OperationDraft[]; history: UndoHistory } | null {
  const step = history.done.at(-1);
  if (step === undefined) return null;
  return {
    drafts: step.undo,
    history: { done: history.done.slice(0, -1), undone: [...history.undone, step] },
  };
}

/** The drafts to apply and the history after them; null when there is nothing to do again. */
export function takeRedo(
  history: UndoHistory,
): { drafts: readonly OperationDraft[]; history: UndoHistory } | null {
  const step = history.undone.at(-1);
  if (step === undefined) return null;
  return {
    drafts: step.redo,
    history: { done: [...history.done, step], undone: history.undone.slice(0, -1) },
  };
}

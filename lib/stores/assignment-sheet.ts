/**
 * One assignment on the annotator's screen: what the server sent about the snippet, the ledger of
 * its operations, and the undo history of the visit.
 */
import type { OperationContext } from '@/lib/domain/assignment/apply-operation';
import type { AssignmentState } from '@/lib/domain/assignment/state';
import type { AssignmentView, QueueEntry } from '@/lib/domain/assignment/view';
import { indexText } from '@/lib/domain/text/code-points';
import { invertOperation } from './invert-operation';
import { enqueueOperations, isSettled, openLedger, type Ledger } from './ledger';
import type { OperationDraft, StampOperation } from '@/lib/domain/assignment/operation-draft';
import { emptyHistory, recordStep, type UndoHistory } from './undo-history';

export type AssignmentSheet = {
  readonly view: AssignmentView;
  readonly context: OperationContext;
  readonly ledger: Ledger;
  readonly history: UndoHistory;
};

export function openSheet(view: AssignmentView): AssignmentSheet {
  return {
    view,
    context: {
      text: indexText(view.snippet.text),
      scheme: view.scheme,
      references: new Map(Object.entries(view.references)),
    },
    ledger: openLedger(stateOf(view)),
    history: emptyHistory,
  };
}

function stateOf(view: AssignmentView): AssignmentState {
  const { revision, status, outcome, flag, note, annotations } = view;
  return { revision, status, outcome, flag, note, annotations };
}

/**
 * One gesture: the drafts are shown, wait to be sent, and can be taken back as one step.
 * @throws Refusal when one of them does not fit; then nothing has changed
 */
export function doGesture(
  sheet: AssignmentSheet,
  drafts: readonly OperationDraft[],
  stamp: StampOperation,
): AssignmentSheet {
  const undo: OperationDraft[] = [];
  let ledger = sheet.ledger;
  for (const draft of drafts) {
    const before = ledger.shown;
    ledger = enqueueOperations(ledger, [stamp(draft)], sheet.context);
    undo.unshift(invertOperation(before, draft));
  }
  return { ...sheet, ledger, history: recordStep(sheet.history, { redo: drafts, undo }) };
}

/**
 * Applies drafts that come from the history; `history` is the one after them.
 * @throws Refusal when one of them does not fit; then nothing has changed
 */
export function replayStep(
  sheet: AssignmentSheet,
  step: { readonly drafts: readonly OperationDraft[]; readonly history: UndoHistory },
  stamp: StampOperation,
): AssignmentSheet {
  const operations = step.drafts.map(stamp);
  const ledger = enqueueOperations(sheet.ledger, operations, sheet.context);
  return { ...sheet, ledger, history: step.history };
}

/** What a newer answer of the server does to a sheet: nothing while work of this screen waits. */
export function adoptView(sheet: AssignmentSheet, view: AssignmentView): AssignmentSheet {
  if (!isSettled(sheet.ledger) || view.revision <= sheet.ledger.confirmed.revision) return sheet;
  const { savedAt, trouble } = sheet.ledger;
  return { ...openSheet(view), ledger: { ...openLedger(stateOf(view)), savedAt, trouble } };
}

/** The row of the queue as it stands after what was done here. */
export function entryOf(entry: QueueEntry, sheet: AssignmentSheet | undefined): QueueEntry {
  if (sheet === undefined) return entry;
  const { status, outcome, annotations, flag } = sheet.ledger.shown;
  return { ...entry, status, outcome, spanCount: annotations.length, isFlagged: flag.on };
}

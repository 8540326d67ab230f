/** What each key command does to the screen. */
import { selectedFragment } from '@/lib/domain/spans/caret';
import { offsetByLine } from '@/lib/dom/text-caret';
import { currentCaret, type AnnotateState } from '@/lib/stores/annotate-state';
import type { AnnotateActions } from '@/lib/stores/annotate-store';
import { fieldIds, focusField } from './field-ids';
import type { CaretMove } from './key-caret';
import type { KeyCommand } from './key-commands';

/** Runs a command; false when it means nothing now and the key is the browser's. */
export function runKeyCommand(
  command: KeyCommand,
  state: AnnotateState,
  actions: AnnotateActions,
): boolean {
  if (isModal(state)) return runInQuestion(command, state, actions);
  switch (command.kind) {
    case 'label':
      return putLabel(command.name, state, actions);
    case 'moveCaret':
      return moveCaret(command.move, state, actions);
    case 'openCaret':
      actions.openCaret();
      return true;
    case 'addPart':
      actions.toggleAddingPart();
      return true;
    case 'attributes':
      return focusField(fieldIds.attributes);
    case 'moveEdge':
      actions.moveOpenEdge(command.direction);
      return true;
    case 'otherEdge':
      actions.chooseOtherEdge();
      return true;
    case 'keep':
      actions.keep();
      return true;
    case 'backOut':
      return backOut(state, actions);
    case 'remove':
      actions.removeOpenSpan();
      return true;
    case 'note':
      return focusNote(state, actions);
    case 'noValue':
      actions.noValueHere();
      return true;
    case 'flag':
      actions.showDialog('flag');
      return true;
    case 'done':
      actions.done();
      return true;
    case 'undo':
      actions.undo();
      return true;
    case 'redo':
      actions.redo();
      return true;
    case 'nextSpan':
    case 'previousSpan':
      actions.stepSpan(command.kind === 'nextSpan' ? 1 : -1);
      return true;
    case 'nextNumber':
    case 'previousNumber':
      actions.stepNumber(command.kind === 'nextNumber' ? 1 : -1);
      return true;
    case 'nextSnippet':
    case 'previousSnippet':
      actions.step(command.kind === 'nextSnippet' ? 1 : -1);
      return true;
    case 'search':
      if (!focusField(fieldIds.search)) actions.showDialog('queue');
      return true;
    case 'guideline':
      actions.showDialog('guideline');
      return true;
    case 'keys':
      actions.showDialog('keys');
      return true;
  }
}

/** The flag is written beside the text; everything else covers the screen. */
function isModal({ dialog }: AnnotateState): boolean {
  return dialog !== null && dialog !== 'flag';
}

/** While a question is open only its own keys count; Esc is the dialog's. */
function runInQuestion(
  command: KeyCommand,
  { dialog }: AnnotateState,
  actions: AnnotateActions,
): boolean {
  if (dialog === 'outcome' && command.kind === 'noValue') {
    actions.finish('none');
    return true;
  }
  if (dialog === 'outcome' && command.kind === 'flag') {
    actions.showDialog('flag');
    return true;
  }
  if (dialog === 'keys' && command.kind === 'keys') {
    actions.showDialog(null);
    return true;
  }
  return false;
}

function putLabel(name: string, state: AnnotateState, actions: AnnotateActions): boolean {
  const { openSpan } = state;
  if (openSpan === null) actions.labelCaret(name);
  else {
    // What the caret selects is still to become a part.
    if (openSpan.isAddingPart && selectedFragment(currentCaret(state)) !== null)
      actions.openCaret();
    actions.chooseLabel(name);
  }
  return true;
}

function moveCaret(move: CaretMove, state: AnnotateState, actions: AnnotateActions): boolean {
  const root = document.getElementById(fieldIds.text);
  if (root === null) return false;
  const { unit, extending, isSideways } = move;
  const isTurned = isSideways && getComputedStyle(root).direction === 'rtl';
  const direction = isTurned ? (move.direction === 1 ? -1 : 1) : move.direction;
  if (unit === 'line' || unit === 'lineEdge') {
    const offset = offsetByLine(root, currentCaret(state), { unit, direction, extending });
    actions.placeCaret(offset, extending);
  } else actions.stepCaret(unit, direction, extending);
  return true;
}

function backOut(state: AnnotateState, actions: AnnotateActions): boolean {
  if (state.openSpan !== null) actions.backOut();
  else if (state.dialog !== null) actions.showDialog(null);
  else if (state.announcement !== null) actions.dismissAnnouncement();
  else return false;
  return true;
}

function focusNote(state: AnnotateState, actions: AnnotateActions): boolean {
  if (state.openSpan !== null) return focusField(fieldIds.spanNote);
  if (!focusField(fieldIds.snippetNote)) actions.showDialog('details');
  return true;
}

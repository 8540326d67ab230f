/** What each key command does to the screen. */
import type { AnnotateState } from '@/lib/stores/annotate-state';
import type { AnnotateActions } from '@/lib/stores/annotate-store';
import { fieldIds, focusField } from './field-ids';
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
      actions.chooseLabel(command.name);
      return true;
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

'use client';

import { controlOf, isField } from '@/components/workspace/event-target';
import { useDocumentKeys } from '@/components/workspace/use-document-keys';
import { useSingleKeys } from '@/components/workspace/use-single-keys';
import { goldLabels } from '@/lib/stores/adjudicate-case';
import { currentChoice, currentSheet } from '@/lib/stores/adjudicate-state';
import type { AdjudicateActions } from '@/lib/stores/adjudicate-store';
import { useAdjudicateStore, type ShownState } from './adjudicate-context';
import { fieldIds } from './field-ids';
import { readKeyCommand, type KeyCommand, type KeySituation } from './key-commands';
import { digitsOfLabels } from './label-keys';
import { useRecord } from './use-record';

/** Listens for the keys of the screen. */
export function KeyCommands() {
  const { store, actions } = useAdjudicateStore();
  const [hasSingleKeys] = useSingleKeys();
  const record = useRecord();

  useDocumentKeys((event) => {
    const state = store.getState();
    const command = readKeyCommand(event, readSituation(state, event.target, hasSingleKeys));
    if (command === null) return;
    if (runKeyCommand(command, state, actions, record)) event.preventDefault();
  });

  return null;
}

function readSituation(
  state: ShownState,
  target: EventTarget | null,
  hasSingleKeys: boolean,
): KeySituation {
  const control = controlOf(target);
  const scheme = currentSheet(state)?.scheme;
  return {
    isTyping: isField(target),
    isOnControl: control !== null,
    isOnChosen: control?.matches('[data-choice][aria-pressed="true"]') === true,
    isMarking: currentChoice(state).source?.kind === 'hand',
    hasSingleKeys,
    labelKeys: digitsOfLabels(scheme === undefined ? [] : goldLabels(scheme)),
  };
}

/** Runs a command; false when it means nothing now and the key is the browser's. */
function runKeyCommand(
  command: KeyCommand,
  state: ShownState,
  actions: AdjudicateActions,
  record: () => void,
): boolean {
  if (state.dialog !== null) {
    if (state.dialog !== 'keys' || command.kind !== 'keys') return false;
    actions.showDialog(null);
    return true;
  }
  switch (command.kind) {
    case 'reader':
      actions.chooseReader(command.letter);
      return true;
    case 'label':
      actions.chooseLabel(command.name);
      return true;
    case 'none':
      actions.chooseNone();
      return true;
    case 'hand':
      actions.chooseHand();
      return true;
    case 'stepMark':
      actions.stepMark(command.direction);
      return true;
    case 'moveEdge':
      actions.moveMarkEdge(command.direction);
      return true;
    case 'addMark':
      actions.addMark();
      return true;
    case 'removeMark':
      actions.removeMark();
      return true;
    case 'aimLabel':
      actions.aimNextLabel();
      return true;
    case 'record':
      record();
      return true;
    case 'skip':
      actions.skip();
      return true;
    case 'whole':
      actions.toggleWhole();
      return true;
    case 'next':
    case 'previous':
      actions.step(command.kind === 'next' ? 1 : -1);
      return true;
    case 'guideline':
      document.getElementById(fieldIds.clauses)?.focus();
      return true;
    case 'keys':
      actions.showDialog('keys');
      return true;
    case 'backOut':
      return backOut(state, actions);
  }
}

function backOut(state: ShownState, actions: AdjudicateActions): boolean {
  if (currentChoice(state).source?.kind === 'hand') actions.leaveHand();
  else if (state.announcement !== null) actions.dismissAnnouncement();
  else if (state.isWhole) actions.toggleWhole();
  else return false;
  return true;
}

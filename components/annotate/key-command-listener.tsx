'use client';

import { useAnnotateStore } from './annotate-context';
import { fieldIds } from './field-ids';
import { readKeyCommand, type KeySituation } from './key-commands';
import { runKeyCommand } from './run-key-command';
import { controlOf, isField } from '@/components/workspace/event-target';
import { usePreferences } from '@/components/workspace/preferences';
import { useDocumentKeys } from '@/components/workspace/use-document-keys';
import { isAppleKeyboard } from '@/components/workspace/use-modifier-key';
import type { KeyMap } from '@/lib/domain/preferences/key-map';
import { selectedFragment } from '@/lib/domain/spans/caret';
import { currentCaret, currentSheet, type AnnotateState } from '@/lib/stores/annotate-state';

/** Listens for the keys of the screen. */
export function KeyCommands() {
  const { store, actions } = useAnnotateStore();
  const { preferences, keyMap } = usePreferences();
  const { hasSingleKeys } = preferences;

  useDocumentKeys((event) => {
    const state = store.getState();
    if (keepsItsKeys(event.target)) return;
    const situation = readSituation(state, event.target, { hasSingleKeys, keyMap });
    const command = readKeyCommand(event, situation);
    if (command === null) return;
    if (runKeyCommand(command, state, actions)) event.preventDefault();
  });

  return null;
}

function readSituation(
  state: AnnotateState,
  target: EventTarget | null,
  keys: { readonly hasSingleKeys: boolean; readonly keyMap: KeyMap },
): KeySituation {
  const labels = currentSheet(state)?.view.scheme.labels ?? [];
  return {
    isSpanOpen: state.openSpan !== null,
    isAddingPart: state.openSpan?.isAddingPart ?? false,
    hasSelection: selectedFragment(currentCaret(state)) !== null,
    isOnText: target instanceof HTMLElement && target.id === fieldIds.text,
    isTyping: isField(target),
    isOnControl: controlOf(target) !== null,
    ...keys,
    isApple: isAppleKeyboard(),
    labelKeys: new Map(
      labels.flatMap(({ name, key, retired }) => (key === null || retired ? [] : [[name, key]])),
    ),
  };
}

/** A drawer that covers the screen, and a place in which a new key is pressed. */
function keepsItsKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-drawer], [data-takes-keys]') !== null;
}

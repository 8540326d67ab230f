'use client';

import { useEffect } from 'react';
import { useAnnotateStore } from './annotate-context';
import { readKeyCommand, type KeySituation } from './key-commands';
import { runKeyCommand } from './run-key-command';
import { controlOf, isField } from '@/components/workspace/event-target';
import { useSingleKeys } from '@/components/workspace/use-single-keys';
import type { AnnotateState } from '@/lib/stores/annotate-state';
import { currentSheet } from '@/lib/stores/annotate-state';

/** Listens for the keys of the screen. */
export function KeyCommands() {
  const { store, actions } = useAnnotateStore();
  const [hasSingleKeys] = useSingleKeys();

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing) return;
      const state = store.getState();
      if (isInDrawer(event.target)) return;
      const command = readKeyCommand(event, readSituation(state, event.target, hasSingleKeys));
      if (command === null) return;
      if (runKeyCommand(command, state, actions)) event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [store, actions, hasSingleKeys]);

  return null;
}

function readSituation(
  state: AnnotateState,
  target: EventTarget | null,
  hasSingleKeys: boolean,
): KeySituation {
  const labels = currentSheet(state)?.view.scheme.labels ?? [];
  return {
    isSpanOpen: state.openSpan !== null,
    isTyping: isField(target),
    isOnControl: controlOf(target) !== null,
    hasSingleKeys,
    labelKeys: new Map(
      labels.flatMap(({ name, key, retired }) => (key === null || retired ? [] : [[name, key]])),
    ),
  };
}

/** A dialog that covers the screen keeps its keys, save those of its own question. */
function isInDrawer(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-drawer]') !== null;
}

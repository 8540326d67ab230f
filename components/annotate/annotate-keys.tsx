'use client';

import { KeysDialog } from '@/components/workspace/keys-dialog';
import { useModifierKey } from '@/components/workspace/use-modifier-key';
import { currentSheet } from '@/lib/stores/annotate-state';
import { useActions, useAnnotate } from './annotate-context';
import { keyGroups } from './key-list';

export function AnnotateKeys() {
  const { showDialog } = useActions();
  const modifier = useModifierKey();
  const isOpen = useAnnotate((state) => state.dialog === 'keys');
  const scheme = useAnnotate((state) => currentSheet(state)?.view.scheme ?? null);
  return (
    <KeysDialog
      isOpen={isOpen}
      onClose={() => showDialog(null)}
      groups={keyGroups(modifier, scheme)}
    />
  );
}

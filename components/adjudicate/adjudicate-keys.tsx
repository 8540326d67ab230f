'use client';

import { KeysDialog } from '@/components/workspace/keys-dialog';
import { useModifierKey } from '@/components/workspace/use-modifier-key';
import { goldLabels } from '@/lib/stores/adjudicate-case';
import { currentSheet } from '@/lib/stores/adjudicate-state';
import { useActions, useAdjudicate } from './adjudicate-context';
import { keyGroups } from './key-list';

export function AdjudicateKeys() {
  const { showDialog } = useActions();
  const modifier = useModifierKey();
  const isOpen = useAdjudicate((state) => state.dialog === 'keys');
  const scheme = useAdjudicate((state) => currentSheet(state)?.scheme ?? null);
  return (
    <KeysDialog
      isOpen={isOpen}
      onClose={() => showDialog(null)}
      groups={keyGroups(modifier, scheme === null ? [] : goldLabels(scheme))}
    />
  );
}

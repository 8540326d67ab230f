'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChangeKeys } from '@/components/workspace/change-keys';
import { KeysDialog } from '@/components/workspace/keys-dialog';
import { usePreferences } from '@/components/workspace/preferences';
import { useKeyCaps } from '@/components/workspace/use-key-caps';
import { useModifierKey } from '@/components/workspace/use-modifier-key';
import { currentSheet } from '@/lib/stores/annotate-state';
import { useActions, useAnnotate } from './annotate-context';
import { keyGroups, labelsWithKeys } from './key-list';

/** The keys of the screen, and the place to change them. */
export function AnnotateKeys() {
  const { showDialog } = useActions();
  const { preferences, change } = usePreferences();
  const caps = useKeyCaps();
  const modifier = useModifierKey();
  const [isChanging, setChanging] = useState(false);
  const isOpen = useAnnotate((state) => state.dialog === 'keys');
  const scheme = useAnnotate((state) => currentSheet(state)?.view.scheme ?? null);
  const wordKey = modifier === 'Ctrl' ? 'Ctrl' : '⌥';
  const isChanged = Object.keys(preferences.keys).length > 0;
  return (
    <KeysDialog
      isOpen={isOpen}
      onClose={() => {
        setChanging(false);
        showDialog(null);
      }}
      groups={keyGroups({ modifier, wordKey }, scheme, caps)}
      actions={
        <>
          <Button disabled={!isChanged} onClick={() => change({ keys: {} })}>
            Reset all keys
          </Button>
          <Button variant="primary" onClick={() => setChanging(!isChanging)}>
            {isChanging ? 'Done changing' : 'Change keys'}
          </Button>
        </>
      }
    >
      {isChanging && (
        <ChangeKeys
          labelKeys={new Map(labelsWithKeys(scheme).map(({ title, key }) => [title, key]))}
        />
      )}
    </KeysDialog>
  );
}

'use client';

import { isSingleCharacter, type KeyCommandName } from '@/lib/domain/preferences/key-map';
import { capsOf } from './key-press';
import { usePreferences } from './preferences';
import { useModifierKey } from './use-modifier-key';

/** The caps of a command's key, as this person has it; none while it has no key that counts. */
export function useKeyCaps(): (name: KeyCommandName) => string[] {
  const { preferences, keyMap } = usePreferences();
  const modifier = useModifierKey();
  return (name) => {
    const key = keyMap[name];
    const isOff = key !== null && !preferences.hasSingleKeys && isSingleCharacter(key);
    return isOff ? [] : capsOf(key, modifier);
  };
}

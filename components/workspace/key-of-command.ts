import { isSingleCharacter, keyMapOf, type KeyCommandName } from '@/lib/domain/preferences/key-map';
import type { Preferences } from '@/lib/domain/preferences/preferences';

/** A command's key; null where the person took it away, or has single keys off. */
export function keyOfCommand(preferences: Preferences, command: KeyCommandName): string | null {
  const key = keyMapOf(preferences.keys)[command];
  return key !== null && isSingleCharacter(key) && !preferences.hasSingleKeys ? null : key;
}

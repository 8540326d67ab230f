import { savePreferences } from '@/lib/actions/preferences';
import type { SavePreferences } from './preferences';

/** Saves with the account of whoever is signed in. */
export const saveOwnPreferences: SavePreferences = async (patch) =>
  (await savePreferences(patch)).ok;

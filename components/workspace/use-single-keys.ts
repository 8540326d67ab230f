'use client';

import { usePreferences } from './preferences';

/** Whether single-character keys are on (WCAG 2.2, 2.1.4). */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
  const { preferences, change } = usePreferences();
  return [preferences.hasSingleKeys, (hasSingleKeys) => change({ hasSingleKeys })];
}

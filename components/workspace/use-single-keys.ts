'use client';

import { useSyncExternalStore } from 'react';
import { readSetting, writeSetting } from './browser-settings';

const settingKey = 'goldspan.singleKeys';
const listeners = new Set<() => void>();

/** Whether single-character keys are on (WCAG 2.2, 2.1.4), for this browser. */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => readSetting(settingKey) !== 'off',
    () => true,
  );
  return [isOn, setSingleKeys];
}

function setSingleKeys(isOn: boolean): void {
  writeSetting(settingKey, isOn ? 'on' : 'off');
  for (const listener of listeners) listener();
}

'use client';

import { useSyncExternalStore } from 'react';

/** True on Apple's keyboards; only in a browser. */
export function isAppleKeyboard(): boolean {
  return /mac|iphone|ipad/iu.test(navigator.userAgent);
}

/** The word on the key that makes chords: `⌘` on Apple's keyboards, `Ctrl` elsewhere. */
export function useModifierKey(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => (isAppleKeyboard() ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
}

'use client';

import { useSyncExternalStore } from 'react';

/** The word on the key that makes chords: `⌘` on Apple's keyboards, `Ctrl` elsewhere. */
export function useModifierKey(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => (/mac|iphone|ipad/iu.test(navigator.userAgent) ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
}

'use client';

import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Hears each key that is pressed in the document, unless an input method is at work or something
 * has taken it already. A screen hears keys from the moment it is painted until the moment another
 * one is: with effects that wait for the paint, a key pressed at once would go to the screen before.
 */
export function useDocumentKeys(onKeyDown: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && !event.isComposing) onKeyDown(event);
  });
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

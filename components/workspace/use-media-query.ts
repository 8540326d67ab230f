'use client';

import { useSyncExternalStore } from 'react';

/** True while the window matches; false where there is no window. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** The side columns stand beside the text; below this they open over it. Tailwind's `xl` less a bit. */
export const wideScreen = '(min-width: 70rem)';

'use client';

import { useLayoutEffect, useState, type RefObject } from 'react';

/** Parts of a text within a window's height of the window are near. */
const reach = '100% 0px';

/**
 * Whether a part of a long text can be seen, or is near enough to be seen soon: only then it is
 * worth measuring and painting. One that is not `isLazy` is always near.
 */
export function useIsNear(ref: RefObject<HTMLElement | null>, isLazy: boolean): boolean {
  const [isNear, setNear] = useState(false);

  useLayoutEffect(() => {
    if (!isLazy || ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      // The text scrolls in an area of its own, which clips before the window does.
      { rootMargin: reach, scrollMargin: reach },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isLazy]);

  return isNear || !isLazy;
}

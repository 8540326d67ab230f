import { useCallback, useState } from 'react';
import { newestVersion, type GuidelineShelf } from '@/lib/domain/guideline/shelf';

/** The guideline on the screen, and the way to say that its newest version was read. */
export type GuidelineDesk = {
  readonly shelf: GuidelineShelf;
  readonly markAsRead: () => Promise<void>;
  /** The last try to keep that it was read failed. */
  readonly hasFailed: boolean;
};

/** `keep` keeps the version on the server; false when that failed. */
export function useGuideline(
  shelf: GuidelineShelf,
  keep: (version: number) => Promise<boolean>,
): GuidelineDesk {
  const [lastRead, setLastRead] = useState(shelf.lastRead);
  const [hasFailed, setHasFailed] = useState(false);
  const newest = newestVersion(shelf);
  const markAsRead = useCallback(async () => {
    if (newest === null) return;
    const isKept = await keep(newest);
    if (isKept) setLastRead(newest);
    setHasFailed(!isKept);
  }, [newest, keep]);
  return { shelf: { ...shelf, lastRead }, markAsRead, hasFailed };
}

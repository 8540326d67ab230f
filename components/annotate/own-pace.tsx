'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { measurePace } from '@/lib/domain/pace/own-pace';
import { currentEntries } from '@/lib/stores/annotate-state';
import { isToDo } from '@/lib/stores/queue-order';
import { useAnnotate } from './annotate-context';
import { describePace } from './pace-words';

/**
 * The person's own pace and what is left; of nobody else anything. What is finished during the
 * visit counts for today; how long one takes is as it was when the page came.
 */
export function OwnPace({ finishedAt }: { readonly finishedAt: readonly number[] }) {
  // The day begins where the reader is, which the server does not know.
  const dayStart = useSyncExternalStore(never, startOfDay, unknownDay);
  const pace = useMemo(() => measurePace(finishedAt, dayStart ?? 0), [finishedAt, dayStart]);
  const left = useAnnotate((state) => currentEntries(state).filter(isToDo).length);
  const leftBefore = useAnnotate((state) => state.queue.filter(isToDo).length);
  if (dayStart === null) return null;
  const today = Math.max(0, pace.today + leftBefore - left);
  return (
    <section aria-label="Own pace" className="border-t border-line px-4 py-2.5 text-xs text-ink-2">
      {describePace({ ...pace, today }, left)}
    </section>
  );
}

function startOfDay(): number {
  return new Date().setHours(0, 0, 0, 0);
}

function unknownDay(): null {
  return null;
}

function never(): () => void {
  return () => undefined;
}

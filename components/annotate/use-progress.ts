'use client';

import { useShallow } from 'zustand/react/shallow';
import { currentEntries } from '@/lib/stores/annotate-state';
import { isToDo } from '@/lib/stores/queue-order';
import { useAnnotate } from './annotate-context';

/** How many snippets of the queue are done. */
export function useProgress(): { readonly done: number; readonly total: number } {
  return useAnnotate(
    useShallow((state) => {
      const entries = currentEntries(state);
      return { done: entries.filter((entry) => !isToDo(entry)).length, total: entries.length };
    }),
  );
}

'use client';

import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { saveStatus } from '@/lib/stores/annotate-state';
import type { SaveStatus } from '@/lib/stores/save-status';
import { useAnnotate } from './annotate-context';
import { describeSaving, type SaveWords } from './save-words';

export function useSaveWords(): { readonly status: SaveStatus; readonly words: SaveWords } {
  const status = useAnnotate(useShallow(saveStatus));
  const queue = useAnnotate((state) => state.queue);
  const keeping = useAnnotate((state) => state.keeping);
  const words = useMemo(
    () =>
      describeSaving(
        status,
        keeping,
        (id) => queue.find((entry) => entry.id === id)?.snippet ?? 'a snippet',
      ),
    [status, keeping, queue],
  );
  return { status, words };
}

'use client';

import { useEffect } from 'react';
import { casePath } from '@/components/shell/paths';
import { currentSubject, type AdjudicateState } from '@/lib/stores/adjudicate-state';
import { noFilter } from '@/lib/stores/adjudicate-queue';
import { useAdjudicateStore } from './adjudicate-context';
import { fieldIds } from './field-ids';
import { filterQuery } from './queue-query';

/**
 * What the screen does to the browser around it: the address follows the case and the filter, the
 * focus goes to what is decided next, and leaving while something is unrecorded asks first.
 */
export function VisitEffects({ projectId }: { readonly projectId: string }) {
  const { store, actions } = useAdjudicateStore();

  useEffect(() => {
    const { currentId } = store.getState();
    if (currentId !== null) writeAddress(projectId, store.getState());
    actions.fetchAhead();

    const unsubscribe = store.subscribe((state, before) => {
      if (state.currentId !== before.currentId || state.filter !== before.filter) {
        writeAddress(projectId, state);
      }
      const hasMoved =
        state.currentId !== before.currentId || currentSubject(state) !== currentSubject(before);
      if (hasMoved) leaveField();
    });

    function warn(event: BeforeUnloadEvent): void {
      if (isUnfinished(store.getState())) event.preventDefault();
    }
    window.addEventListener('beforeunload', warn);
    return () => {
      unsubscribe();
      window.removeEventListener('beforeunload', warn);
    };
  }, [store, actions, projectId]);

  return null;
}

function writeAddress(projectId: string, { currentId, filter }: AdjudicateState): void {
  if (currentId === null) return;
  const query = filterQuery({ ...noFilter, ...filter });
  window.history.replaceState(null, '', `${casePath(projectId, currentId)}${query}`);
}

/** What is typed for one item must not go on into the next; a button keeps the focus it has. */
function leaveField(): void {
  // The next item is drawn first, and what belonged to the last one is gone then.
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    const isField =
      activeElement?.matches('input, textarea') === true &&
      activeElement.closest('[data-queue]') === null;
    if (activeElement !== null && activeElement !== body && !isField) return;
    document.getElementById(fieldIds.case)?.focus({ preventScroll: true });
  });
}

/** A decision on its way, or words that nobody has but this tab. */
function isUnfinished({ recording, choices }: AdjudicateState): boolean {
  return (
    recording.kind === 'recording' ||
    [...choices.values()].some(({ reason }) => reason.trim() !== '')
  );
}

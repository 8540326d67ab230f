'use client';

import { useEffect } from 'react';
import { losesWork } from '@/lib/stores/annotate-state';
import type { AnnotateStore } from '@/lib/stores/annotate-store';
import { fieldIds, focusField } from './field-ids';
import { readQueueView, writeQueueView } from './queue-view';
import { snippetHref, spanOfHash } from './snippet-href';

/** The element that had the focus may have gone with the snippet before. */
function focusTextIfNothingIs(): void {
  if (document.activeElement === document.body) focusField(fieldIds.text);
}

/**
 * What the screen does to the browser around it: the address follows the snippet, what this
 * computer keeps is taken up, leaving asks first only when something would be lost, and coming
 * back (network, window, sign-in elsewhere) sends at once and looks for what changed elsewhere.
 */
export function useVisitEffects({ store, actions }: AnnotateStore, projectId: string): void {
  useEffect(() => {
    const linked = spanOfHash(window.location.hash);
    const view = readQueueView(window.location.search);
    actions.setFilter(view.filter);
    actions.setSearch(view.search);
    void actions.startKeeping().then(() => {
      // What this computer keeps may hold the span that the link names.
      if (linked !== null && store.getState().openSpan === null) actions.openAnnotation(linked);
      actions.fetchAhead();
    });

    const unsubscribe = store.subscribe((state, before) => {
      const isElsewhere = state.currentId !== before.currentId;
      const hasOtherView = state.filter !== before.filter || state.search !== before.search;
      if (state.currentId !== null && (isElsewhere || hasOtherView)) {
        const address = `${snippetHref(projectId, state.currentId)}${writeQueueView(state)}`;
        window.history.replaceState(null, '', address);
      }
      if (state.currentId !== null && isElsewhere) {
        requestAnimationFrame(focusTextIfNothingIs);
      }
    });

    function warn(event: BeforeUnloadEvent): void {
      // A note is kept when its field is left.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      if (losesWork(store.getState())) event.preventDefault();
    }

    function comeBack(): void {
      actions.retryAll();
      actions.sweepKept();
      const { currentId } = store.getState();
      if (currentId !== null) actions.reload(currentId);
    }

    window.addEventListener('beforeunload', warn);
    window.addEventListener('online', comeBack);
    window.addEventListener('focus', comeBack);
    return () => {
      unsubscribe();
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('online', comeBack);
      window.removeEventListener('focus', comeBack);
      actions.close();
    };
  }, [store, actions, projectId]);
}

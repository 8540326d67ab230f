'use client';

import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { CaseWithPrecedents } from '@/lib/data/cases/read-case';
import { assertPresent } from '@/lib/domain/errors';
import type { AdjudicateState } from '@/lib/stores/adjudicate-state';
import type { AdjudicateActions, AdjudicateStore } from '@/lib/stores/adjudicate-store';

/** A case with all that the screen shows of it. */
export type ShownCase = CaseWithPrecedents;
export type ShownItem = ShownCase['items'][number];
export type ShownState = AdjudicateState<ShownCase>;

const AdjudicateContext = createContext<AdjudicateStore<ShownCase> | null>(null);

export const AdjudicateProvider = AdjudicateContext.Provider;

/** A part of the screen's state. A selector that makes a new value each time needs `useShallow`. */
export function useAdjudicate<T>(selector: (state: ShownState) => T): T {
  return useStore(useAdjudicateStore().store, selector);
}

export function useActions(): AdjudicateActions {
  return useAdjudicateStore().actions;
}

export function useAdjudicateStore(): AdjudicateStore<ShownCase> {
  return assertPresent(useContext(AdjudicateContext), 'the store of the adjudication screen');
}

'use client';

import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { assertPresent } from '@/lib/domain/errors';
import type { AnnotateState } from '@/lib/stores/annotate-state';
import type { AnnotateActions, AnnotateStore } from '@/lib/stores/annotate-store';

const AnnotateContext = createContext<AnnotateStore | null>(null);

export const AnnotateProvider = AnnotateContext.Provider;

/** A part of the screen's state. A selector that makes a new value each time needs `useShallow`. */
export function useAnnotate<T>(selector: (state: AnnotateState) => T): T {
  return useStore(useAnnotateStore().store, selector);
}

export function useActions(): AnnotateActions {
  return useAnnotateStore().actions;
}

export function useAnnotateStore(): AnnotateStore {
  return assertPresent(useContext(AnnotateContext), 'the store of the annotation screen');
}

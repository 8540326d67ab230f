'use client';

import {
  useCallback,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { emptyGeometry, measureGeometry, type DrawnSpan, type TextGeometry } from './text-geometry';

/** The last measurement, as something to subscribe to: the browser's layout is outside React. */
class GeometryStore {
  #geometry: TextGeometry = emptyGeometry;
  readonly #listeners = new Set<() => void>();

  readonly read = (): TextGeometry => this.#geometry;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  write(geometry: TextGeometry): void {
    this.#geometry = geometry;
    for (const listener of this.#listeners) listener();
  }
}

/** Measures when the spans change, when the text gets another width, and when fonts arrive. */
export function useTextGeometry(
  rootRef: RefObject<HTMLElement | null>,
  spans: readonly DrawnSpan[],
): TextGeometry {
  const [store] = useState(() => new GeometryStore());
  const measure = useCallback(() => {
    if (rootRef.current !== null) store.write(measureGeometry(rootRef.current, spans));
  }, [rootRef, spans, store]);

  useLayoutEffect(() => {
    measure();
    const observer = new ResizeObserver(measure);
    if (rootRef.current !== null) observer.observe(rootRef.current);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [measure, rootRef]);

  return useSyncExternalStore(store.subscribe, store.read, () => emptyGeometry);
}

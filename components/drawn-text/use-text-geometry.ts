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

/**
 * Measures when the spans change, at another width, and when fonts arrive; and when `content` does,
 * which is whatever the text nodes are made from.
 */
export function useTextGeometry(
  rootRef: RefObject<HTMLElement | null>,
  spans: readonly DrawnSpan[],
  content: unknown = null,
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
  }, [measure, rootRef, content]);

  return useSyncExternalStore(store.subscribe, store.read, () => emptyGeometry);
}

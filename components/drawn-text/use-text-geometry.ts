'use client';

import {
  useCallback,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import {
  emptyGeometry,
  measureGeometry,
  type DrawnSpan,
  type Levels,
  type TextGeometry,
} from './text-geometry';

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

type Options = {
  /** What `layoutFloors` says of all spans, when `spans` are only those of a part of the text. */
  readonly levels?: Levels | undefined;
  /** False for a part that is far from the window: it has no places until it comes near. */
  readonly isNear?: boolean;
};

/** In the text, or beside it. */
function findProbe(root: HTMLElement): Element | null {
  const inside = root.querySelector('[data-spacing-probe]');
  return inside ?? root.parentElement?.querySelector('[data-spacing-probe]') ?? null;
}

function sizeOf(...elements: readonly (Element | null)[]): string {
  return elements
    .map((element) => element?.getBoundingClientRect())
    .map((box) => (box === undefined ? '' : `${box.width} ${box.height}`))
    .join();
}

/**
 * Measures when the spans change, at another width or spacing (`SpacingProbe`), and when fonts
 * arrive; and when `content` does, which is whatever the text nodes are made from.
 */
export function useTextGeometry(
  rootRef: RefObject<HTMLElement | null>,
  spans: readonly DrawnSpan[],
  content: unknown = null,
  { levels, isNear = true }: Options = {},
): TextGeometry {
  const [store] = useState(() => new GeometryStore());
  const measure = useCallback(() => {
    if (rootRef.current !== null) store.write(measureGeometry(rootRef.current, spans, levels));
  }, [rootRef, spans, levels, store]);

  useLayoutEffect(() => {
    const root = rootRef.current;
    if (!isNear || root === null) return;
    const probe = findProbe(root);
    measure();
    let measured = sizeOf(root, probe);
    const observer = new ResizeObserver(() => {
      // It tells of the present sizes once at its start, and of the room that was just made.
      if (sizeOf(root, probe) === measured) return;
      measure();
      measured = sizeOf(root, probe);
    });
    observer.observe(root);
    if (probe !== null) observer.observe(probe);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [measure, rootRef, content, isNear]);

  const geometry = useSyncExternalStore(store.subscribe, store.read, () => emptyGeometry);
  return isNear ? geometry : emptyGeometry;
}

/**
 * When a text is laid out anew. Its element tells of another size; that words or letters stand
 * further apart on the same lines (WCAG 2.2, 1.4.12) is told by a probe, an unseen
 * `[data-spacing-probe]` with some letters of its own.
 */

/**
 * Calls back at each new layout, and once at first: after whatever changes the layout now, before
 * it is painted. @returns what ends it
 */
export function observeText(root: HTMLElement, onLayout: () => void): () => void {
  const observer = new ResizeObserver(onLayout);
  observer.observe(root);
  const probe = root.querySelector('[data-spacing-probe]');
  if (probe !== null) observer.observe(probe);
  return () => observer.disconnect();
}

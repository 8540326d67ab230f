/** What has the focus when a key comes. */

/** True where text is written. */
export function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) {
    return !['checkbox', 'radio', 'button', 'submit', 'reset'].includes(target.type);
  }
  return target.isContentEditable || target.matches('textarea, select');
}

/** The button, link or the like that Enter and Space belong to; null when there is none. */
export function controlOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('button, a, summary') : null;
}

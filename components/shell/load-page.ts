'use client';

/**
 * Loads a page anew instead of going to it within the program: after the person changed, nothing
 * that was read for the one before may stay in the tab.
 */
export function loadPage(path: string): void {
  window.location.assign(path);
}

/** Settings of this browser. Kept where storage is open; a closed one costs the setting, no more. */

/** Null when there is none or storage is closed. */
export function readSetting(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeSetting(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse.
  }
}

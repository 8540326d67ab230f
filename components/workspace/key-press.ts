/**
 * Reading key presses, pure. A key goes by its character; a digit also by its place in the digit
 * row (`Digit1`…), so that AZERTY and Nordic layouts need neither Shift nor AltGr, and a letter of
 * another script by its place on the keyboard.
 */

/** The part of a keyboard event that decides. */
export type KeyPress = {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Held down: sent again and again by the keyboard. */
  readonly repeat: boolean;
};

/** `Digit1` as `1`; null for every other place. */
export function digitOf(code: string): string | null {
  return /^Digit([0-9])$/u.exec(code)?.[1] ?? null;
}

/** The letter of a press; of a script other than Latin, the letter of that place. */
export function letterOf({ key, code }: Pick<KeyPress, 'key' | 'code'>): string {
  const character = key.toLowerCase();
  const isForeign = /^\p{L}$/u.test(character) && !/^\p{Script=Latin}$/u.test(character);
  return isForeign ? (/^Key([A-Z])$/u.exec(code)?.[1]?.toLowerCase() ?? character) : character;
}

const modifiers: ReadonlySet<string> = new Set([
  ...['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead', 'Process', 'Unidentified'],
]);

/**
 * A press as the key map writes keys: `v`, `Shift+v`, `?`, `Mod+Shift+z`, `Delete`. Null for a
 * modifier alone and for what AltGr writes. Shift counts where it makes no other sign.
 */
export function keyOf(press: KeyPress): string | null {
  if (press.altKey || modifiers.has(press.key)) return null;
  const key = letterOf(press);
  const isSign = Array.from(key).length === 1;
  const hasShift = press.shiftKey && (!isSign || /^\p{L}$/u.test(key));
  const name = isSign ? key : press.key;
  return `${press.ctrlKey || press.metaKey ? 'Mod+' : ''}${hasShift ? 'Shift+' : ''}${name}`;
}

const caps: Readonly<Record<string, string>> = {
  Shift: '⇧',
  Enter: '↵',
  Delete: 'Del',
  Backspace: '⌫',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** A key of the map as caps to show; none for no key. `modifier` is `Ctrl` or `⌘`. */
export function capsOf(key: string | null, modifier: string): string[] {
  if (key === null) return [];
  // A lone or last plus is the sign itself.
  const parts = key.split(/\+(?=.)/u);
  return parts.map((part) => {
    if (part === 'Mod') return modifier;
    return caps[part] ?? (part.length === 1 ? part.toUpperCase() : part);
  });
}

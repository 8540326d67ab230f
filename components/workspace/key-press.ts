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

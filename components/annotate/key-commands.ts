/**
 * Keys to commands, pure. A key goes by its character; where the character says nothing here, a
 * digit goes by its place in the digit row (`Digit1`…), so that AZERTY and Nordic layouts need
 * neither Shift nor AltGr, and a letter of another script by its place on the keyboard.
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

export type KeyCommand =
  | { readonly kind: 'label'; readonly name: string }
  | { readonly kind: 'moveEdge'; readonly direction: 1 | -1 }
  | { readonly kind: SimpleCommand };

export type SimpleCommand =
  | 'otherEdge'
  | 'keep'
  | 'backOut'
  | 'remove'
  | 'note'
  | 'noValue'
  | 'flag'
  | 'done'
  | 'undo'
  | 'redo'
  | 'nextSpan'
  | 'previousSpan'
  | 'nextNumber'
  | 'previousNumber'
  | 'nextSnippet'
  | 'previousSnippet'
  | 'search'
  | 'guideline'
  | 'keys';

export type KeySituation = {
  /** The label dialog is open. */
  readonly isSpanOpen: boolean;
  /** Focus is where text is written. */
  readonly isTyping: boolean;
  /** A button, link or the like has the focus, so that Enter and Space are its own. */
  readonly isOnControl: boolean;
  /** Single-character keys are switched on (WCAG 2.2, 2.1.4). */
  readonly hasSingleKeys: boolean;
  /** Keys of the labels that can be chosen, by the label's name. */
  readonly labelKeys: ReadonlyMap<string, string>;
};

const letters: Readonly<Record<string, readonly [SimpleCommand, SimpleCommand | null]>> = {
  s: ['nextSpan', 'previousSpan'],
  v: ['nextNumber', 'previousNumber'],
  n: ['noValue', null],
  u: ['flag', null],
  m: ['note', null],
  j: ['nextSnippet', null],
  k: ['previousSnippet', null],
  q: ['search', null],
  g: ['guideline', null],
};

/** Keys that may repeat while held: they move, they do not decide. */
const mayRepeat: ReadonlySet<KeyCommand['kind']> = new Set(['moveEdge', 'undo', 'redo']);

/** The command of a key press in a situation; null when the key is not ours. */
export function readKeyCommand(press: KeyPress, situation: KeySituation): KeyCommand | null {
  const command = readCommand(press, situation);
  if (command === null) return null;
  return press.repeat && !mayRepeat.has(command.kind) ? null : command;
}

function readCommand(press: KeyPress, situation: KeySituation): KeyCommand | null {
  // AltGr arrives as Ctrl+Alt: what it writes is a character, never a command.
  if (press.altKey) return null;
  if (press.ctrlKey || press.metaKey) {
    return situation.isTyping ? null : readChord(press);
  }
  if (situation.isTyping) return null;
  if (press.key === 'Escape') return simple('backOut');
  if (situation.isSpanOpen) {
    const own = readDialogKey(press, situation);
    if (own !== null) return own;
  }
  return situation.hasSingleKeys ? readLetter(press) : null;
}

function readChord(press: KeyPress): KeyCommand | null {
  if (press.key === 'Enter') return simple('done');
  if (letterOf(press) === 'z') return simple(press.shiftKey ? 'redo' : 'undo');
  if (letterOf(press) === 'y' && !press.shiftKey) return simple('redo');
  return null;
}

function readDialogKey(press: KeyPress, situation: KeySituation): KeyCommand | null {
  if (press.shiftKey && press.key === 'ArrowLeft') return { kind: 'moveEdge', direction: -1 };
  if (press.shiftKey && press.key === 'ArrowRight') return { kind: 'moveEdge', direction: 1 };
  if (press.key === 'Delete' || press.key === 'Backspace') return simple('remove');
  if (press.key === 'Enter' && !situation.isOnControl) return simple('keep');
  if (!situation.hasSingleKeys) return null;
  const name = labelOf(press, situation.labelKeys);
  if (name !== null) return { kind: 'label', name };
  return letterOf(press) === 'e' && !press.shiftKey ? simple('otherEdge') : null;
}

function labelOf(press: KeyPress, labelKeys: ReadonlyMap<string, string>): string | null {
  const characters = [press.key.toLowerCase(), press.shiftKey ? null : digitOf(press.code)];
  for (const character of characters) {
    const found = [...labelKeys].find(([, key]) => key.toLowerCase() === character);
    if (found !== undefined) return found[0];
  }
  return null;
}

function readLetter(press: KeyPress): KeyCommand | null {
  if (press.key === '?') return simple('keys');
  const pair = letters[letterOf(press)];
  const command = pair?.[press.shiftKey ? 1 : 0] ?? null;
  return command === null ? null : simple(command);
}

/** `Digit1` as `1`; null for every other place. */
function digitOf(code: string): string | null {
  return /^Digit([0-9])$/u.exec(code)?.[1] ?? null;
}

/** The letter of a press; of a script other than Latin, the letter of that place. */
function letterOf({ key, code }: KeyPress): string {
  const character = key.toLowerCase();
  const isForeign = /^\p{L}$/u.test(character) && !/^\p{Script=Latin}$/u.test(character);
  return isForeign ? (/^Key([A-Z])$/u.exec(code)?.[1]?.toLowerCase() ?? character) : character;
}

function simple(kind: SimpleCommand): KeyCommand {
  return { kind };
}

/** Keys to commands, pure. */
import { digitOf, letterOf, type KeyPress } from '@/components/workspace/key-press';

export type SimpleCommand =
  | 'none'
  | 'hand'
  | 'record'
  | 'skip'
  | 'whole'
  | 'next'
  | 'previous'
  | 'aimLabel'
  | 'guideline'
  | 'keys'
  | 'backOut'
  | 'addMark'
  | 'removeMark';

export type KeyCommand =
  | { readonly kind: 'reader'; readonly letter: string }
  | { readonly kind: 'label'; readonly name: string }
  | { readonly kind: 'stepMark' | 'moveEdge'; readonly direction: 1 | -1 }
  | { readonly kind: SimpleCommand };

export type KeySituation = {
  /** Focus is where text is written. */
  readonly isTyping: boolean;
  /** A button, link or the like has the focus, so that Enter is its own … */
  readonly isOnControl: boolean;
  /** … unless it is a choice that is made already. */
  readonly isOnChosen: boolean;
  /** Spans are being marked by hand. */
  readonly isMarking: boolean;
  /** Single-character keys are switched on (WCAG 2.2, 2.1.4). */
  readonly hasSingleKeys: boolean;
  /** Digits of the labels by their names. */
  readonly labelKeys: ReadonlyMap<string, string>;
};

const letters: Readonly<Record<string, SimpleCommand>> = {
  x: 'none',
  e: 'hand',
  s: 'skip',
  w: 'whole',
  j: 'next',
  k: 'previous',
  l: 'aimLabel',
  g: 'guideline',
};

/** The readers that have a key; later ones are chosen by their buttons. */
export const readerKeys: readonly string[] = ['A', 'B', 'C', 'D'];

/** The command of a key press in a situation; null when the key is not ours. */
export function readKeyCommand(press: KeyPress, situation: KeySituation): KeyCommand | null {
  const command = readCommand(press, situation);
  if (command === null) return null;
  const mayRepeat = command.kind === 'stepMark' || command.kind === 'moveEdge';
  return press.repeat && !mayRepeat ? null : command;
}

function readCommand(press: KeyPress, situation: KeySituation): KeyCommand | null {
  // AltGr arrives as Ctrl+Alt: what it writes is a character, never a command.
  if (press.altKey) return null;
  if (press.ctrlKey || press.metaKey) return press.key === 'Enter' ? { kind: 'record' } : null;
  if (situation.isTyping) return null;
  if (press.key === 'Escape') return { kind: 'backOut' };
  if (press.key === 'Enter') {
    return situation.isOnControl && !situation.isOnChosen ? null : { kind: 'record' };
  }
  return (
    (situation.isMarking ? readMarkingKey(press) : null) ??
    (situation.hasSingleKeys ? readCharacter(press, situation) : null)
  );
}

function readMarkingKey(press: KeyPress): KeyCommand | null {
  const kind = press.shiftKey ? 'moveEdge' : 'stepMark';
  if (press.key === 'ArrowRight') return { kind, direction: 1 };
  if (press.key === 'ArrowLeft') return { kind, direction: -1 };
  if (press.key === 'Delete' || press.key === 'Backspace') return { kind: 'removeMark' };
  return null;
}

function readCharacter(press: KeyPress, situation: KeySituation): KeyCommand | null {
  if (press.key === '?') return { kind: 'keys' };
  const digits = [press.key, press.shiftKey ? null : digitOf(press.code)];
  const label = [...situation.labelKeys].find(([, digit]) => digits.includes(digit));
  if (label !== undefined) return { kind: 'label', name: label[0] };
  if (press.shiftKey) return null;
  const letter = letterOf(press);
  if (readerKeys.includes(letter.toUpperCase())) {
    return { kind: 'reader', letter: letter.toUpperCase() };
  }
  if (letter === 'n' && situation.isMarking) return { kind: 'addMark' };
  const kind = letters[letter];
  return kind === undefined ? null : { kind };
}

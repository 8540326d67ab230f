/** Keys to commands, pure. */
import { digitOf, letterOf, type KeyPress } from '@/components/workspace/key-press';

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

function simple(kind: SimpleCommand): KeyCommand {
  return { kind };
}

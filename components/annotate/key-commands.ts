/** Keys to commands, pure. */
import { digitOf, keyOf, type KeyPress } from '@/components/workspace/key-press';
import {
  commandOfKey,
  isSingleCharacter,
  placeOfCommand,
  type KeyCommandName,
  type KeyMap,
} from '@/lib/domain/preferences/key-map';
import { readCaretMove, type CaretMove } from './key-caret';

export type KeyCommand =
  | { readonly kind: 'label'; readonly name: string }
  | { readonly kind: 'moveEdge'; readonly direction: 1 | -1 }
  | { readonly kind: 'moveCaret'; readonly move: CaretMove }
  /** `openCaret` takes what the caret selects or stands in. */
  | { readonly kind: 'keep' | 'backOut' | 'openCaret' }
  | { readonly kind: KeyCommandName };

export type KeySituation = {
  /** The label dialog is open. */
  readonly isSpanOpen: boolean;
  /** The open span waits for one more part. */
  readonly isAddingPart: boolean;
  /** Something is selected with the caret. */
  readonly hasSelection: boolean;
  /** The text itself has the focus. */
  readonly isOnText: boolean;
  /** Focus is where text is written. */
  readonly isTyping: boolean;
  /** A button, link or the like has the focus, so that Enter and Space are its own. */
  readonly isOnControl: boolean;
  /** Single-character keys are switched on (WCAG 2.2, 2.1.4). */
  readonly hasSingleKeys: boolean;
  readonly isApple: boolean;
  readonly keyMap: KeyMap;
  /** Keys of the labels that can be chosen, by the label's name. */
  readonly labelKeys: ReadonlyMap<string, string>;
};

/** Keys that may repeat while held: they move, they do not decide. */
const mayRepeat: ReadonlySet<KeyCommand['kind']> = new Set([
  'moveEdge',
  'moveCaret',
  'undo',
  'redo',
]);

/** The command of a key press in a situation; null when the key is not ours. */
export function readKeyCommand(press: KeyPress, situation: KeySituation): KeyCommand | null {
  if (situation.isTyping) return null;
  const command = readCommand(press, situation);
  if (command === null) return null;
  return press.repeat && !mayRepeat.has(command.kind) ? null : command;
}

function readCommand(press: KeyPress, situation: KeySituation): KeyCommand | null {
  const hasModifier = press.altKey || press.ctrlKey || press.metaKey;
  if (press.key === 'Escape' && !hasModifier) return { kind: 'backOut' };
  const inText = readTextKey(press, situation);
  if (inText !== null) return inText;
  // AltGr arrives as Ctrl+Alt: what it writes is a character, never a command.
  if (press.altKey) return null;
  if (!hasModifier) {
    const own = readDialogKey(press, situation) ?? readLabelKey(press, situation);
    if (own !== null) return own;
  }
  return readMapped(press, situation);
}

/** Keys of the caret, which moves while no span is open or one more part is looked for. */
function readTextKey(press: KeyPress, situation: KeySituation): KeyCommand | null {
  const { isOnText, isSpanOpen, isAddingPart, isApple } = situation;
  if (!isOnText || (isSpanOpen && !isAddingPart)) return null;
  const move = readCaretMove(press, isApple);
  if (move !== null) return { kind: 'moveCaret', move };
  return keyOf(press) === 'Enter' ? { kind: 'openCaret' } : null;
}

function readDialogKey(press: KeyPress, situation: KeySituation): KeyCommand | null {
  if (!situation.isSpanOpen) return null;
  if (press.shiftKey && press.key === 'ArrowLeft') return { kind: 'moveEdge', direction: -1 };
  if (press.shiftKey && press.key === 'ArrowRight') return { kind: 'moveEdge', direction: 1 };
  if (press.key === 'Backspace') return { kind: 'remove' };
  return press.key === 'Enter' && !situation.isOnControl ? { kind: 'keep' } : null;
}

/** A label goes onto the open span, or at once onto what the caret selects. */
function readLabelKey(press: KeyPress, situation: KeySituation): KeyCommand | null {
  const { isSpanOpen, isOnText, hasSelection, hasSingleKeys, labelKeys } = situation;
  if (!hasSingleKeys || !(isSpanOpen || (isOnText && hasSelection))) return null;
  const name = labelOf(press, labelKeys);
  return name === null ? null : { kind: 'label', name };
}

function labelOf(press: KeyPress, labelKeys: ReadonlyMap<string, string>): string | null {
  const characters = [press.key.toLowerCase(), press.shiftKey ? null : digitOf(press.code)];
  for (const character of characters) {
    const found = [...labelKeys].find(([, key]) => key.toLowerCase() === character);
    if (found !== undefined) return found[0];
  }
  return null;
}

function readMapped(press: KeyPress, situation: KeySituation): KeyCommand | null {
  const key = keyOf(press);
  if (key === null || (!situation.hasSingleKeys && isSingleCharacter(key))) return null;
  const name = commandOfKey(situation.keyMap, key);
  if (name === null) return key === 'Mod+y' ? { kind: 'redo' } : null;
  if (placeOfCommand(name) === 'span' && !situation.isSpanOpen) return null;
  return { kind: name };
}

/** The keys that move the caret in the text, as the platform has them in its editors. Pure. */
import type { KeyPress } from '@/components/workspace/key-press';
import type { CaretUnit, Direction } from '@/lib/domain/spans/caret';

/** `line` and `lineEdge` go by the lines of the screen. */
export type CaretMove = {
  readonly unit: CaretUnit | 'line' | 'lineEdge';
  readonly direction: Direction;
  /** Left and right on the screen, so that text from right to left turns it round. */
  readonly isSideways: boolean;
  readonly extending: boolean;
};

/** The step of a key press; null when it moves no caret. `isApple` decides the word keys. */
export function readCaretMove(press: KeyPress, isApple: boolean): CaretMove | null {
  const direction = directionOf(press.key);
  const unit = direction === null ? null : unitOf(press, isApple);
  if (direction === null || unit === null) return null;
  const isSideways = press.key === 'ArrowLeft' || press.key === 'ArrowRight';
  return { unit, direction, isSideways, extending: press.shiftKey };
}

function directionOf(key: string): Direction | null {
  if (['ArrowRight', 'ArrowDown', 'End'].includes(key)) return 1;
  return ['ArrowLeft', 'ArrowUp', 'Home'].includes(key) ? -1 : null;
}

function unitOf(
  { key, ctrlKey, metaKey, altKey }: KeyPress,
  isApple: boolean,
): CaretMove['unit'] | null {
  const [wordKey, farKey] = isApple ? [altKey, metaKey] : [ctrlKey, false];
  const isOther = isApple ? ctrlKey : altKey || metaKey;
  if (isOther || (wordKey && farKey)) return null;
  if (key === 'Home' || key === 'End') return wordKey || farKey ? 'text' : 'lineEdge';
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    if (wordKey) return null;
    return farKey ? 'text' : 'line';
  }
  if (farKey) return 'lineEdge';
  return wordKey ? 'word' : 'character';
}

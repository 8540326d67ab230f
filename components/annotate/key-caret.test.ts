import { describe, expect, it } from 'vitest';
import type { KeyPress } from '@/components/workspace/key-press';
import { readCaretMove } from './key-caret';

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false };
  return { key, code: key, ...none, ...more };
}

const [ctrlKey, altKey, metaKey, shiftKey] = [true, true, true, true];

describe.each([
  ['Windows and Linux', false, { ctrlKey }],
  ['Apple', true, { altKey }],
])('%s', (_, isApple, wordKey) => {
  it.each([
    ['ArrowRight', {}, 'character', 1],
    ['ArrowLeft', {}, 'character', -1],
    ['ArrowRight', wordKey, 'word', 1],
    ['ArrowDown', {}, 'line', 1],
    ['ArrowUp', {}, 'line', -1],
    ['Home', {}, 'lineEdge', -1],
    ['End', {}, 'lineEdge', 1],
    ['Home', wordKey, 'text', -1],
  ])('%s %o', (key, more, unit, direction) => {
    const move = { unit, direction, extending: false };
    expect(readCaretMove(press(key, more), isApple)).toMatchObject(move);
    expect(readCaretMove(press(key, { ...more, shiftKey }), isApple)).toMatchObject({
      ...move,
      extending: true,
    });
  });
});

it('leaves the other platform’s keys alone', () => {
  expect(readCaretMove(press('ArrowLeft', { altKey }), false)).toBeNull();
  expect(readCaretMove(press('ArrowLeft', { ctrlKey }), true)).toBeNull();
  expect(readCaretMove(press('a'), false)).toBeNull();
});

it('goes to the edges of line and text with ⌘', () => {
  expect(readCaretMove(press('ArrowRight', { metaKey }), true)).toMatchObject({ unit: 'lineEdge' });
  expect(readCaretMove(press('ArrowUp', { metaKey }), true)).toMatchObject({ unit: 'text' });
});

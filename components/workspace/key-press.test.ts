import { describe, expect, it } from 'vitest';
import { capsOf, keyOf, type KeyPress } from './key-press';

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false };
  return { key, code: '', ...none, ...more };
}

describe('keyOf', () => {
  it.each([
    ['v', {}, 'v'],
    ['V', { shiftKey: true }, 'Shift+v'],
    ['V', {}, 'v'],
    ['?', { shiftKey: true }, '?'],
    ['ö', {}, 'ö'],
    ['т', { code: 'KeyN' }, 'n'],
    ['z', { ctrlKey: true }, 'Mod+z'],
    ['Z', { metaKey: true, shiftKey: true }, 'Mod+Shift+z'],
    ['Enter', { ctrlKey: true }, 'Mod+Enter'],
    ['F2', { shiftKey: true }, 'Shift+F2'],
    ['Shift', { shiftKey: true }, null],
    ['n', { ctrlKey: true, altKey: true }, null],
    ['Dead', {}, null],
  ])('%s %o is %s', (key, more, written) => {
    expect(keyOf(press(key, more))).toBe(written);
  });
});

describe('capsOf', () => {
  it.each([
    ['v', ['V']],
    ['Shift+v', ['⇧', 'V']],
    ['Mod+Enter', ['Ctrl', '↵']],
    ['+', ['+']],
    ['Mod++', ['Ctrl', '+']],
    [null, []],
  ])('%s', (key, shown) => {
    expect(capsOf(key, 'Ctrl')).toEqual(shown);
  });
});

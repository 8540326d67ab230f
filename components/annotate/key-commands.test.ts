import { describe, expect, it } from 'vitest';
import { pv600Template } from '@/lib/domain/label-scheme/templates';
import type { KeyPress } from '@/components/workspace/key-press';
import { defaultKeyMap, keyMapOf } from '@/lib/domain/preferences/key-map';
import { readKeyCommand, type KeySituation } from './key-commands';

const reading: KeySituation = {
  isSpanOpen: false,
  isAddingPart: false,
  hasSelection: false,
  isOnText: false,
  isTyping: false,
  isOnControl: false,
  hasSingleKeys: true,
  isApple: false,
  keyMap: defaultKeyMap,
  labelKeys: new Map(
    pv600Template.scheme.labels.flatMap(({ name, key }) => (key === null ? [] : [[name, key]])),
  ),
};
const spanOpen: KeySituation = { ...reading, isSpanOpen: true };

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  return {
    key,
    code: '',
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    ...more,
  };
}

const shift = { shiftKey: true };
const control = { ctrlKey: true };

describe('the keys of the screen', () => {
  it.each([
    ['s', {}, 'nextSpan'],
    ['S', shift, 'previousSpan'],
    ['v', {}, 'nextNumber'],
    ['V', shift, 'previousNumber'],
    ['n', {}, 'noValue'],
    ['u', {}, 'flag'],
    ['m', {}, 'note'],
    ['j', {}, 'nextSnippet'],
    ['k', {}, 'previousSnippet'],
    ['q', {}, 'search'],
    ['g', {}, 'guideline'],
    ['?', shift, 'keys'],
    ['Escape', {}, 'backOut'],
    ['Enter', control, 'done'],
    ['Enter', { metaKey: true }, 'done'],
    ['z', control, 'undo'],
    ['Z', { ...control, ...shift }, 'redo'],
    ['z', { metaKey: true, shiftKey: true }, 'redo'],
    ['y', control, 'redo'],
  ])('%s %o is %s', (key, more, kind) => {
    expect(readKeyCommand(press(key, more), reading)).toEqual({ kind });
  });

  it('does not mind caps lock', () => {
    expect(readKeyCommand(press('N'), reading)).toEqual({ kind: 'noValue' });
  });

  it.each(['1', 'e', 'Delete', 'Enter', 'ArrowRight', 'Tab', ' ', 'a', 'F1'])(
    'leaves %s to the browser while no span is open',
    (key) => {
      expect(readKeyCommand(press(key), reading)).toBeNull();
    },
  );
});

describe('the keys of an open span', () => {
  it.each([
    ['1', 'Experimental_bandgap'],
    ['4', 'Unknown_bandgap'],
    ['0', 'NOT_CLEAR'],
  ])('%s puts on %s', (key, name) => {
    expect(readKeyCommand(press(key), spanOpen)).toEqual({ kind: 'label', name });
  });

  it.each([
    ['AZERTY, without Shift', press('&', { code: 'Digit1' }), 'Experimental_bandgap'],
    ['AZERTY, with Shift', press('1', { code: 'Digit1', ...shift }), 'Experimental_bandgap'],
    ['AZERTY, à', press('à', { code: 'Digit0' }), 'NOT_CLEAR'],
    ['Czech, ě', press('ě', { code: 'Digit2' }), 'Computational_bandgap'],
    ['number pad', press('3', { code: 'Numpad3' }), 'Literature_bandgap'],
  ])('goes by the digit row on other layouts: %s', (_, key, name) => {
    expect(readKeyCommand(key, spanOpen)).toEqual({ kind: 'label', name });
  });

  it('does not take ! for 1', () => {
    expect(readKeyCommand(press('!', { code: 'Digit1', ...shift }), spanOpen)).toBeNull();
  });

  it('takes no key for a label that has none', () => {
    expect(readKeyCommand(press('7', { code: 'Digit7' }), spanOpen)).toBeNull();
  });

  it.each([
    ['e', {}, { kind: 'otherEdge' }],
    ['ArrowRight', shift, { kind: 'moveEdge', direction: 1 }],
    ['ArrowLeft', shift, { kind: 'moveEdge', direction: -1 }],
    ['Delete', {}, { kind: 'remove' }],
    ['Backspace', {}, { kind: 'remove' }],
    ['Enter', {}, { kind: 'keep' }],
    ['Escape', {}, { kind: 'backOut' }],
    ['m', {}, { kind: 'note' }],
    ['s', {}, { kind: 'nextSpan' }],
    ['f', {}, { kind: 'addPart' }],
    ['a', {}, { kind: 'attributes' }],
  ])('%s %o', (key, more, command) => {
    expect(readKeyCommand(press(key, more), spanOpen)).toEqual(command);
  });

  it('gives a label key precedence over a command of the screen', () => {
    const own = { ...spanOpen, labelKeys: new Map([['Note', 'n']]) };
    expect(readKeyCommand(press('n'), own)).toEqual({ kind: 'label', name: 'Note' });
    expect(readKeyCommand(press('n'), { ...own, isSpanOpen: false })).toEqual({ kind: 'noValue' });
  });

  it('leaves Enter to a button that has the focus', () => {
    expect(readKeyCommand(press('Enter'), { ...spanOpen, isOnControl: true })).toBeNull();
  });
});

describe('keys that are not ours', () => {
  const everything = ['1', 'e', 'n', 'N', 'j', '?', 'Escape', 'Delete', 'Enter'];

  it.each(everything)('%s while typing', (key) => {
    expect(readKeyCommand(press(key), { ...spanOpen, isTyping: true })).toBeNull();
  });

  it('Ctrl+Z and Ctrl+Enter while typing are the field’s', () => {
    const typing = { ...spanOpen, isTyping: true };
    expect(readKeyCommand(press('z', control), typing)).toBeNull();
    expect(readKeyCommand(press('Enter', control), typing)).toBeNull();
  });

  it.each(['1', 'n', 'j', 's', 'e', 'u', 'Delete', 'Enter'])('%s held down', (key) => {
    expect(readKeyCommand(press(key, { repeat: true }), spanOpen)).toBeNull();
  });

  it('may be held to move an edge or to undo', () => {
    const held = { repeat: true };
    expect(readKeyCommand(press('ArrowRight', { ...shift, ...held }), spanOpen)).not.toBeNull();
    expect(readKeyCommand(press('z', { ...control, ...held }), reading)).not.toBeNull();
  });

  it('AltGr and the browser’s own chords', () => {
    expect(readKeyCommand(press('n', { ctrlKey: true, altKey: true }), reading)).toBeNull();
    expect(readKeyCommand(press('1', { altKey: true }), spanOpen)).toBeNull();
    expect(readKeyCommand(press('n', control), reading)).toBeNull();
    expect(readKeyCommand(press('1', control), spanOpen)).toBeNull();
    expect(readKeyCommand(press('s', { metaKey: true }), reading)).toBeNull();
  });

  it('single characters that were switched off; the others stay', () => {
    const off = { ...spanOpen, hasSingleKeys: false };
    for (const key of ['1', 'e', 'n', 'j', '?']) expect(readKeyCommand(press(key), off)).toBeNull();
    expect(readKeyCommand(press('Escape'), off)).toEqual({ kind: 'backOut' });
    expect(readKeyCommand(press('Delete'), off)).toEqual({ kind: 'remove' });
    expect(readKeyCommand(press('z', control), off)).toEqual({ kind: 'undo' });
  });
});

describe('the caret', () => {
  const onText = { ...reading, isOnText: true };
  const right = { unit: 'character', direction: 1, isSideways: true, extending: false } as const;

  it('moves while the text has the focus', () => {
    expect(readKeyCommand(press('ArrowRight'), onText)).toEqual({ kind: 'moveCaret', move: right });
    expect(readKeyCommand(press('ArrowRight', { repeat: true }), onText)).not.toBeNull();
    expect(readKeyCommand(press('ArrowRight'), reading)).toBeNull();
    expect(readKeyCommand(press('Enter'), onText)).toEqual({ kind: 'openCaret' });
  });

  it('gives Shift and the arrows to the open span, save while a part is looked for', () => {
    const open = { ...onText, isSpanOpen: true };
    expect(readKeyCommand(press('ArrowRight', shift), open)).toEqual({
      kind: 'moveEdge',
      direction: 1,
    });
    expect(readKeyCommand(press('ArrowRight', shift), { ...open, isAddingPart: true })).toEqual({
      kind: 'moveCaret',
      move: { ...right, extending: true },
    });
  });

  it('labels what it selects at once', () => {
    const label = { kind: 'label', name: 'Experimental_bandgap' };
    expect(readKeyCommand(press('1'), { ...onText, hasSelection: true })).toEqual(label);
    expect(readKeyCommand(press('1'), onText)).toBeNull();
    expect(readKeyCommand(press('1'), { ...reading, hasSelection: true })).toBeNull();
  });
});

describe('a key map of one’s own', () => {
  const own = { ...reading, keyMap: keyMapOf({ noValue: 'x', flag: null, done: 'F2' }) };

  it('moves commands, and leaves the old keys to nobody', () => {
    expect(readKeyCommand(press('x'), own)).toEqual({ kind: 'noValue' });
    expect(readKeyCommand(press('F2'), own)).toEqual({ kind: 'done' });
    for (const key of ['n', 'u']) expect(readKeyCommand(press(key), own)).toBeNull();
    expect(readKeyCommand(press('Enter', control), own)).toBeNull();
  });

  it('switches single characters off with the others', () => {
    const off = { ...own, hasSingleKeys: false };
    expect(readKeyCommand(press('x'), off)).toBeNull();
    expect(readKeyCommand(press('F2'), off)).toEqual({ kind: 'done' });
  });
});

describe('other scripts', () => {
  it('go by the place of the letter', () => {
    expect(readKeyCommand(press('т', { code: 'KeyN' }), reading)).toEqual({ kind: 'noValue' });
    expect(readKeyCommand(press('я', { code: 'KeyZ', ...control }), reading)).toEqual({
      kind: 'undo',
    });
  });

  it('never where the layout is Latin', () => {
    expect(readKeyCommand(press('ö', { code: 'Semicolon' }), reading)).toBeNull();
    expect(readKeyCommand(press('a', { code: 'KeyQ' }), reading)).toBeNull();
  });
});

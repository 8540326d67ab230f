import { describe, expect, it } from 'vitest';
import type { KeyPress } from '@/components/workspace/key-press';
import { readKeyCommand, type KeySituation } from './key-commands';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...more,
});

const atRest: KeySituation = {
  isTyping: false,
  isOnControl: false,
  isOnChosen: false,
  isMarking: false,
  hasSingleKeys: true,
  labelKeys: new Map([
    ['Experimental', '1'],
    ['Literature', '3'],
  ]),
};
const typing = { ...atRest, isTyping: true };
const marking = { ...atRest, isMarking: true };

describe('recording', () => {
  it('records by Enter outside fields, never inside one', () => {
    expect(readKeyCommand(press('Enter'), atRest)).toEqual({ kind: 'record' });
    expect(readKeyCommand(press('Enter'), typing)).toBeNull();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('records by the chord everywhere', (chord) => {
    expect(readKeyCommand(press('Enter', chord), typing)).toEqual({ kind: 'record' });
    expect(readKeyCommand(press('Enter', chord), atRest)).toEqual({ kind: 'record' });
  });

  it('leaves Enter to a button that has the focus, unless it is a choice already made', () => {
    const onControl = { ...atRest, isOnControl: true };
    expect(readKeyCommand(press('Enter'), onControl)).toBeNull();
    expect(readKeyCommand(press('Enter'), { ...onControl, isOnChosen: true })).toEqual({
      kind: 'record',
    });
  });

  it('takes a key that is held down for one press', () => {
    expect(readKeyCommand(press('Enter', { repeat: true }), atRest)).toBeNull();
    expect(readKeyCommand(press('j', { repeat: true }), atRest)).toBeNull();
    expect(readKeyCommand(press('ArrowRight', { repeat: true }), marking)).not.toBeNull();
  });
});

describe('choosing', () => {
  it.each([
    ['a', { kind: 'reader', letter: 'A' }],
    ['D', { kind: 'reader', letter: 'D' }],
    ['x', { kind: 'none' }],
    ['e', { kind: 'hand' }],
    ['1', { kind: 'label', name: 'Experimental' }],
    ['3', { kind: 'label', name: 'Literature' }],
    ['s', { kind: 'skip' }],
    ['w', { kind: 'whole' }],
    ['j', { kind: 'next' }],
    ['k', { kind: 'previous' }],
    ['?', { kind: 'keys' }],
    ['Escape', { kind: 'backOut' }],
  ])('%s', (key, command) => {
    expect(readKeyCommand(press(key), atRest)).toEqual(command);
  });

  it.each(['2', 'f', 'n', 'v', 'p', 'r', 'ArrowRight', 'Tab', ' '])('has no use for %s', (key) => {
    expect(readKeyCommand(press(key), atRest)).toBeNull();
  });

  it('takes digits by their place where the layout hides them', () => {
    expect(readKeyCommand(press('"', { code: 'Digit3' }), atRest)).toEqual({
      kind: 'label',
      name: 'Literature',
    });
    expect(readKeyCommand(press('#', { code: 'Digit3', shiftKey: true }), atRest)).toBeNull();
  });

  it('takes letters of another script by their place', () => {
    expect(readKeyCommand(press('ф', { code: 'KeyA' }), atRest)).toEqual({
      kind: 'reader',
      letter: 'A',
    });
  });

  it('leaves every character to a field, to AltGr and to the browser’s own chords', () => {
    for (const key of ['a', 'x', '1', '?', 'Escape']) {
      expect(readKeyCommand(press(key), typing)).toBeNull();
    }
    expect(readKeyCommand(press('e', { altKey: true, ctrlKey: true }), atRest)).toBeNull();
    expect(readKeyCommand(press('a', { ctrlKey: true }), atRest)).toBeNull();
  });

  it('can have its single characters switched off', () => {
    const quiet = { ...atRest, hasSingleKeys: false };
    expect(readKeyCommand(press('a'), quiet)).toBeNull();
    expect(readKeyCommand(press('1'), quiet)).toBeNull();
    expect(readKeyCommand(press('Enter'), quiet)).toEqual({ kind: 'record' });
  });
});

describe('marking by hand', () => {
  it.each([
    [press('ArrowRight'), { kind: 'stepMark', direction: 1 }],
    [press('ArrowLeft'), { kind: 'stepMark', direction: -1 }],
    [press('ArrowRight', { shiftKey: true }), { kind: 'moveEdge', direction: 1 }],
    [press('ArrowLeft', { shiftKey: true }), { kind: 'moveEdge', direction: -1 }],
    [press('Delete'), { kind: 'removeMark' }],
    [press('n'), { kind: 'addMark' }],
    [press('e'), { kind: 'hand' }],
    [press('Escape'), { kind: 'backOut' }],
  ])('%o', (key, command) => {
    expect(readKeyCommand(key, marking)).toEqual(command);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeKey,
  commandOfKey,
  defaultKeyMap,
  findKeyProblem,
  isSingleCharacter,
  keyCommandNames,
  keyMapOf,
  type KeyChanges,
} from './key-map';

const labels = new Map([['Experimental', '1']]);

describe('keyMapOf', () => {
  it('gives every command a key of its own', () => {
    const keys = keyCommandNames.map((name) => defaultKeyMap[name]);
    expect(new Set(keys).size).toBe(keyCommandNames.length);
  });

  it('takes what a person changed, and leaves out what was taken away', () => {
    const map = keyMapOf({ noValue: 'x', flag: null });
    expect(map).toMatchObject({ noValue: 'x', flag: null, note: 'm' });
    expect(commandOfKey(map, 'x')).toBe('noValue');
    expect(commandOfKey(map, 'n')).toBeNull();
    expect(commandOfKey(map, 'u')).toBeNull();
  });
});

describe('changeKey', () => {
  const name = fc.constantFrom(...keyCommandNames);
  const key = fc.constantFrom('x', 'y', 'Shift+y', null);

  it('is undone by giving the command its own key again', () => {
    fc.assert(
      fc.property(fc.dictionary(name, key), name, key, (changes: KeyChanges, command, other) => {
        const changed = changeKey(changes, command, other);
        expect(keyMapOf(changed)[command]).toBe(other);
        const back = changeKey(changed, command, defaultKeyMap[command]);
        expect(keyMapOf(back)).toEqual({ ...keyMapOf(changes), [command]: defaultKeyMap[command] });
        expect(command in back).toBe(false);
      }),
    );
  });
});

describe('findKeyProblem', () => {
  it.each([
    ['u', 'NOT CLEAR'],
    ['1', 'Experimental'],
    ['Escape', 'every screen'],
    ['Shift+ArrowLeft', 'every screen'],
    ['Mod+t', 'browser'],
  ])('%s: %s', (key, words) => {
    expect(findKeyProblem(defaultKeyMap, 'noValue', key, labels)).toContain(words);
  });

  it.each(['n', 'x', 'Shift+n', 'Mod+k', 'F2', 'ö'])('%s is free', (key) => {
    expect(findKeyProblem(defaultKeyMap, 'noValue', key, labels)).toBeNull();
  });
});

it('knows the keys of a single character', () => {
  expect(['n', 'Shift+v', '?', 'ö'].every(isSingleCharacter)).toBe(true);
  expect(['Delete', 'Mod+z', 'Mod+Shift+z', 'F2'].some(isSingleCharacter)).toBe(false);
});

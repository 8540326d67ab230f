import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInline, plainText } from './inline-markdown';
import { hasWords, lightWords, wordsOfSearch } from './light-words';

const clause = { number: '3.2', title: 'Whole range', body: 'Select **the range** of `2.2 eV`.' };

test('a clause has all words or is not found, whatever the case', () => {
  expect(hasWords(clause, wordsOfSearch(' RANGE  select'))).toBe(true);
  expect(hasWords(clause, wordsOfSearch('3.2 ev'))).toBe(true);
  expect(hasWords(clause, wordsOfSearch('range margin'))).toBe(false);
});

test('words are lit where they stand, within bold words and code too', () => {
  expect(lightWords(parseInline('A **gap** is a Gap'), ['gap'])).toEqual([
    { kind: 'text', text: 'A ' },
    { kind: 'strong', children: [{ kind: 'lit', text: 'gap' }] },
    { kind: 'text', text: ' is a ' },
    { kind: 'lit', text: 'Gap' },
  ]);
  expect(lightWords(parseInline('`2.2 eV`'), ['ev'])).toEqual([
    { kind: 'code', text: '2.2 ' },
    { kind: 'lit', text: 'eV' },
  ]);
});

test('signs of patterns are letters', () => {
  expect(lightWords([{ kind: 'text', text: 'a.b (c' }], ['.', '('])).toEqual([
    { kind: 'text', text: 'a' },
    { kind: 'lit', text: '.' },
    { kind: 'text', text: 'b ' },
    { kind: 'lit', text: '(' },
    { kind: 'text', text: 'c' },
  ]);
});

test('lighting never changes the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, search) => {
      const inlines = parseInline(text);
      expect(plainText(lightWords(inlines, wordsOfSearch(search)))).toBe(plainText(inlines));
    }),
  );
});

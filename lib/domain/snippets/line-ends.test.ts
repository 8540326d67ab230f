import { expect, it } from 'vitest';
import { normaliseLineEnds } from './line-ends';

it.each([
  ['a\r\nb\r\nc', 'a\nb\nc', 2, 0],
  ['a\rb\r\r\nc\n\r', 'a\nb\n\nc\n\n', 1, 3],
  ['plain\n\u2028\u0085 ', 'plain\n\u2028\u0085 ', 0, 0],
])('normaliseLineEnds(%j) is %j with counts', (given, text, crlf, cr) => {
  expect(normaliseLineEnds(given)).toEqual({ text, crlf, cr });
});

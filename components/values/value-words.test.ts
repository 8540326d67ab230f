import { expect, test } from 'vitest';
import { formatValues, splitValues } from './value-words';

test('what is shown is read back as it was', () => {
  expect(splitValues(formatValues(['1.55', '1.6', '-0.2']))).toEqual(['1.55', '1.6', '-0.2']);
  expect(splitValues(formatValues([]))).toEqual([]);
});

test('a comma is a decimal sign and never parts two values', () => {
  expect(splitValues('1,55')).toEqual(['1.55']);
  expect(splitValues('1,55; 1,6')).toEqual(['1.55', '1.6']);
  // What is neither is left for the server to refuse.
  expect(splitValues('1.5,1.6')).toEqual(['1.5,1.6']);
});

test('spaces and semicolons part, a printed minus becomes a plain one', () => {
  expect(splitValues('  1.5 ;1.6  −0.2 ')).toEqual(['1.5', '1.6', '-0.2']);
});

import { expect, it } from 'vitest';
import { quantityWords } from './quantity-words';

it.each([
  [null, 'no number'],
  [{ unit: 'eV' }, 'numbers in eV'],
  [{ unit: 'eV', minimum: '0.5', maximum: '15' }, 'numbers in eV, 0.5 to 15'],
  [{ unit: 'eV', maximum: '15' }, 'numbers in eV, up to 15'],
  [{ unit: 'eV', minimum: '0.5' }, 'numbers in eV, from 0.5'],
])('says how %j is read', (quantity, words) => {
  expect(quantityWords(quantity)).toBe(words);
});

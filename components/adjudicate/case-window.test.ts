import { expect, it } from 'vitest';
import { isCut, narrowWindow, wholeWindow } from './case-window';

const sheet = {
  snippet: {
    name: 'a',
    material: null,
    text: 'One. Two. Three.',
    targets: [],
    sentences: [0, 5, 10],
  },
  gold: [],
};
const goldSpan = {
  fragments: [[5, 8]] as const,
  label: 'x',
  quote: 'Two',
  note: null,
  readsAs: null,
  origin: 'agreed' as const,
  values: [],
  check: null,
  itemId: null,
};
const words = (window: { text: { text: string } }) => window.text.text;

it('shows the sentence of the item, and those in which something is marked by hand', () => {
  expect(words(narrowWindow(sheet, { hull: [5, 8] }, []))).toBe('Two. ');
  expect(words(narrowWindow(sheet, { hull: [5, 8] }, [[[10, 15]]]))).toBe('Two. Three.');
  expect(isCut(narrowWindow(sheet, { hull: [5, 8] }, []))).toBe(true);
});

it('shows everything for a doubt about the whole snippet', () => {
  expect(isCut(narrowWindow(sheet, { hull: null }, [[[5, 8]]]))).toBe(false);
});

it('shows the sentences of gold where there is no item, everything where there is neither', () => {
  expect(words(narrowWindow({ ...sheet, gold: [goldSpan] }, null, []))).toBe('Two. ');
  expect(narrowWindow(sheet, null, [])).toEqual(wholeWindow(sheet));
});

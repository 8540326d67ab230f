import { expect, it } from 'vitest';
import { indexText } from '../text/code-points';
import { sentenceAt } from './sentence-at';

const text = indexText('One. Two. Three.');

it.each([
  [0, [0, 5]],
  [4, [0, 5]],
  [5, [5, 10]],
  [15, [10, 16]],
  [16, [10, 16]],
])('of offset %i', (offset, sentence) => {
  expect(sentenceAt(text, [0, 5, 10], offset)).toEqual(sentence);
});

it('is the whole text where no sentence is known', () => {
  expect(sentenceAt(text, [], 3)).toEqual([0, 16]);
});

import { expect, it } from 'vitest';
import { orderClauses } from './clause-order';

const clauses = [
  { number: '3', title: 'Ranges', body: '' },
  { number: '3.1', title: 'What a range is', body: 'Two ends for one quantity.' },
  { number: '3.2', title: 'Whole range', body: 'Select the whole range.' },
  { number: '4.3', title: 'Literature', body: 'Taken from other work.' },
];
const numbers = (search: string, cited: string | null, before: (string | null)[] = []) =>
  orderClauses(clauses, search, cited, before).map(({ number }) => number);

it('shows the clauses in their order, without headings', () => {
  expect(numbers('', null)).toEqual(['3.1', '3.2', '4.3']);
});

it('brings up the cited one, then what was cited before, the most often first', () => {
  expect(numbers('', '3.2', ['4.3', null, '4.3', '3.1'])).toEqual(['3.2', '4.3', '3.1']);
});

it('finds every word, in number, title or text, in any case', () => {
  expect(numbers('RANGE whole', null)).toEqual(['3.2']);
  expect(numbers('4.3', null)).toEqual(['4.3']);
  expect(numbers('nothing', null)).toEqual([]);
});

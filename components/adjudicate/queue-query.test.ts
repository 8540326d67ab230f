import { expect, it } from 'vitest';
import { noFilter, type QueueFilter } from '@/lib/stores/adjudicate-queue';
import { filterQuery, readFilter } from './queue-query';

it.each<QueueFilter>([
  noFilter,
  { status: 'all', reason: 'label', material: 'CsPb(I,Br)3 & more' },
  { status: 'decided', reason: null, material: null },
])('%o comes back from the address', (filter) => {
  const search = Object.fromEntries(new URLSearchParams(filterQuery(filter)));
  expect({ ...noFilter, ...readFilter(search) }).toEqual(filter);
});

it('says nothing of the filter that the queue begins with', () => {
  expect(filterQuery(noFilter)).toBe('');
});

it('passes over words that mean nothing', () => {
  expect(readFilter({ status: 'toString', reason: 'x', material: '' })).toEqual({});
});

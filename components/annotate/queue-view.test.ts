import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queueFilters } from '@/lib/stores/queue-order';
import { readQueueView, writeQueueView } from './queue-view';

test('the view as at first leaves no trace, and nonsense counts as it', () => {
  expect(writeQueueView({ filter: 'all', search: '' })).toBe('');
  expect(readQueueView('?show=everything')).toEqual({ filter: 'all', search: '' });
  expect(writeQueueView({ filter: 'toDo', search: 'a b' })).toBe('?show=toDo&search=a+b');
});

test('a view is read as it was written', () => {
  const view = fc.record({
    filter: fc.constantFrom(...queueFilters),
    search: fc.string({ unit: 'grapheme' }),
  });
  fc.assert(
    fc.property(view, (each) => {
      expect(readQueueView(writeQueueView(each))).toEqual(each);
    }),
  );
});

import { expect, it } from 'vitest';
import { isNarrowed, readBesideFilter, readFrom, writeBesideFilter } from './beside-filter';

it.each([
  { q: '', hasDifferences: false },
  { q: 'CsPbI3 & more', hasDifferences: false },
  { q: 'ä', hasDifferences: true },
])('reads what it writes: %o', (filter) => {
  const search = Object.fromEntries(new URLSearchParams(writeBesideFilter(filter, 50)));
  expect(readBesideFilter(search)).toEqual(filter);
  expect(readFrom(search)).toBe(50);
  expect(isNarrowed(filter)).toBe(filter.q !== '' || filter.hasDifferences);
});

it('keeps the plain address plain, and begins at the first where the address says nonsense', () => {
  expect(writeBesideFilter({ q: '', hasDifferences: false })).toBe('');
  expect(readFrom({ from: '-1' })).toBe(0);
  expect(readFrom({})).toBe(0);
});

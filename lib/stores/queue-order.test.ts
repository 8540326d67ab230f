import { describe, expect, it } from 'vitest';
import { findNeighbour, findNextToDo, listEntries } from './queue-order';
import { sampleEntry } from './testing/sample-assignment';

const queue = [
  sampleEntry('1', { status: 'finished', outcome: 'none' }),
  sampleEntry('2', { status: 'inProgress' }),
  sampleEntry('3', { status: 'finished', outcome: 'undecided', isFlagged: true, material: 'FAPI' }),
  sampleEntry('4', { material: null }),
  sampleEntry('5', { status: 'withdrawn' }),
];

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join('');

describe('listEntries', () => {
  it.each([
    ['all', '', '12345'],
    ['toDo', '', '24'],
    ['notClear', '', '3'],
    ['all', ' fapi ', '3'],
    ['all', 'DEMO.4', '4'],
    ['toDo', 'FAPI', ''],
  ] as const)('%s with "%s" lists %s', (filter, search, expected) => {
    expect(ids(listEntries(queue, filter, search, null))).toBe(expected);
  });

  it('keeps the current snippet in a filter that it no longer fits', () => {
    expect(ids(listEntries(queue, 'toDo', '', '1'))).toBe('124');
  });
});

describe('findNextToDo', () => {
  it.each([
    ['1', '2'],
    ['2', '4'],
    ['4', '2'],
    ['5', '2'],
    [null, '2'],
    ['unknown', '2'],
  ])('after %s comes %s', (from, to) => {
    expect(findNextToDo(queue, from)?.id).toBe(to);
  });

  it('does not give the current one back', () => {
    expect(findNextToDo([sampleEntry('1')], '1')).toBeNull();
    expect(findNextToDo([], null)).toBeNull();
  });
});

describe('findNeighbour', () => {
  it('goes one step and stops at the ends', () => {
    expect(findNeighbour(queue, '2', 1)?.id).toBe('3');
    expect(findNeighbour(queue, '2', -1)?.id).toBe('1');
    expect(findNeighbour(queue, '5', 1)).toBeNull();
    expect(findNeighbour(queue, '1', -1)).toBeNull();
  });

  it('begins at an end where the current one is not listed', () => {
    expect(findNeighbour(queue, 'x', 1)?.id).toBe('1');
    expect(findNeighbour(queue, 'x', -1)?.id).toBe('5');
  });
});

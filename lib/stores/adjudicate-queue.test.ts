import { describe, expect, it } from 'vitest';
import {
  countRows,
  findNeighbour,
  findNextToDecide,
  listRows,
  noFilter,
  sortRows,
  type CaseRow,
} from './adjudicate-queue';

function row(id: string, more: Partial<CaseRow> = {}): CaseRow {
  return {
    id,
    snippet: id,
    material: 'MAPI',
    status: 'open',
    reasons: ['label'],
    items: { total: 1, open: 1 },
    finished: 2,
    readers: 2,
    canOpen: true,
    ...more,
  };
}

const rows = [
  row('waiting', { status: 'waiting', reasons: [], finished: 1, canOpen: false }),
  row('label-10', { reasons: ['label', 'values'] }),
  row('label-9'),
  row('cesium', { material: 'CsPbBr3' }),
  row('missed', { reasons: ['missed'] }),
  row('doubt', { reasons: ['notClear', 'missed'] }),
  row('decided', { status: 'decided' }),
  row('stale', { status: 'stale', reasons: [] }),
  row('staleOut', { status: 'stale', reasons: [], finished: 1 }),
];
const ids = (list: readonly CaseRow[]) => list.map(({ id }) => id);

it('brings stale cases first, then the first reason, material and name; what waits is last', () => {
  expect(ids(sortRows(rows))).toEqual([
    'stale',
    'doubt',
    'missed',
    'cesium',
    'decided',
    'label-9',
    'label-10',
    'staleOut',
    'waiting',
  ]);
});

describe('the filter', () => {
  it('lists what a person can decide; a stale case whose reading is out waits', () => {
    const listed = ids(listRows(rows, noFilter, new Set()));
    expect(listed).toContain('stale');
    expect(listed).not.toContain('staleOut');
    expect(listed).not.toContain('decided');
    expect(ids(listRows(rows, { ...noFilter, status: 'waiting' }, new Set()))).toEqual([
      'waiting',
      'staleOut',
    ]);
  });

  it('keeps the rows of this visit', () => {
    expect(ids(listRows(rows, noFilter, new Set(['decided'])))).toContain('decided');
  });

  it('counts what each choice would list, with the rest of the filter as it is', () => {
    const counts = countRows(rows, { ...noFilter, reason: 'missed' });
    expect(counts.statuses).toContainEqual({ status: 'toDecide', count: 2 });
    expect(counts.reasons).toContainEqual({ reason: 'label', count: 3 });
    expect(counts.materials).toEqual([
      { material: 'CsPbBr3', count: 0 },
      { material: 'MAPI', count: 2 },
    ]);
    for (const { reason, count } of counts.reasons) {
      expect(listRows(rows, { ...noFilter, reason }, new Set())).toHaveLength(count);
    }
  });
});

describe('the next case', () => {
  it('is the next to decide, from the start again at the end, and never the same', () => {
    const listed = sortRows(rows);
    expect(findNextToDecide(listed, 'cesium')?.id).toBe('label-9');
    expect(findNextToDecide(listed, 'label-10')?.id).toBe('stale');
    expect(findNextToDecide([row('only')], 'only')).toBeNull();
  });

  it('is never one that cannot be opened', () => {
    const listed = [row('a'), row('b', { canOpen: false }), row('c')];
    expect(findNeighbour(listed, 'a', 1)?.id).toBe('c');
    expect(findNeighbour(listed, 'c', -1)?.id).toBe('a');
    expect(findNeighbour(listed, 'c', 1)).toBeNull();
    expect(findNextToDecide(listed, 'a')?.id).toBe('c');
  });
});

import { describe, expect, it } from 'vitest';
import { changesSinceRead, clausesOfVersion, newestVersion, type GuidelineShelf } from './shelf';

const clause = (body: string) => ({ number: '1', title: 'Gap', body });
const shelf = (lastRead: number | null): GuidelineShelf => ({
  versions: [
    { version: 1, clauses: [clause('a')] },
    { version: 3, clauses: [clause('b')] },
  ],
  lastRead,
});

describe('the shelf', () => {
  it('knows the newest version and the clauses of each', () => {
    expect(newestVersion(shelf(null))).toBe(3);
    expect(newestVersion({ versions: [], lastRead: null })).toBeNull();
    expect(clausesOfVersion(shelf(null), 1)).toEqual([clause('a')]);
    expect(clausesOfVersion(shelf(null), 2)).toEqual([]);
  });

  it('tells what changed only to one who read an earlier version', () => {
    expect(changesSinceRead(shelf(null))).toBeNull();
    expect(changesSinceRead(shelf(3))).toBeNull();
    expect(changesSinceRead(shelf(1))).toEqual({
      from: 1,
      to: 3,
      changes: [{ kind: 'changed', before: clause('a'), after: clause('b') }],
    });
  });
});

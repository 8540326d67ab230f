import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computedMethods, countFolders, designByHand, designFolders } from './design';

const six = ['a', 'b', 'c', 'd', 'e', 'f'];

function people(count: number): string[] {
  return Array.from({ length: count }, (_, place) => `p${place}`);
}

/** The widest gap between readers' counts after any number of dealt folders. */
function widestGap(annotators: string[], overlap: number, method: 'ring' | 'complete'): number {
  const { folders, dealingOrder } = designFolders(annotators, overlap, method);
  const counts = new Map(annotators.map((annotator) => [annotator, 0]));
  return dealingOrder.reduce((gap, folder) => {
    for (const reader of folders[folder]!) counts.set(reader, counts.get(reader)! + 1);
    return Math.max(gap, Math.max(...counts.values()) - Math.min(...counts.values()));
  }, 0);
}

describe('designFolders', () => {
  it('gives folder i of a ring to the k neighbours from place i on', () => {
    expect(designFolders(six, 2, 'ring').folders.map((folder) => folder.join(''))).toEqual([
      'ab',
      'bc',
      'cd',
      'de',
      'ef',
      'fa',
    ]);
    expect(designFolders(six.slice(0, 4), 3, 'ring').folders.map((f) => f.join(''))).toEqual([
      'abc',
      'bcd',
      'cda',
      'dab',
    ]);
  });

  it('gives every choice of k a folder in a complete design', () => {
    expect(
      designFolders(six.slice(0, 4), 2, 'complete').folders.map((folder) => folder.join('')),
    ).toEqual(['ab', 'ac', 'ad', 'bc', 'bd', 'cd']);
    expect(designFolders(six, 3, 'complete').folders).toHaveLength(20);
  });

  it.each(computedMethods)('makes one folder where all read all (%s)', (method) => {
    expect(designFolders(['a', 'b'], 2, method)).toEqual({
      folders: [['a', 'b']],
      dealingOrder: [0],
    });
  });

  it.each(computedMethods)(
    'counts, deals and differs: every folder once, no two alike (%s)',
    (method) => {
      for (let n = 1; n <= 9; n += 1) {
        for (let k = 1; k <= n; k += 1) {
          const { folders, dealingOrder } = designFolders(people(n), k, method);
          expect(folders).toHaveLength(countFolders(n, k, method));
          expect([...dealingOrder].sort((a, b) => a - b)).toEqual(folders.map((_, i) => i));
          expect(new Set(folders.map((folder) => [...folder].sort().join())).size).toBe(
            folders.length,
          );
          expect(folders.every((folder) => new Set(folder).size === k)).toBe(true);
        }
      }
    },
  );

  it('keeps the counts of readers within 1 in a ring after any number of folders', () => {
    for (let n = 2; n <= 14; n += 1) {
      for (let k = 1; k < n; k += 1) expect(widestGap(people(n), k, 'ring')).toBe(1);
    }
  });

  it('keeps the counts of readers within 2 in a complete design', () => {
    for (let n = 2; n <= 10; n += 1) {
      for (let k = 1; k < n; k += 1) {
        expect(widestGap(people(n), k, 'complete')).toBeLessThanOrEqual(2);
      }
    }
  });

  it('counts without making the folders', () => {
    expect(countFolders(20, 3, 'complete')).toBe(1140);
    expect(countFolders(40, 20, 'complete')).toBe(137846528820);
    expect(countFolders(40, 20, 'ring')).toBe(40);
  });
});

describe('designByHand', () => {
  it('makes a folder of each pair, dealt to as often as its share', () => {
    const design = designByHand([
      { a: 'c', b: 'b', share: 20 },
      { a: 'a', b: 'b', share: 40 },
    ]);
    expect(design.folders).toEqual([
      ['a', 'b'],
      ['b', 'c'],
    ]);
    expect(design.dealingOrder).toEqual([0, 1, 0]);
  });

  it('gives each pair its share of any number of snippets, to less than two', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(shares, (given) => {
        const pairs = given.map((share, i) => ({ a: `p${i}`, b: 'q', share }));
        const { folders, dealingOrder } = designByHand(pairs);
        const all = given.reduce((sum, share) => sum + share, 0);
        const shareOf = folders.map(([a, b]) => pairs.find((p) => [a, b].includes(p.a))!.share);
        const dealt = folders.map(() => 0);
        dealingOrder.forEach((folder, turn) => {
          dealt[folder]! += 1;
          dealt.forEach((count, i) => {
            expect(Math.abs(count - ((turn + 1) * shareOf[i]!) / all)).toBeLessThan(2);
          });
        });
        dealt.forEach((count, i) => {
          expect(count * all).toBe(dealingOrder.length * shareOf[i]!);
        });
      }),
    );
  });
});

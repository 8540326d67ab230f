import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveWork, type MovableSnippet, type MoveInput } from './move-work';
import { changePairCounts } from './pair-counts';

const people = ['ana', 'ben', 'cem', 'dia'] as const;

function snippetsOf(
  count: number,
  readers: readonly string[] = [],
  material = '',
): MovableSnippet[] {
  return Array.from({ length: count }, (_, i) => ({
    name: `${material}${readers.join('')}${i}`,
    material,
    readers,
  }));
}

const inputs: fc.Arbitrary<MoveInput> = fc.record({
  snippets: fc.uniqueArray(
    fc.record({
      name: fc.string({ minLength: 1, maxLength: 4 }),
      material: fc.constantFrom('MAPI', 'FAPI'),
      readers: fc.subarray([...people]),
    }),
    { selector: ({ name }) => name, maxLength: 7 },
  ),
  takers: fc.subarray([...people]),
  loads: fc.record({ ana: fc.nat(6), ben: fc.nat(6), cem: fc.nat(6), dia: fc.nat(6) }),
  seed: fc.nat(),
});

function loadsAfter(
  { takers, loads }: MoveInput,
  { moves }: ReturnType<typeof moveWork>,
): number[] {
  return takers.map((taker) => (loads[taker] ?? 0) + moves.filter(({ to }) => to === taker).length);
}

/** The least sum of squared loads over all ways to deal the snippets that can be dealt. */
function leastSquares({ snippets, takers, loads }: MoveInput): number {
  const current = new Map(takers.map((taker) => [taker, loads[taker] ?? 0]));
  const go = (place: number): number => {
    const snippet = snippets[place];
    if (snippet === undefined) return [...current.values()].reduce((sum, n) => sum + n * n, 0);
    const open = takers.filter((taker) => !snippet.readers.includes(taker));
    if (open.length === 0) return go(place + 1);
    return Math.min(
      ...open.map((taker) => {
        current.set(taker, (current.get(taker) ?? 0) + 1);
        const least = go(place + 1);
        current.set(taker, (current.get(taker) ?? 0) - 1);
        return least;
      }),
    );
  };
  return go(0);
}

describe('moveWork', () => {
  it('moves each snippet once, to a taker who never had it, or says that it stays', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { moves, stays } = moveWork(input);
        expect([...moves.map(({ snippet }) => snippet), ...stays].sort()).toEqual(
          input.snippets.map(({ name }) => name).sort(),
        );
        for (const { snippet, to } of moves) {
          const { readers } = input.snippets.find(({ name }) => name === snippet)!;
          expect(input.takers).toContain(to);
          expect(readers).not.toContain(to);
        }
        for (const name of stays) {
          const { readers } = input.snippets.find((snippet) => snippet.name === name)!;
          expect(input.takers.filter((taker) => !readers.includes(taker))).toEqual([]);
        }
      }),
    );
  });

  it('spreads what is to read as evenly as can be: no other dealing has a smaller sum of squares', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const squares = loadsAfter(input, moveWork(input)).reduce((sum, n) => sum + n * n, 0);
        expect(squares).toBe(leastSquares(input));
      }),
      { numRuns: 300 },
    );
  });

  it('keeps loads within one of each other where everybody may take everything', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.nat(), (count, seed) => {
        const input = { snippets: snippetsOf(count), takers: people, loads: {}, seed };
        const loads = loadsAfter(input, moveWork(input));
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('spreads each material, too', () => {
    const snippets = ['CsPbI3', 'FAPI', 'MAPI'].flatMap((material) => snippetsOf(40, [], material));
    const { moves } = moveWork({ snippets, takers: people, loads: {}, seed: 3 });
    for (const material of ['CsPbI3', 'FAPI', 'MAPI']) {
      const counts = people.map(
        (taker) =>
          moves.filter(({ to, snippet }) => to === taker && snippet.startsWith(material)).length,
      );
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
    }
  });

  it('hands on along a chain: who may read little gets it, although another had less to read', () => {
    // One by one, cem takes the first six; the others, which only cem may read, come after.
    const free = snippetsOf(6, ['ana']);
    const forCem = snippetsOf(6, ['ana', 'ben']);
    const { moves } = moveWork({
      snippets: [...free, ...forCem],
      takers: ['ben', 'cem'],
      loads: {},
      seed: 1,
    });
    expect(moves.filter(({ to }) => to === 'cem').length).toBe(6);
  });

  it('gives the same moves whatever the order of the input, and others for another seed', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const turned = {
          ...input,
          snippets: [...input.snippets].reverse(),
          takers: [...input.takers].reverse(),
        };
        expect(moveWork(turned)).toEqual(moveWork(input));
      }),
    );
    const input = { snippets: snippetsOf(40), takers: people, loads: {} };
    expect(moveWork({ ...input, seed: 1 })).not.toEqual(moveWork({ ...input, seed: 2 }));
  });

  it('leaves everything where it is without takers', () => {
    const snippets = snippetsOf(2);
    expect(moveWork({ snippets, takers: [], loads: {}, seed: 1 })).toEqual({
      moves: [],
      stays: ['0', '1'],
    });
  });
});

describe('changePairCounts', () => {
  it('counts what two people share as a count of all readers anew does', () => {
    const readers = fc.subarray([...people], { minLength: 1 });
    const change = fc.tuple(readers, fc.nat(3), fc.nat(3));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (cases) => {
        const before: string[][] = [];
        const after: string[][] = [];
        const changes = cases.map(([set, i, j]) => {
          const leaves = set[i] ?? null;
          const others = set.filter((person) => person !== leaves);
          const wanted = people[j]!;
          const joins = set.includes(wanted) ? null : wanted;
          before.push(set);
          after.push(joins === null ? others : [...others, joins]);
          return { others, leaves, joins };
        });
        expect(changePairCounts(countPairs(before), changes, people)).toEqual(countPairs(after));
      }),
    );
  });
});

function countPairs(sets: readonly (readonly string[])[]) {
  return people.flatMap((a, i) =>
    people.slice(i + 1).map((b) => ({
      a,
      b,
      snippets: sets.filter((set) => set.includes(a) && set.includes(b)).length,
    })),
  );
}

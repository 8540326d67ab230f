import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawSample } from './draw-sample';
import type { PlanSnippet } from './strata';

function snippetsOf(sizes: Readonly<Record<string, number>>): PlanSnippet[] {
  return Object.entries(sizes).flatMap(([material, size]) =>
    Array.from({ length: size }, (_, i) => {
      const name = `${material}_${i}`;
      return { id: `id of ${name}`, name, strata: { material, publisher: '' } };
    }),
  );
}

const sizes = fc.dictionary(fc.constantFrom('MAPI', 'FAPI', 'CsPbI3'), fc.nat(12));

describe('drawSample', () => {
  it('takes as many as asked for, each once, evenly over strata that are not used up', () => {
    fc.assert(
      fc.property(sizes, fc.nat(40), fc.nat(), (of, count, seed) => {
        const snippets = snippetsOf(of);
        const { snippets: drawn, byStratum } = drawSample(snippets, count, ['material'], seed);
        expect(drawn).toHaveLength(Math.min(count, snippets.length));
        expect(new Set(drawn).size).toBe(drawn.length);
        const most = Math.max(0, ...byStratum.map(({ taken }) => taken));
        for (const { taken, of: size } of byStratum) {
          expect(taken).toBeLessThanOrEqual(size);
          if (taken < size) expect(most - taken).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('draws the PV600 way: 600 of five materials are 120 of each', () => {
    const of = { CsPbBr3: 300, CsPbI3: 120, FAPI: 400, MAPB: 150, MAPI: 900 };
    const { byStratum, short } = drawSample(snippetsOf(of), 600, ['material'], 600);
    expect(byStratum.map(({ taken }) => taken)).toEqual([120, 120, 120, 120, 120]);
    expect(short).toEqual([]);
  });

  it('says which stratum is short, and goes on with the others', () => {
    const { snippets, short } = drawSample(snippetsOf({ MAPI: 3, FAPI: 20 }), 12, ['material'], 1);
    expect(snippets).toHaveLength(12);
    expect(short).toEqual([{ values: ['MAPI'], missing: 3 }]);
  });

  it('draws the same whatever the order of the input, and other snippets with another seed', () => {
    const snippets = snippetsOf({ MAPI: 30, FAPI: 30 });
    const draw = (of: readonly PlanSnippet[], seed: number) =>
      drawSample(of, 10, ['material'], seed).snippets;
    expect(draw([...snippets].reverse(), 7)).toEqual(draw(snippets, 7));
    expect(draw(snippets, 8)).not.toEqual(draw(snippets, 7));
  });
});

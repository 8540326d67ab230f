import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasOverlap, type Fragments } from '../spans/fragment';
import { findComponents } from './components';

type Span = { readonly id: number; readonly fragments: Fragments };

function spansOf(...all: Fragments[]): Span[] {
  return all.map((fragments, id) => ({ id, fragments }));
}

function idsOf(components: readonly (readonly Span[])[]): number[][] {
  return components.map((component) => component.map(({ id }) => id));
}

const fragmentsArbitrary: fc.Arbitrary<Fragments> = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 2, maxLength: 6 })
  .map((edges) => edges.sort((a, b) => a - b))
  .map((edges) =>
    Array.from({ length: Math.floor(edges.length / 2) }, (_, i): [number, number] => [
      edges[2 * i]!,
      edges[2 * i + 1]!,
    ]),
  );

/** Grows each component span by span: slow and plain. */
function findComponentsPlainly(spans: readonly Span[]): number[][] {
  const left = [...spans];
  const components: number[][] = [];
  for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
    const component = [seed];
    for (const member of component) {
      for (let i = left.length - 1; i >= 0; i -= 1) {
        if (hasOverlap(left[i]!.fragments, member.fragments)) component.push(...left.splice(i, 1));
      }
    }
    components.push(component.map(({ id }) => id));
  }
  return components;
}

function normalise(components: number[][]): string[] {
  return components.map((ids) => ids.sort((a, b) => a - b).join()).sort();
}

describe('findComponents', () => {
  it('keeps touching spans apart and chains overlapping ones', () => {
    expect(idsOf(findComponents(spansOf([[4, 8]], [[0, 4]], [[7, 10]])))).toEqual([[1], [0, 2]]);
  });

  it('reaches past a short nested span to the end of the long one around it', () => {
    expect(idsOf(findComponents(spansOf([[0, 20]], [[2, 3]], [[15, 25]])))).toEqual([[0, 1, 2]]);
  });

  it('ties together what the fragments of one span overlap, not what lies in its gaps', () => {
    const spans = spansOf(
      [
        [0, 3],
        [10, 13],
      ] as Fragments,
      [[12, 14]],
      [[5, 8]],
      [[1, 2]],
    );
    expect(idsOf(findComponents(spans))).toEqual([[0, 3, 1], [2]]);
  });

  it('finds what growing each component span by span finds, in any order of the input', () => {
    fc.assert(
      fc.property(fc.array(fragmentsArbitrary, { maxLength: 14 }), (all) => {
        const spans = spansOf(...all);
        const expected = normalise(findComponentsPlainly(spans));
        expect(normalise(idsOf(findComponents(spans)))).toEqual(expected);
        expect(normalise(idsOf(findComponents([...spans].reverse())))).toEqual(expected);
      }),
    );
  });

  const vectors = '../shared/vectors/agreement.json';
  it.skipIf(!existsSync(vectors))('finds the clusters of the worked examples', () => {
    const examples = (JSON.parse(readFileSync(vectors, 'utf8')) as Example[]).filter(
      ({ measure }) => measure === 'overlap clusters',
    );
    expect(examples.length).toBeGreaterThan(0);
    for (const { data, expected } of examples) {
      const spans = spansOf(...data.spans.map(({ start, end }): Fragments => [[start, end]]));
      expect(idsOf(findComponents(spans))).toEqual(expected);
    }
  });
});

type Example = {
  measure: string;
  data: { spans: { start: number; end: number }[] };
  expected: number[][];
};

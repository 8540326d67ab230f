import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PairShare } from './design';
import { makePlan } from './make-plan';
import type { PlanInput } from './plan';
import { inputArbitrary, materials, pv600, spread, sumWhere } from './testing/plan-inputs';

describe('a share that more than one reads', () => {
  const byShare = fc
    .tuple(inputArbitrary, fc.integer({ min: 1, max: 99 }))
    .filter(([{ overlap }]) => overlap > 1)
    .map(([input, share]) => ({ ...input, share }));

  it('gives each snippet k readers or one, and each stratum its share to within one', () => {
    fc.assert(
      fc.property(byShare, (input) => {
        const { folders } = makePlan(input);
        const dealt = folders.flatMap(({ snippets }) => snippets);
        expect([...dealt].sort()).toEqual(input.snippets.map(({ id }) => id).sort());
        const shared = new Set(
          folders.flatMap(({ annotators, snippets }) => (annotators.length > 1 ? snippets : [])),
        );
        for (const { annotators } of folders) {
          expect([1, input.overlap]).toContain(annotators.length);
        }
        const cells = new Map<string, string[]>();
        for (const { id, strata } of input.snippets) {
          const key = JSON.stringify(strata);
          cells.set(key, [...(cells.get(key) ?? []), id]);
        }
        for (const ids of [...cells.values(), input.snippets.map(({ id }) => id)]) {
          const own = ids.filter((id) => shared.has(id)).length;
          expect(Math.abs(own - (ids.length * input.share) / 100)).toBeLessThan(1);
        }
      }),
    );
  });

  it('keeps loads within 1 in a ring and 2 in a complete design', () => {
    fc.assert(
      fc.property(byShare, (input) => {
        const loads = Object.values(makePlan(input).loads);
        expect(spread(loads)).toBeLessThanOrEqual(input.method === 'ring' ? 1 : 2);
      }),
    );
  });

  it('lets six read 600 of which 10 per cent are read twice: 110 each', () => {
    const { loads, folders, pairs, warnings } = makePlan({ ...pv600, share: 10 });
    expect(Object.values(loads)).toEqual(Array(6).fill(110));
    expect(folders.filter(({ annotators }) => annotators.length === 2)).toHaveLength(6);
    expect(pairs.reduce((sum, { snippets }) => sum + snippets, 0)).toBe(60);
    expect(warnings).toEqual([]);
    const other = makePlan({ ...pv600, share: 10, seed: 601 });
    expect(other.folders[0]!.snippets).not.toEqual(folders[0]!.snippets);
  });
});

describe('a plan by hand', () => {
  const [ana, ben, cem, dia, eva, fin] = pv600.annotators as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const byHand = (pairs: readonly PairShare[]): PlanInput => ({
    ...pv600,
    method: 'byHand',
    pairs,
  });

  it('gives each pair its part of the snippets, spread over the strata', () => {
    const plan = makePlan(
      byHand([
        { a: ana, b: ben, share: 300 },
        { a: cem, b: ben, share: 200 },
        { a: dia, b: cem, share: 100 },
      ]),
    );
    expect(plan.folders.map(({ annotators, snippets }) => [annotators, snippets.length])).toEqual([
      [[ana, ben], 300],
      [[ben, cem], 200],
      [[cem, dia], 100],
    ]);
    expect(plan.loads).toEqual({
      [ana]: 300,
      [ben]: 500,
      [cem]: 300,
      [dia]: 100,
      [eva]: 0,
      [fin]: 0,
    });
    for (const { byStratum, snippets } of plan.folders) {
      for (const material of materials) {
        const own = sumWhere(byStratum, { material });
        expect(Math.abs(own - snippets.length / materials.length)).toBeLessThan(2);
      }
    }
  });

  it('says that two triangles cannot be compared', () => {
    const triangles = [
      [ana, ben],
      [ben, cem],
      [ana, cem],
      [dia, eva],
      [eva, fin],
      [dia, fin],
    ] as const;
    const plan = makePlan(byHand(triangles.map(([a, b]) => ({ a, b, share: 1 }))));
    const unconnected = plan.warnings.find(({ code }) => code === 'unconnected');
    expect(unconnected?.details).toEqual([[ana, ben, cem].join(', '), [dia, eva, fin].join(', ')]);
  });

  it('does not depend on the order of the pairs or of the two', () => {
    const pairs = [
      { a: ana, b: ben, share: 2 },
      { a: cem, b: dia, share: 3 },
      { a: eva, b: fin, share: 5 },
    ];
    const turned = pairs.map(({ a, b, share }) => ({ a: b, b: a, share })).reverse();
    expect(makePlan(byHand(turned))).toEqual(makePlan(byHand(pairs)));
  });
});

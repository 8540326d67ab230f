/** Inputs of plans for their tests: PV600's own, and any. */
import fc from 'fast-check';
import { computedMethods } from '../design';
import type { PlanInput } from '../plan';
import type { PlanSnippet, StratumCount, StratumName } from '../strata';

export const bothStrata: readonly StratumName[] = ['material', 'publisher'];

export function snippetsOf(material: string, publisher: string, count: number): PlanSnippet[] {
  return Array.from({ length: count }, (_, place) => {
    const name = `${material}_${publisher}_${place}`;
    return { id: `id of ${name}`, name, strata: { material, publisher } };
  });
}

export const materials = ['CsPbBr3', 'CsPbI3', 'FAPI', 'MAPB', 'MAPI'];
export const publishers = ['arXiv', 'CORE', 'Elsevier', 'RSC', 'Springer'];

export const pv600: PlanInput = {
  snippets: materials.flatMap((m) => publishers.flatMap((p) => snippetsOf(m, p, 24))),
  annotators: ['ana@x.org', 'ben@x.org', 'cem@x.org', 'dia@x.org', 'eva@x.org', 'fin@x.org'],
  overlap: 2,
  share: 100,
  method: 'ring',
  pairs: [],
  strata: bothStrata,
  seed: 600,
};

export function sumWhere(counts: readonly StratumCount[], where: Partial<StratumCount>): number {
  return counts
    .filter((count) => Object.entries(where).every(([k, v]) => count[k as StratumName] === v))
    .reduce((sum, { snippets }) => sum + snippets, 0);
}

export function spread(counts: readonly number[]): number {
  return Math.max(...counts) - Math.min(...counts);
}

export const inputArbitrary: fc.Arbitrary<PlanInput> = fc
  .record({
    cells: fc.uniqueArray(
      fc.tuple(fc.constantFrom('M1', 'M2', 'M3'), fc.constantFrom('P1', 'P2', 'P3', '')),
      { minLength: 1, maxLength: 8, selector: (cell) => cell.join() },
    ),
    sizes: fc.array(fc.integer({ min: 1, max: 17 }), { minLength: 8, maxLength: 8 }),
    annotators: fc.integer({ min: 1, max: 7 }),
    overlap: fc.integer({ min: 1, max: 7 }),
    method: fc.constantFrom(...computedMethods),
    seed: fc.oneof(fc.nat(), fc.string()),
  })
  .map(({ cells, sizes, annotators, overlap, ...rest }) => ({
    ...rest,
    snippets: cells.flatMap(([m, p], i) => snippetsOf(m, p, sizes[i] ?? 1)),
    annotators: Array.from({ length: annotators }, (_, i) => `reader ${i}`),
    overlap: Math.min(overlap, annotators),
    share: 100,
    pairs: [],
    strata: bothStrata,
  }));

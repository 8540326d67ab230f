import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../errors';
import { makePlan } from './make-plan';
import type { Plan, PlanInput } from './plan';
import type { PlanSnippet } from './strata';
import {
  inputArbitrary,
  materials,
  publishers,
  pv600,
  snippetsOf,
  spread,
  sumWhere,
} from './testing/plan-inputs';

/** How far apart the folders are: in total, per material, per (material, publisher). */
function folderSpreads({ folders }: Plan, snippets: readonly PlanSnippet[]): number[] {
  const cells = new Map(snippets.map(({ strata }) => [JSON.stringify(strata), strata]));
  return [
    spread(folders.map(({ snippets: own }) => own.length)),
    ...[...new Set(snippets.map(({ strata }) => strata.material))].map((material) =>
      spread(folders.map(({ byStratum }) => sumWhere(byStratum, { material }))),
    ),
    ...[...cells.values()].map((cell) =>
      spread(folders.map(({ byStratum }) => sumWhere(byStratum, cell))),
    ),
  ];
}

describe("PV600's own plan", () => {
  const plan = makePlan(pv600);

  it('has six folders of 100: 20 per material, 4 per material and publisher', () => {
    expect(plan.folders.map(({ snippets }) => snippets.length)).toEqual(Array(6).fill(100));
    for (const { byStratum } of plan.folders) {
      expect(byStratum).toHaveLength(25);
      expect(new Set(byStratum.map(({ snippets }) => snippets))).toEqual(new Set([4]));
      for (const material of materials) expect(sumWhere(byStratum, { material })).toBe(20);
    }
  });

  it('gives each of six annotators 200, 40 per material', () => {
    expect(plan.loads).toEqual(Object.fromEntries(pv600.annotators.map((a) => [a, 200])));
    for (const { snippets, byStratum } of plan.readers) {
      expect(new Set(snippets).size).toBe(200);
      for (const material of materials) expect(sumWhere(byStratum, { material })).toBe(40);
    }
  });

  it('lets six neighbouring pairs share 100 and nine pairs none', () => {
    const shared = plan.pairs.map(({ a, b, snippets }) => [a[0]! + b[0]!, snippets]);
    expect(shared.filter(([, snippets]) => snippets === 100).map(([pair]) => pair)).toEqual([
      'ab',
      'af',
      'bc',
      'cd',
      'de',
      'ef',
    ]);
    expect(shared.filter(([, snippets]) => snippets === 0)).toHaveLength(9);
  });

  it('warns of nothing', () => {
    expect(plan.warnings).toEqual([]);
  });

  it('shuffles what each annotator reads, and what each folder gets', () => {
    const [ana] = plan.readers;
    const shared = plan.folders[0]!.snippets;
    const order = ana!.snippets.filter((id) => shared.includes(id));
    expect(order).not.toEqual(shared);
    const orderOfBen = plan.readers[1]!.snippets.filter((id) => shared.includes(id));
    expect(orderOfBen).not.toEqual(order);
    const other = makePlan({ ...pv600, seed: 601 });
    expect(new Set(other.folders[0]!.snippets)).not.toEqual(new Set(shared));
    expect(other.readers[0]!.snippets).not.toEqual(ana!.snippets);
  });

  it('is the same for 600 and "600"', () => {
    expect(makePlan({ ...pv600, seed: '600' })).toEqual(plan);
  });

  it('keeps uneven strata within 1', () => {
    const uneven = materials.flatMap((m, i) =>
      publishers.flatMap((p, j) => snippetsOf(m, p, 1 + ((i * 7 + j * 11) % 40))),
    );
    const unevenPlan = makePlan({ ...pv600, snippets: uneven });
    for (const gap of folderSpreads(unevenPlan, uneven)) expect(gap).toBeLessThanOrEqual(1);
    expect(spread(Object.values(unevenPlan.loads))).toBeLessThanOrEqual(1);
  });
});

function check(predicate: (plan: Plan, input: PlanInput) => void): void {
  fc.assert(
    fc.property(inputArbitrary, (input) => predicate(makePlan(input), input)),
    { numRuns: 100 },
  );
}

describe('any plan', () => {
  it('has exactly k different readers a snippet, folder by folder and order by order', () => {
    check((plan, { snippets, overlap }) => {
      const dealt = plan.folders.flatMap((folder) => folder.snippets);
      expect([...dealt].sort()).toEqual(snippets.map(({ id }) => id).sort());
      const readersOf = new Map<string, Set<string>>();
      for (const { annotator, snippets: own } of plan.readers) {
        expect(new Set(own).size).toBe(own.length);
        for (const id of own) {
          readersOf.set(id, new Set([...(readersOf.get(id) ?? []), annotator]));
        }
      }
      for (const folder of plan.folders) {
        expect(folder.annotators).toHaveLength(overlap);
        for (const id of folder.snippets) {
          expect(readersOf.get(id)).toEqual(new Set(folder.annotators));
        }
      }
    });
  });

  it('keeps folders within 1: totals, per material, per material and publisher', () => {
    check((plan, { snippets }) => {
      for (const gap of folderSpreads(plan, snippets)) expect(gap).toBeLessThanOrEqual(1);
    });
  });

  it('keeps loads within 1 in a ring and 2 in a complete design, and each material within 2 in a ring', () => {
    check((plan, { method, snippets }) => {
      const loads = Object.values(plan.loads);
      expect(spread(loads)).toBeLessThanOrEqual(method === 'ring' ? 1 : 2);
      if (method !== 'ring') return;
      for (const material of new Set(snippets.map(({ strata }) => strata.material))) {
        const own = plan.readers.map(({ byStratum }) => sumWhere(byStratum, { material }));
        expect(spread(own)).toBeLessThanOrEqual(2);
      }
    });
  });

  it('counts loads and pairs from what is read', () => {
    check((plan, { annotators }) => {
      const own = new Map(plan.readers.map((r) => [r.annotator, new Set(r.snippets)]));
      expect(plan.loads).toEqual(Object.fromEntries([...own].map(([a, ids]) => [a, ids.size])));
      expect(plan.pairs).toHaveLength((annotators.length * (annotators.length - 1)) / 2);
      for (const { a, b, snippets } of plan.pairs) {
        expect(a < b).toBe(true);
        expect(snippets).toBe([...own.get(a)!].filter((id) => own.get(b)!.has(id)).length);
      }
    });
  });

  it('does not depend on the order of the input', () => {
    check((plan, input) => {
      const turned: PlanInput = {
        ...input,
        snippets: [...input.snippets].reverse(),
        annotators: [...input.annotators].reverse(),
      };
      expect(makePlan(turned)).toEqual(plan);
    });
  });

  it('does not depend on ids but through names: the same texts elsewhere get the same plan', () => {
    check((plan, input) => {
      const elsewhere = makePlan({
        ...input,
        snippets: input.snippets.map((snippet, i) => ({
          ...snippet,
          id: `${(i * 37) % 101}-${i}`,
        })),
      });
      const nameOf = new Map(input.snippets.map(({ id, name }) => [id, name]));
      const otherNameOf = new Map(
        input.snippets.map(({ name }, i) => [`${(i * 37) % 101}-${i}`, name]),
      );
      expect(elsewhere.readers.map((r) => r.snippets.map((id) => otherNameOf.get(id)))).toEqual(
        plan.readers.map((r) => r.snippets.map((id) => nameOf.get(id))),
      );
    });
  });

  it('leaves the shuffle of a stratum alone when another one grows', () => {
    const small = { ...pv600, snippets: snippetsOf('A', 'P', 30), annotators: ['a', 'b'] };
    const grown = { ...small, snippets: [...small.snippets, ...snippetsOf('B', 'P', 5)] };
    expect(makePlan(grown).folders[0]!.snippets.slice(0, 30)).toEqual(
      makePlan(small).folders[0]!.snippets,
    );
  });

  it('connects all annotators of a ring that has a snippet for each folder', () => {
    check((plan, { method, overlap, annotators, snippets }) => {
      if (method !== 'ring' || overlap < 2 || snippets.length < plan.folders.length) return;
      const reached = new Set([annotators[0]!]);
      for (const person of reached) {
        for (const { a, b, snippets: shared } of plan.pairs) {
          if (shared > 0 && a === person) reached.add(b);
          if (shared > 0 && b === person) reached.add(a);
        }
      }
      expect(reached.size).toBe(annotators.length);
      expect(plan.warnings.map(({ code }) => code)).not.toContain('unconnected');
    });
  });
});

describe('fewer strata', () => {
  it('balances the total alone without strata', () => {
    const plan = makePlan({ ...pv600, strata: [] });
    expect(plan.folders.map(({ byStratum }) => byStratum)).toEqual(
      Array(6).fill([{ snippets: 100 }]),
    );
  });

  it('balances publishers when they come first', () => {
    const snippets = [...snippetsOf('M1', 'P1', 7), ...snippetsOf('M2', 'P1', 8)];
    const plan = makePlan({ ...pv600, snippets, strata: ['publisher', 'material'] });
    expect(plan.folders[0]!.byStratum[0]).toMatchObject({ material: 'M1', publisher: 'P1' });
    const ofPublisher = plan.folders.map((f) => sumWhere(f.byStratum, { publisher: 'P1' }));
    expect(spread(ofPublisher)).toBeLessThanOrEqual(1);
  });
});

describe('warnings', () => {
  const few = { ...pv600, snippets: snippetsOf('M', 'P', 4) };
  const codesOf = (input: PlanInput) => makePlan(input).warnings.map(({ code }) => code);

  it('say when there are more folders than snippets', () => {
    const { folders, warnings } = makePlan({ ...few, method: 'complete' });
    expect(folders).toHaveLength(15);
    expect(warnings[0]).toMatchObject({ code: 'emptyFolders' });
    expect(warnings[0]!.message).toContain('11 of 15 folders stay empty');
  });

  it('count only what is read together, with advice that helps', () => {
    const snippets = snippetsOf('M', 'P', 20);
    const shared = makePlan({ ...pv600, snippets, share: 10 }).warnings;
    expect(shared.find(({ code }) => code === 'emptyFolders')?.message).toMatch(
      /^4 of 6 folders stay empty.*Raise the share/u,
    );
    const [a, b, c] = pv600.annotators as [string, string, string];
    const pairs = [
      { a, b, share: 1000 },
      { a: b, b: c, share: 1 },
    ];
    const byHand = makePlan({ ...pv600, snippets, method: 'byHand', pairs }).warnings;
    expect(byHand.find(({ code }) => code === 'emptyFolders')?.message).toMatch(
      /^1 of 2 folders.*lie closer/u,
    );
  });

  it('say which annotators cannot be compared', () => {
    // Four of six folders: ab, cd, ef, then bc.
    const unconnected = makePlan(few).warnings.find(({ code }) => code === 'unconnected');
    expect(unconnected?.details).toEqual([
      'ana@x.org, ben@x.org, cem@x.org, dia@x.org',
      'eva@x.org, fin@x.org',
    ]);
  });

  it('say when loads differ, and from what to what', () => {
    const { warnings } = makePlan(few);
    expect(warnings.find(({ code }) => code === 'unequalLoads')?.message).toContain('from 1 to 2');
  });

  it('say which strata do not reach every folder', () => {
    const snippets = [...snippetsOf('M', 'P', 6), ...snippetsOf('M', 'Q', 5)];
    const thin = makePlan({ ...pv600, snippets }).warnings.find((w) => w.code === 'thinStrata');
    expect(thin?.details).toEqual(['M, Q: 5']);
  });

  it('say that one reader a snippet measures nothing', () => {
    expect(codesOf({ ...pv600, overlap: 1 })).toEqual(['noOverlap']);
  });
});

describe('what is refused', () => {
  function refusalOf(change: Partial<PlanInput>): Refusal {
    try {
      makePlan({ ...pv600, ...change });
    } catch (error) {
      if (error instanceof Refusal) return error;
    }
    throw new Error('Nothing was refused.');
  }

  it.each<[string, Partial<PlanInput>, string]>([
    ['no snippets', { snippets: [] }, 'no snippet to plan'],
    ['more readers than annotators', { overlap: 7 }, 'needs 7 annotators, and 6 were given'],
    ['no annotators', { annotators: [] }, 'needs 2 annotators, and 0 were given'],
    ['an overlap of 0', { overlap: 0 }, 'An overlap of 0'],
    ['an overlap of 1.5', { overlap: 1.5 }, 'An overlap of 1.5'],
    ['a share of 0', { share: 0 }, 'A share of 0 per cent'],
    ['a share of 100.5', { share: 100.5 }, 'A share of 100.5 per cent'],
    ['a share with one reader', { share: 50, overlap: 1 }, 'no share to be read by more'],
    ['no pairs', { method: 'byHand' }, 'No pair is chosen'],
    [
      'a pair with a stranger',
      { method: 'byHand', pairs: [{ a: 'ana@x.org', b: 'x@x.org', share: 1 }] },
      'x@x.org is in a pair and not among the annotators',
    ],
    [
      'a pair of one',
      { method: 'byHand', pairs: [{ a: 'ana@x.org', b: 'ana@x.org', share: 1 }] },
      'cannot be paired with the same person',
    ],
    [
      'a pair twice',
      {
        method: 'byHand',
        pairs: [
          { a: 'ana@x.org', b: 'ben@x.org', share: 1 },
          { a: 'ben@x.org', b: 'ana@x.org', share: 2 },
        ],
      },
      'The pair ana@x.org and ben@x.org is given twice',
    ],
    [
      'half a share',
      { method: 'byHand', pairs: [{ a: 'ana@x.org', b: 'ben@x.org', share: 0.5 }] },
      'The share of a pair is a whole number',
    ],
    ['an annotator twice', { annotators: ['a', 'b', 'a'] }, 'The annotator a is given twice'],
    ['a stratum twice', { strata: ['material', 'material'] }, 'The stratum material'],
    [
      'a snippet twice',
      { snippets: [...pv600.snippets, pv600.snippets[0]!] },
      'The snippet id of CsPbBr3_arXiv_0 is given twice',
    ],
    [
      'a complete design beyond measure',
      {
        annotators: Array.from({ length: 30 }, (_, i) => `a${i}`),
        overlap: 15,
        method: 'complete',
      },
      'Choose the ring',
    ],
  ])('%s', (_, change, message) => {
    const refusal = refusalOf(change);
    expect(refusal.code).toBe('unprocessable');
    expect(refusal.message).toContain(message);
  });

  it('all problems at once', () => {
    expect(refusalOf({ snippets: [], overlap: 0 }).details).toHaveLength(2);
  });
});

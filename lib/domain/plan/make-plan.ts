/**
 * The double-annotation plan: which annotators read which snippets, and in which order. Snippets
 * are shuffled within their stratum and dealt by one pointer that runs over the sorted strata and
 * never starts anew, so that the folders' totals, counts per first stratum (material) and counts
 * per full stratum (material and publisher) each differ by at most 1. Exactly k different people
 * read a snippet.
 *
 * The same seed and input give the same plan on every machine, whatever the input's order: the
 * shuffle of a stratum and the order of an annotator each draw from the seed and their own name,
 * so that one does not move the others.
 */
import { seededRandom, type RandomSource } from '../random/seeded-random';
import { shuffle } from '../random/shuffle';
import { checkPlan } from './check-plan';
import { designFolders } from './design';
import type { Folder, Plan, PlanInput } from './plan';
import { findWarnings } from './plan-warnings';
import { countStrata, groupByStratum, type PlanSnippet } from './strata';

export type { Plan, PlanInput };

/**
 * Makes a plan.
 * @throws Refusal `unprocessable` for no snippets, an overlap that does not fit the annotators, or
 * anything given twice; its details hold every problem
 */
export function makePlan(input: PlanInput): Plan {
  checkPlan(input);
  const annotators = [...input.annotators].sort();
  const design = designFolders(annotators, input.overlap, input.method);
  const strata = groupByStratum(input.snippets, input.strata);

  const dealt: PlanSnippet[][] = design.folders.map(() => []);
  strata
    .flatMap(({ values, snippets }) => shuffle(snippets, drawFor(input, 'stratum', ...values)))
    .forEach((snippet, turn) => {
      const folder = design.dealingOrder[turn % design.dealingOrder.length];
      dealt[folder ?? 0]?.push(snippet);
    });

  const folders = design.folders.map((readers, place) => ({
    annotators: readers,
    ...describe(dealt[place] ?? [], input),
  }));
  const readers = annotators.map((annotator) => {
    const own = dealt.filter((_, place) => design.folders[place]?.includes(annotator)).flat();
    const shuffled = shuffle(own, drawFor(input, 'order', annotator));
    return { annotator, ...describe(shuffled, input) };
  });
  const loads = Object.fromEntries(
    readers.map(({ annotator, snippets }) => [annotator, snippets.length]),
  );
  const pairs = countPairs(annotators, folders);
  return {
    folders,
    readers,
    loads,
    pairs,
    warnings: findWarnings({ folders, loads, pairs }, strata),
  };
}

/** A source of chance for one purpose. */
function drawFor({ seed }: PlanInput, ...purpose: readonly string[]): RandomSource {
  return seededRandom(JSON.stringify([String(seed), ...purpose]));
}

function describe(
  snippets: readonly PlanSnippet[],
  { strata }: PlanInput,
): Pick<Folder, 'snippets' | 'byStratum'> {
  return { snippets: snippets.map(({ id }) => id), byStratum: countStrata(snippets, strata) };
}

function countPairs(annotators: readonly string[], folders: readonly Folder[]): Plan['pairs'] {
  return annotators.flatMap((a, place) =>
    annotators.slice(place + 1).map((b) => ({
      a,
      b,
      snippets: folders
        .filter(({ annotators: readers }) => readers.includes(a) && readers.includes(b))
        .reduce((sum, folder) => sum + folder.snippets.length, 0),
    })),
  );
}

/**
 * The double-annotation plan: which annotators read which snippets, and in which order. Snippets
 * are shuffled within their stratum and dealt by one pointer that runs over the sorted strata and
 * never starts anew, so that the folders' totals, counts per first stratum (material) and counts
 * per full stratum (material and publisher) each differ by at most 1. Exactly k different people
 * read a snippet.
 *
 * Where only a share of the snippets is to be read by k, it is taken along the sorted strata at even
 * distances, so that each stratum gives its share to within one snippet (systematic sampling; the
 * start is drawn). The others go to one reader each: whoever has least so far, in turn.
 *
 * The same seed and input give the same plan on every machine, whatever the input's order: the
 * shuffle of a stratum and the order of an annotator each draw from the seed and their own name,
 * so that one does not move the others.
 */
import { seededRandom, type RandomSource } from '../random/seeded-random';
import { shuffle } from '../random/shuffle';
import { checkPlan } from './check-plan';
import { designByHand, designFolders, type Design } from './design';
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
  const strata = groupByStratum(input.snippets, input.strata);
  const sequence = strata.flatMap(({ values, snippets }) =>
    shuffle(snippets, drawFor(input, 'stratum', ...values)),
  );
  const { shared, alone } = splitByShare(sequence, input);
  const together = dealTogether(shared, designOf(annotators, input));
  const dealt = [...together, ...dealAlone(alone, annotators, together)];

  const folders = dealt.map(({ annotators: own, snippets }) => ({
    annotators: own,
    ...describe(snippets, input),
  }));
  const readers = annotators.map((annotator) => {
    const own = dealt
      .filter((folder) => folder.annotators.includes(annotator))
      .flatMap(({ snippets }) => snippets);
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
    warnings: findWarnings({ folders, loads, pairs }, strata, input),
  };
}

type DealtFolder = {
  readonly annotators: readonly string[];
  readonly snippets: readonly PlanSnippet[];
};

function designOf(annotators: readonly string[], { method, overlap, pairs }: PlanInput): Design {
  return method === 'byHand' ? designByHand(pairs) : designFolders(annotators, overlap, method);
}

/** Which snippets k people read and which one does, at even distances along the sequence. */
function splitByShare(
  sequence: readonly PlanSnippet[],
  input: PlanInput,
): { readonly shared: PlanSnippet[]; readonly alone: PlanSnippet[] } {
  const start = Math.floor(drawFor(input, 'share')() * 100);
  const before = (place: number) => Math.floor((place * input.share + start) / 100);
  const isShared = (place: number) => before(place + 1) > before(place);
  return {
    shared: sequence.filter((_, place) => isShared(place)),
    alone: sequence.filter((_, place) => !isShared(place)),
  };
}

function dealTogether(
  snippets: readonly PlanSnippet[],
  { folders, dealingOrder }: Design,
): DealtFolder[] {
  const dealt = folders.map((annotators) => ({ annotators, snippets: [] as PlanSnippet[] }));
  snippets.forEach((snippet, turn) => {
    dealt[dealingOrder[turn % dealingOrder.length] ?? 0]?.snippets.push(snippet);
  });
  return dealt;
}

/** Each snippet to who has least so far; among equals, to who waits longest. */
function dealAlone(
  snippets: readonly PlanSnippet[],
  annotators: readonly string[],
  together: readonly DealtFolder[],
): DealtFolder[] {
  const hands = annotators.map((annotator, place) => ({
    annotator,
    load: together
      .filter((folder) => folder.annotators.includes(annotator))
      .reduce((sum, folder) => sum + folder.snippets.length, 0),
    turn: place - annotators.length,
    snippets: [] as PlanSnippet[],
  }));
  snippets.forEach((snippet, turn) => {
    const next = hands.reduce((best, hand) =>
      hand.load < best.load || (hand.load === best.load && hand.turn < best.turn) ? hand : best,
    );
    next.load += 1;
    next.turn = turn;
    next.snippets.push(snippet);
  });
  return hands
    .filter((hand) => hand.snippets.length > 0)
    .map((hand) => ({ annotators: [hand.annotator], snippets: hand.snippets }));
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

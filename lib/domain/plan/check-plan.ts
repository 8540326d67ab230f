/** What a plan refuses, before anything is dealt. */
import { Refusal, type RefusalDetail } from '../errors';
import { countFolders } from './design';
import type { PlanInput } from './plan';

/** More groups of readers than this serve nobody, and the order of dealing takes long to find. */
const mostFolders = 2_000;

/** @throws Refusal `unprocessable` with every problem in its details */
export function checkPlan(input: PlanInput): void {
  const details = findProblems(input).map((message): RefusalDetail => ({ message }));
  const [first] = details;
  if (first !== undefined) throw new Refusal('unprocessable', first.message, details);
}

function findProblems(input: PlanInput): string[] {
  const { snippets, annotators, overlap, method, strata, share } = input;
  const problems: string[] = [];
  if (snippets.length === 0) {
    problems.push('There is no snippet to plan. Import texts, or choose another round.');
  }
  for (const id of findRepeated(snippets.map((snippet) => snippet.id))) {
    problems.push(`The snippet ${id} is given twice. Give each snippet once.`);
  }
  for (const annotator of findRepeated(annotators)) {
    problems.push(`The annotator ${annotator} is given twice. Give each annotator once.`);
  }
  for (const name of findRepeated(strata)) {
    problems.push(`The stratum ${name} is given twice. Give each stratum once.`);
  }
  if (!Number.isInteger(overlap) || overlap < 1) {
    problems.push(`An overlap of ${overlap} makes no sense. It is a whole number from 1 on.`);
  } else if (overlap > annotators.length) {
    problems.push(
      `An overlap of ${overlap} needs ${overlap} annotators, and ${annotators.length} were given. Add annotators or lower the overlap.`,
    );
  } else if (
    method !== 'byHand' &&
    countFolders(annotators.length, overlap, method) > mostFolders
  ) {
    problems.push(
      `A complete design of ${overlap} out of ${annotators.length} annotators has more than ${mostFolders} folders. Choose the ring.`,
    );
  }
  if (!Number.isInteger(share) || share < 1 || share > 100) {
    problems.push(
      `A share of ${share} per cent makes no sense. It is a whole number from 1 to 100.`,
    );
  } else if (share < 100 && overlap === 1) {
    problems.push('With one reader each, there is no share to be read by more. Raise the overlap.');
  }
  if (method === 'byHand') problems.push(...findPairProblems(input));
  return problems;
}

/** More than this in all says nothing that less does not. */
const mostShares = 100_000;

function findPairProblems({ annotators, overlap, pairs }: PlanInput): string[] {
  const problems: string[] = [];
  if (overlap !== 2) problems.push('A plan by hand has two readers a snippet.');
  if (pairs.length === 0) problems.push('No pair is chosen. Say who reads with whom.');
  for (const { a, b } of pairs) {
    if (a === b) problems.push(`${a} cannot be paired with the same person.`);
    for (const person of [a, b]) {
      if (!annotators.includes(person)) {
        problems.push(`${person} is in a pair and not among the annotators. Add or unpair them.`);
      }
    }
  }
  const names = pairs.map(({ a, b }) => [a, b].sort().join(' and '));
  for (const pair of findRepeated(names)) problems.push(`The pair ${pair} is given twice.`);
  if (pairs.some(({ share }) => !Number.isInteger(share) || share < 1)) {
    problems.push('The share of a pair is a whole number from 1 on.');
  } else if (pairs.reduce((sum, { share }) => sum + share, 0) > mostShares) {
    problems.push(
      `The shares of all pairs together are more than ${mostShares}. Use smaller ones.`,
    );
  }
  return [...new Set(problems)];
}

function findRepeated(words: readonly string[]): string[] {
  return [...new Set(words.filter((word, place) => words.indexOf(word) !== place))].sort();
}

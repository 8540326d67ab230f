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
  const { snippets, annotators, overlap, method, strata } = input;
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
  } else if (countFolders(annotators.length, overlap, method) > mostFolders) {
    problems.push(
      `A complete design of ${overlap} out of ${annotators.length} annotators has more than ${mostFolders} folders. Choose the ring.`,
    );
  }
  return problems;
}

function findRepeated(words: readonly string[]): string[] {
  return [...new Set(words.filter((word, place) => words.indexOf(word) !== place))].sort();
}

/**
 * What makes a list of fragments a span of a text: at least one, none empty, none outside the
 * text, none white space alone, sorted and apart (they may touch). Source: the operations of the
 * HTTP API, whose refusals these sentences are.
 */
import { sliceText, type IndexedText } from '../text/code-points';
import type { Fragment, Fragments } from './fragment';
import { isBlank } from './white-space';

/** What is wrong with the fragments, a sentence each; empty when they are a span of the text. */
export function findFragmentProblems(indexed: IndexedText, fragments: Fragments): string[] {
  if (fragments.length === 0) return ['A span needs at least one fragment.'];
  return fragments.flatMap((fragment, i) => {
    const problem =
      findEdgeProblem(indexed, fragment) ?? findOrderProblem(fragments[i - 1], fragment);
    return problem === null ? [] : [`Fragment ${i + 1} [${fragment.join(', ')}) ${problem}`];
  });
}

function findEdgeProblem(indexed: IndexedText, [start, end]: Fragment): string | null {
  if (!Number.isInteger(start) || !Number.isInteger(end)) return 'needs whole numbers.';
  if (start < 0 || end > indexed.length) {
    return `reaches outside the text, which has ${indexed.length} code points.`;
  }
  if (start === end) return 'is empty.';
  if (start > end) return 'ends before it starts.';
  return isBlank(sliceText(indexed, start, end)) ? 'covers white space alone.' : null;
}

function findOrderProblem(before: Fragment | undefined, [start]: Fragment): string | null {
  if (before === undefined) return null;
  if (start < before[0]) return 'stands before the one that it follows: sort the fragments.';
  return start < before[1] ? 'overlaps the one before it: join the two.' : null;
}

import { describe, expect, it } from 'vitest';
import { indexText } from '../text/code-points';
import type { Fragments } from './fragment';
import { findFragmentProblems } from './validate-fragments';

const indexed = indexText('😀 ab \n cd');

describe('findFragmentProblems', () => {
  it.each([
    [[[0, 1]]],
    [[[2, 4]]],
    [[[0, 9]]],
    [
      [
        [2, 3],
        [3, 4],
        [7, 9],
      ],
    ],
    [[[1, 3]]],
  ] as [Fragments][])('accepts %j', (fragments) => {
    expect(findFragmentProblems(indexed, fragments)).toEqual([]);
  });

  it.each([
    [[], 'at least one'],
    [[[2, 2]], 'is empty'],
    [[[4, 2]], 'ends before'],
    [[[-1, 2]], 'outside the text, which has 9 code points'],
    [[[8, 10]], 'outside'],
    [[[0.5, 2]], 'whole numbers'],
    [[[Number.NaN, 2]], 'whole numbers'],
    [[[4, 7]], 'white space alone'],
    [
      [
        [7, 9],
        [2, 4],
      ],
      'sort the fragments',
    ],
    [
      [
        [2, 4],
        [3, 9],
      ],
      'overlaps',
    ],
    [
      [
        [2, 4],
        [2, 4],
      ],
      'overlaps',
    ],
  ] as [Fragments, string][])('%j: %s', (fragments, sentence) => {
    const problems = findFragmentProblems(indexed, fragments);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(sentence);
  });

  it('names each fragment that is wrong', () => {
    expect(
      findFragmentProblems(indexed, [
        [2, 2],
        [3, 4],
        [5, 6],
      ]),
    ).toEqual(['Fragment 1 [2, 2) is empty.', 'Fragment 3 [5, 6) covers white space alone.']);
  });
});

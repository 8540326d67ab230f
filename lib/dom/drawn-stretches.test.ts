import { describe, expect, it } from 'vitest';
import { cutOut } from './drawn-stretches';

describe('cutOut', () => {
  it.each([
    [[], [[10, 20]]],
    [
      [[14, 15]],
      [
        [10, 14],
        [15, 20],
      ],
    ],
    [
      [
        [12, 13],
        [16, 18],
      ],
      [
        [10, 12],
        [13, 16],
        [18, 20],
      ],
    ],
    [
      [
        [10, 11],
        [19, 20],
      ],
      [[11, 19]],
    ],
    [[[10, 20]], []],
  ] as const)('takes %j out of [10, 20)', (parts, rest) => {
    expect(cutOut([10, 20], parts)).toEqual(rest);
  });
});

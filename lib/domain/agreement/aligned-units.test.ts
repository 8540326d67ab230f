import { describe, expect, it } from 'vitest';
import { alignUnits } from './aligned-units';

function link(
  a: number,
  b: number,
  ...pairs: [number, number][]
): Parameters<typeof alignUnits>[0][0] {
  return { a, b, pairs: pairs.map(([ofA, ofB]) => ({ a: ofA, b: ofB })) };
}

function units(...readerPairs: Parameters<typeof alignUnits>[0]): string[][] {
  return alignUnits(readerPairs).map((unit) => unit.map(({ reader, span }) => `${reader}:${span}`));
}

describe('alignUnits', () => {
  it('takes each matched pair of two readers for a unit', () => {
    expect(units(link(0, 1, [0, 1], [2, 0]))).toEqual([
      ['0:0', '1:1'],
      ['0:2', '1:0'],
    ]);
  });

  it('joins pairs of three readers, also where two of them have no pair of their own', () => {
    const all = units(link(0, 1, [0, 0], [1, 1]), link(0, 2, [0, 3]), link(1, 2, [0, 3], [1, 4]));
    expect(all).toEqual([
      ['0:0', '1:0', '2:3'],
      ['0:1', '1:1', '2:4'],
    ]);
  });

  it('keeps pairs apart where joining would give a reader two spans', () => {
    // Reader 1 split what reader 0 has whole; reader 2's span went to the other half.
    const split = units(link(0, 1, [0, 0]), link(0, 2, [0, 0]), link(1, 2, [1, 0]));
    expect(split).toEqual([
      ['0:0', '1:0'],
      ['0:0', '2:0'],
      ['1:1', '2:0'],
    ]);
  });
});

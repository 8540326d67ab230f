import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fragments } from '../spans/fragment';
import { cutBlocks, shareOut } from './blocks';

/** Sentence starts of a text and its length. */
const texts = fc
  .array(fc.integer({ min: 1, max: 2_500 }), { minLength: 1, maxLength: 40 })
  .map((lengths) => {
    const starts: number[] = [];
    let length = 0;
    for (const each of lengths) {
      starts.push(length);
      length += each;
    }
    return { starts, length };
  });

describe('cutBlocks', () => {
  it('leaves an ordinary snippet whole', () => {
    expect(cutBlocks([0, 800, 1_500], 2_100)).toEqual([
      { start: 0, end: 2_100, sentences: [0, 800, 1_500], sentencesBefore: 0 },
    ]);
  });

  it('ends a block with the sentence that makes it long enough', () => {
    expect(cutBlocks([0, 2_000, 3_500, 4_000], 9_000)).toEqual([
      { start: 0, end: 3_500, sentences: [0, 2_000], sentencesBefore: 0 },
      { start: 3_500, end: 9_000, sentences: [3_500, 4_000], sentencesBefore: 2 },
    ]);
  });

  it('gives every sentence to one block, in order', () => {
    fc.assert(
      fc.property(texts, ({ starts, length }) => {
        const blocks = cutBlocks(starts, length);
        expect(blocks.flatMap(({ sentences }) => sentences)).toEqual(starts);
        expect(blocks.map(({ start }) => start)).toEqual(
          [0, ...blocks.map(({ end }) => end)].slice(0, -1),
        );
        expect(blocks.at(-1)?.end).toBe(length);
        expect(blocks.map(({ sentences }) => sentences[0])).toEqual(
          blocks.map(({ start }) => start),
        );
      }),
    );
  });
});

describe('shareOut', () => {
  const blocks = [
    { start: 0, end: 10 },
    { start: 10, end: 20 },
    { start: 20, end: 30 },
  ];

  it('puts a span into each block that it reaches, and into none that it touches', () => {
    const spans: Fragments[] = [
      [[2, 10]],
      [[8, 12]],
      [
        [4, 6],
        [22, 24],
      ],
      [[10, 20]],
    ];
    const [first, across, split, second] = spans;
    expect(shareOut(blocks, spans, (span) => span)).toEqual([
      [first, across, split],
      [across, split, second],
      [split],
    ]);
  });

  it('is what asking every block about every span gives', () => {
    const fragments = fc
      .tuple(fc.nat(29), fc.integer({ min: 1, max: 12 }))
      .map(([start, length]): Fragments => [[start, Math.min(30, start + length)]]);
    fc.assert(
      fc.property(fc.array(fragments), (spans) => {
        const asked = blocks.map(({ start, end }) =>
          spans.filter(([fragment]) => fragment![0] < end && fragment![1] > start),
        );
        expect(shareOut(blocks, spans, (span) => span)).toEqual(asked);
      }),
    );
  });
});

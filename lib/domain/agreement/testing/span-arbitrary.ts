/** Random spans of a short text: crowded enough to nest, chain, stack, tie and leave gaps. */
import fc from 'fast-check';
import { pairFragments, type Fragments, type LabelledSpan } from '../../spans/fragment';

const textLength = 14;

const anyFragments: fc.Arbitrary<Fragments> = fc
  .uniqueArray(fc.integer({ min: 0, max: textLength }), { minLength: 2, maxLength: 4 })
  .map((edges) => {
    const sorted = edges.toSorted((a, b) => a - b);
    return pairFragments(sorted.length % 2 === 0 ? sorted : sorted.slice(1));
  });

/** Few enough that the same edges come up again and again, in one reading and in both. */
const fewFragments = fc.constantFrom<Fragments>(
  [[0, 6]],
  [[4, 10]],
  [[2, 8]],
  [[8, 12]],
  [
    [0, 2],
    [8, 10],
  ],
);

export const spanArbitrary: fc.Arbitrary<LabelledSpan> = fc.record({
  fragments: fc.oneof(anyFragments, fewFragments),
  label: fc.constantFrom('X', 'Y', 'Z'),
});

/** Random spans of a short text: crowded enough to nest, chain, stack and leave gaps. */
import fc from 'fast-check';
import { pairFragments, type LabelledSpan } from '../../spans/fragment';

const textLength = 14;

export const spanArbitrary: fc.Arbitrary<LabelledSpan> = fc.record({
  fragments: fc
    .uniqueArray(fc.integer({ min: 0, max: textLength }), { minLength: 2, maxLength: 4 })
    .map((edges) => {
      const sorted = edges.toSorted((a, b) => a - b);
      return pairFragments(sorted.length % 2 === 0 ? sorted : sorted.slice(1));
    }),
  label: fc.constantFrom('X', 'Y', 'Z'),
});

import { describe, expect, it } from 'vitest';
import type { Annotation, Fragments } from '@/lib/domain/spans/fragment';
import { spanAt } from './span-at';

function annotation(id: string, fragments: Fragments): Annotation {
  return { id, fragments, label: 'x', attributes: {}, note: null };
}

const nest = [
  annotation('outer', [[0, 30]]),
  annotation('inner', [[10, 14]]),
  annotation('middle', [[8, 20]]),
  annotation('split', [
    [40, 44],
    [50, 54],
  ]),
];

describe('spanAt', () => {
  it('takes the innermost span', () => {
    expect(spanAt(nest, 11, null)).toBe('inner');
    expect(spanAt(nest, 8, null)).toBe('middle');
    expect(spanAt(nest, 29, null)).toBe('outer');
  });

  it('goes outwards from the open one, and round', () => {
    expect(spanAt(nest, 11, 'inner')).toBe('middle');
    expect(spanAt(nest, 11, 'middle')).toBe('outer');
    expect(spanAt(nest, 11, 'outer')).toBe('inner');
    expect(spanAt(nest, 11, 'split')).toBe('inner');
  });

  it('is half-open, and sees the gap of a span in two parts', () => {
    expect(spanAt(nest, 30, null)).toBeNull();
    expect(spanAt(nest, 43, null)).toBe('split');
    expect(spanAt(nest, 44, null)).toBeNull();
    expect(spanAt(nest, 50, null)).toBe('split');
  });
});

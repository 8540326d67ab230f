import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spanEnd, spanStart, type Fragments } from './fragment';
import { layoutFloors, type SpanToLay } from './layout-floors';

const span = (id: string, ...fragments: Fragments): SpanToLay => ({ id, fragments, label: 'L' });
const floorsOf = (...spans: SpanToLay[]): Record<string, number> =>
  Object.fromEntries(layoutFloors(spans));

describe('layoutFloors', () => {
  it('keeps spans apart from each other on the ground', () => {
    expect(floorsOf(span('a', [0, 3]), span('b', [4, 9]))).toEqual({ a: 0, b: 0 });
  });

  it('lays what is nested below what holds it', () => {
    expect(floorsOf(span('outer', [0, 20]), span('inner', [5, 8]), span('mid', [4, 12]))).toEqual({
      inner: 0,
      mid: 1,
      outer: 2,
    });
  });

  it('parts touching and equal spans', () => {
    expect(floorsOf(span('b', [3, 6]), span('a', [0, 3]))).toEqual({ a: 0, b: 1 });
    expect(floorsOf(span('y', [0, 3]), span('x', [0, 3]))).toEqual({ x: 0, y: 1 });
  });

  it('keeps the gap of a span in fragments free', () => {
    expect(floorsOf(span('wide', [0, 2], [10, 12]), span('between', [5, 6]))).toEqual({
      between: 0,
      wide: 1,
    });
  });

  const spans = fc
    .array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 12 })), { maxLength: 14 })
    .map((list) => list.map(([at, length], i) => span(`s${i}`, [at, at + length])));

  it('never puts two neighbours on one floor, and wastes none', () => {
    fc.assert(
      fc.property(spans, (list) => {
        const floors = layoutFloors(list);
        const near = (a: SpanToLay, b: SpanToLay): boolean =>
          a.id !== b.id &&
          spanStart(a.fragments) <= spanEnd(b.fragments) &&
          spanStart(b.fragments) <= spanEnd(a.fragments);
        for (const a of list) {
          const around = list.filter((b) => near(a, b)).map((b) => floors.get(b.id) ?? -1);
          const own = floors.get(a.id) ?? -1;
          expect(around).not.toContain(own);
          for (let lower = 0; lower < own; lower += 1) expect(around).toContain(lower);
        }
      }),
    );
  });

  it('does not depend on the order of the input', () => {
    fc.assert(
      fc.property(
        spans.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([list, shuffled]) => {
          expect(Object.fromEntries(layoutFloors(shuffled))).toEqual(
            Object.fromEntries(layoutFloors(list)),
          );
        },
      ),
    );
  });
});

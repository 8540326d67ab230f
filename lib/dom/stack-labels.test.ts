import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stackLabels, type LabelExtent } from './stack-labels';

function label(
  key: string,
  left: number,
  right: number,
  more: Partial<LabelExtent> = {},
): LabelExtent {
  return { key, line: 0, left, right, spanLength: 5, ...more };
}

describe('stackLabels', () => {
  it('leaves labels that are apart next to the text', () => {
    expect([...stackLabels([label('a', 0, 80), label('b', 90, 170)]).values()]).toEqual([0, 0]);
  });

  it('raises one of two that would cover each other, though their spans do not touch', () => {
    const floors = stackLabels([label('a', 0, 80), label('b', 40, 120)]);
    expect([floors.get('a'), floors.get('b')]).toEqual([0, 1]);
  });

  it('keeps the shorter span closer to the text', () => {
    const floors = stackLabels([
      label('outer', 0, 80, { spanLength: 30 }),
      label('inner', 10, 70, { spanLength: 4 }),
    ]);
    expect([floors.get('outer'), floors.get('inner')]).toEqual([1, 0]);
  });

  it('does not mix lines', () => {
    const floors = stackLabels([label('a', 0, 80), label('b', 0, 80, { line: 1 })]);
    expect([floors.get('a'), floors.get('b')]).toEqual([0, 0]);
  });

  it('never puts two on one place, and uses no floor without need', () => {
    const labels = fc
      .array(
        fc.record({
          line: fc.nat(2),
          left: fc.nat(300),
          width: fc.integer({ min: 20, max: 120 }),
          spanLength: fc.integer({ min: 1, max: 60 }),
        }),
        { maxLength: 12 },
      )
      .map((list) =>
        list.map(({ left, width, ...rest }, i) => ({
          key: `${i}`,
          left,
          right: left + width,
          ...rest,
        })),
      );
    fc.assert(
      fc.property(labels, (list) => {
        const floors = stackLabels(list);
        expect(floors.size).toBe(list.length);
        for (const a of list) {
          const others = list.filter(
            (b) => b !== a && b.line === a.line && a.left <= b.right && b.left <= a.right,
          );
          for (const b of others) expect(floors.get(a.key)).not.toBe(floors.get(b.key));
          expect(floors.get(a.key)!).toBeLessThanOrEqual(list.length - 1);
        }
      }),
    );
  });
});

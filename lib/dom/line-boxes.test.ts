import { describe, expect, it } from 'vitest';
import { isSameLine, joinBoxes, uniteBoxes } from './line-boxes';

const box = (left: number, right: number, top = 100, height = 26) => ({
  left,
  top,
  right,
  bottom: top + height,
});

describe('joinBoxes', () => {
  it('joins stretches that meet on a line, from left to right', () => {
    expect(joinBoxes([box(50, 80), box(10, 50)])).toEqual([box(10, 80)]);
    expect(joinBoxes([box(10, 50), box(50.6, 80)])).toEqual([box(10, 80)]);
  });

  it('keeps stretches that bidirectional text has torn apart', () => {
    expect(joinBoxes([box(10, 40), box(60, 80)])).toEqual([box(10, 40), box(60, 80)]);
  });

  it('keeps lines apart, the upper one first', () => {
    expect(joinBoxes([box(10, 40, 146), box(200, 300, 100)])).toEqual([
      box(200, 300, 100),
      box(10, 40, 146),
    ]);
  });

  it('leaves out what has no width', () => {
    expect(joinBoxes([box(10, 10), box(20, 60)])).toEqual([box(20, 60)]);
    expect(joinBoxes([box(10, 10)])).toEqual([]);
  });

  it('takes characters of another size on one line together', () => {
    expect(joinBoxes([box(10, 40, 100, 26), box(40, 50, 96, 14)])).toEqual([
      { left: 10, top: 96, right: 50, bottom: 126 },
    ]);
  });
});

describe('isSameLine', () => {
  it('asks for more than half of the lower box', () => {
    expect(isSameLine(box(0, 1, 0, 20), box(5, 6, 8, 20))).toBe(true);
    expect(isSameLine(box(0, 1, 0, 20), box(5, 6, 12, 20))).toBe(false);
  });
});

describe('uniteBoxes', () => {
  it('holds both', () => {
    expect(uniteBoxes(box(10, 40, 100), box(30, 90, 90))).toEqual({
      left: 10,
      top: 90,
      right: 90,
      bottom: 126,
    });
  });
});

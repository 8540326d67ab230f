import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsDoubt, boundsFault, firstBoundsDoubt, readBound } from './bounds';

const gap = (minimum?: string, maximum?: string) => ({
  title: 'Gap',
  quantity: { unit: 'eV', minimum, maximum },
});

describe('boundsDoubt', () => {
  it.each([
    ['0.3', gap('0.3', '15'), null],
    ['15.00', gap('0.3', '15'), null],
    // As binary fractions 0.1 and 0.2 are more than 0.3.
    ['0.30000000000000001', gap(undefined, '0.3'), '0.30000000000000001 is above 0.3 eV'],
    ['1550', gap('0.3', '15'), '1550 is above 15 eV, the most that is expected.'],
    ['-0.1', gap('0'), '-0.1 is below 0 eV, the least that is expected.'],
    ['99', gap(), null],
    ['99', { quantity: null }, null],
  ])('%s', (decimal, label, words) => {
    const doubt = boundsDoubt(decimal, label);
    if (words === null) expect(doubt).toBeNull();
    else expect(doubt).toContain(words);
  });

  it('leaves alone what is between the bounds, whatever they are', () => {
    const decimal = fc
      .tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 0, max: 999 }))
      .map(([whole, part]) => `${whole}.${String(part).padStart(3, '0')}`);
    fc.assert(
      fc.property(fc.tuple(decimal, decimal, decimal), (three) => {
        const [low, middle, high] = three.toSorted((a, b) => Number(a) - Number(b));
        expect(boundsDoubt(middle!, gap(low, high))).toBeNull();
        expect(boundsFault(gap(low, high))).toBeNull();
      }),
    );
  });

  it('is about the first of several values that is outside', () => {
    expect(firstBoundsDoubt(['1.5', '40', '50'], gap('0', '15'))).toContain('40 is above');
    expect(firstBoundsDoubt(['1.5'], gap('0', '15'))).toBeNull();
  });
});

it('bounds the wrong way round are a fault', () => {
  expect(boundsFault(gap('2', '1.99'))).toContain('the least is above the most');
  expect(boundsFault(gap('2', '2.0'))).toBeNull();
});

it.each([
  ['0.5', '0.5'],
  [' 12 ', '12'],
  ['0,5', '0.5'],
  ['.5', '0.5'],
  ['−3.', '-3'],
  ['', ''],
  ['1e3', null],
  ['-', null],
  ['.', null],
  ['1.5 eV', null],
])('reads the bound that was typed as %j', (typed, bound) => {
  expect(readBound(typed)).toBe(bound);
});

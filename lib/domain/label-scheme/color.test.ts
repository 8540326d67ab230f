import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { contrastWithWhite, darkenForWhiteText, minimumContrast, parseColor } from './color';

// Many inputs, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

const channels = (color: string): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

const order = (color: string) =>
  channels(color)
    .map((value, index) => ({ value, index }))
    .toSorted((a, b) => b.value - a.value || a.index - b.index)
    .map(({ index }) => index);

describe('parseColor', () => {
  it.each([
    ['LightGreen', '#90ee90'],
    [' rebeccapurple ', '#663399'],
    ['#FA0', '#ffaa00'],
    ['#8FB2FF', '#8fb2ff'],
    ['#12', null],
    ['#gggggg', null],
    ['darken', null],
    ['', null],
  ])('reads %j as %j', (text, color) => {
    expect(parseColor(text)).toBe(color);
  });
});

describe('contrastWithWhite', () => {
  it.each([
    ['#ffffff', 1],
    ['#000000', 21],
    ['#767676', 4.54],
    ['#777777', 4.48],
    ['#ff0000', 4.0],
  ])('is that of WCAG for %s', (color, contrast) => {
    expect(contrastWithWhite(color)).toBeCloseTo(contrast, 2);
  });
});

describe('darkenForWhiteText', () => {
  it('leaves a colour alone that carries white text', () => {
    expect(darkenForWhiteText('#007a5a')).toBe('#007a5a');
  });

  it('takes white to the lightest grey that carries white text', () => {
    expect(darkenForWhiteText('#ffffff')).toBe('#767676');
  });

  it('takes pure yellow to a dark yellow: same hue, full saturation', () => {
    const [red, green, blue] = channels(darkenForWhiteText('#ffff00'));
    expect([red, blue]).toEqual([green, 0]);
  });

  it('always reaches the contrast, and no darker than it must', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const dark = darkenForWhiteText(color);
        expect(contrastWithWhite(dark)).toBeGreaterThanOrEqual(minimumContrast);
        if (dark !== color) expect(contrastWithWhite(dark)).toBeLessThan(minimumContrast + 0.2);
      }),
    );
  });

  it('keeps which of red, green and blue is strongest', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const [first, , last] = order(color);
        const dark = channels(darkenForWhiteText(color));
        expect(dark[first!]).toBe(Math.max(...dark));
        expect(dark[last!]).toBe(Math.min(...dark));
      }),
    );
  });
});

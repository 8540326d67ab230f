import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, mix, withStrength } from './color-contrast';
import { labelVariables, pageColors, paintLabel } from './label-colors';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it('has the published values', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrast('#0000ff', '#ffffff')).toBeCloseTo(8.592, 3);
  });

  it('is symmetric, and 1 for a colour with itself', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        expect(contrast(a, b)).toBe(contrast(b, a));
        expect(contrast(a, a)).toBe(1);
      }),
    );
  });

  it('refuses what is not a colour', () => {
    expect(() => contrast('teal', '#ffffff')).toThrow('teal');
  });
});

describe('mix', () => {
  it('takes the share of the first colour', () => {
    expect(mix('#ff0000', '#0000ff', 1)).toBe('#ff0000');
    expect(mix('#ff0000', '#0000ff', 0)).toBe('#0000ff');
    expect(mix('#ffffff', '#000000', 0.5)).toBe('#808080');
  });
});

describe('withStrength', () => {
  it('gives a colour back in its own strength', () => {
    expect(withStrength('#bf4040', 1, 0.5)).toBe('#bf4040');
  });

  it('changes lightness and saturation and leaves the hue', () => {
    expect(withStrength('#ff0000', 1, 0.25)).toBe('#800000');
    expect(withStrength('#ff0000', 0.5, 0.5)).toBe('#bf4040');
    expect(withStrength('#808080', 1, 0.25)).toBe('#404040');
  });
});

describe('paintLabel', () => {
  it.each(['light', 'dark'] as const)('keeps any tone readable in the %s scheme', (scheme) => {
    const { paper, ink } = pageColors[scheme];
    fc.assert(
      fc.property(hex, (color) => {
        const paint = paintLabel(color, scheme);
        expect(contrast(paint.solid, paint.onSolid)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(paint.solid, paper)).toBeGreaterThanOrEqual(3);
        expect(contrast(paint.line, paper)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(paint.line, paint.tint)).toBeGreaterThanOrEqual(3);
        expect(contrast(paint.tint, ink)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves a tone that is good as it is', () => {
    expect(paintLabel('#007a5a', 'light')).toMatchObject({ solid: '#007a5a', line: '#007a5a' });
  });
});

describe('labelVariables', () => {
  it('writes both schemes', () => {
    expect(Object.keys(labelVariables('#007a5a')).sort()).toEqual(
      ['solid', 'on-solid', 'line', 'tint']
        .flatMap((part) => [`--label-${part}-dark`, `--label-${part}-light`])
        .sort(),
    );
  });
});

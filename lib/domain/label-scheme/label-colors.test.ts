import { describe, expect, it, vi } from 'vitest';
import { contrastWithWhite, minimumContrast } from './color';
import { appearanceOf, visibleDistance } from './color-vision';
import { chooseColor, labelPalette, notClearColor } from './label-colors';

// Many inputs, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const distance = (a: string, b: string) => visibleDistance(appearanceOf(a), appearanceOf(b));

const chooseMany = (count: number, given: readonly string[] = []) => {
  const colors = [...given];
  for (let i = 0; i < count; i += 1) colors.push(chooseColor(colors));
  return colors.slice(given.length);
};

describe('visibleDistance', () => {
  it('sees what only people with usual colour vision tell apart', () => {
    // Red and olive of like lightness: far apart for most, near for people without long-wave cones.
    const [red, olive] = [appearanceOf('#b03030'), appearanceOf('#6b5d00')];
    const usual = Math.hypot(...red[0]!.map((part, index) => part - olive[0]![index]!));
    expect(usual).toBeGreaterThan(0.12);
    expect(visibleDistance(red, olive)).toBeLessThan(0.06);
  });

  it('is zero for the same colour and largest between black and white', () => {
    expect(distance('#123456', '#123456')).toBe(0);
    expect(distance('#000000', '#ffffff')).toBeCloseTo(1, 2);
  });
});

describe('chooseColor', () => {
  it('gives the palette first, all apart for every kind of colour vision, and apart from NOT CLEAR', () => {
    const colors = [notClearColor, ...chooseMany(labelPalette.length)];
    expect(colors.slice(1)).toEqual(labelPalette);
    for (const [i, a] of colors.entries()) {
      for (const b of colors.slice(i + 1))
        expect([a, b, distance(a, b) > 0.065]).toEqual([a, b, true]);
    }
  });

  it('gives forty different colours that carry white text', () => {
    const colors = chooseMany(40);
    expect(new Set(colors).size).toBe(40);
    for (const color of colors) {
      expect(contrastWithWhite(color)).toBeGreaterThanOrEqual(minimumContrast);
    }
  });

  it('keeps away from colours that are there', () => {
    const given = ['#0f7575', '#dd0077'];
    for (const color of chooseMany(3, given)) {
      for (const other of given) expect(distance(color, other)).toBeGreaterThan(0.06);
    }
  });
});

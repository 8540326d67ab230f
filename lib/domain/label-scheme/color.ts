/**
 * Colours as `#rrggbb`: reading what brat's files write, and finding a tone of the same hue that
 * carries white text. Contrast is that of WCAG 2.2 (success criterion 1.4.3): at least 4.5 to 1.
 */
import { namedColors } from './named-colors';

/** Red, green and blue, or hue, saturation and lightness; each from 0 to 1. */
type Triple = readonly [number, number, number];

/** The least contrast with white that a label's colour has. */
export const minimumContrast = 4.5;

/**
 * Reads a colour name or `#rgb` or `#rrggbb`, in any case, as lower-case `#rrggbb`; null when it is
 * none of these.
 */
export function parseColor(text: string): string | null {
  const color = text.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/u.test(color)) return color;
  if (/^#[0-9a-f]{3}$/u.test(color)) return color.replace(/[0-9a-f]/gu, '$&$&');
  return namedColors.get(color) ?? null;
}

/** Red, green and blue in linear light. */
export function toLinearLight(color: string): Triple {
  return mapTriple(toRgb(color), (part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
}

/** Contrast of white text on the colour, from 1 (white) to 21 (black). */
export function contrastWithWhite(color: string): number {
  const [red, green, blue] = toLinearLight(color);
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** The lightest tone of the same hue and saturation that has the least contrast, or the colour itself. */
export function darkenForWhiteText(color: string): string {
  if (contrastWithWhite(color) >= minimumContrast) return color;
  const [hue, saturation, lightness] = toHsl(toRgb(color));
  let dark = 0;
  let light = lightness;
  for (let step = 0; step < 16; step += 1) {
    const middle = (dark + light) / 2;
    if (contrastWithWhite(fromHsl([hue, saturation, middle])) >= minimumContrast) dark = middle;
    else light = middle;
  }
  return fromHsl([hue, saturation, dark]);
}

function toRgb(color: string): Triple {
  const value = Number.parseInt(color.slice(1), 16);
  return mapTriple([value >> 16, (value >> 8) & 255, value & 255], (part) => part / 255);
}

function toHsl([red, green, blue]: Triple): Triple {
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const chroma = high - low;
  const lightness = (high + low) / 2;
  if (chroma === 0) return [0, 0, lightness];
  const sector =
    high === red
      ? ((green - blue) / chroma + 6) % 6
      : high === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return [sector / 6, chroma / (1 - Math.abs(2 * lightness - 1)), lightness];
}

function fromHsl([hue, saturation, lightness]: Triple): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number): string => {
    const place = (offset + hue * 12) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

function mapTriple([a, b, c]: Triple, map: (part: number) => number): Triple {
  return [map(a), map(b), map(c)];
}

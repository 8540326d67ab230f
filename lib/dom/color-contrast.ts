/**
 * Contrast of two colours by WCAG 2.2 (relative luminance of sRGB, ratio 1 to 21), mixing, and a
 * colour of the same hue in another strength. Colours are `#rrggbb`.
 */

export type Rgb = readonly [red: number, green: number, blue: number];

/** Channels 0 to 255. Anything but `#rrggbb` is a defect and throws. */
export function parseHex(color: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iu.exec(color);
  if (match === null) throw new Error(`Not a colour of the form #rrggbb: ${color}`);
  const [, red = '0', green = '0', blue = '0'] = match;
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
}

/** Relative luminance, 0 (black) to 1 (white). */
export function luminance(color: string): number {
  const [red, green, blue] = parseHex(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, the same both ways round. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** `share` of `a` (0 to 1), the rest `b`. */
export function mix(a: string, b: string, share: number): string {
  const first = parseHex(a);
  const second = parseHex(b);
  const channels = first.map((channel, i) =>
    Math.round(channel * share + (second[i] ?? 0) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

/**
 * The colour's hue with `saturation` times its saturation and a lightness of 0 to 1 (HSL). Greys
 * stay grey.
 */
export function withStrength(color: string, saturation: number, lightness: number): string {
  const [red, green, blue] = parseHex(color).map((channel) => channel / 255) as [
    number,
    number,
    number,
  ];
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const middle = (high + low) / 2;
  const spread = high - low;
  const own = spread === 0 ? 0 : spread / (1 - Math.abs(2 * middle - 1));
  const chroma = Math.min(1, own * saturation) * (1 - Math.abs(2 * lightness - 1));
  const base = lightness - chroma / 2;
  return `#${[red, green, blue]
    .map((channel) => (spread === 0 ? base : base + (chroma * (channel - low)) / spread))
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

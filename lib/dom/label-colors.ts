/**
 * The colours that a label's spans and tags are painted with, made from the one strong tone that
 * the scheme stores. Whatever tone a lead chooses, the text on a tag and the text on a tint keep a
 * contrast of 4.5, the line under a span keeps 3 against the page and against the tint that it lies
 * under (WCAG 2.2, 1.4.3 and 1.4.11), in the light and in the dark scheme.
 */
import { contrast, mix, withStrength } from './color-contrast';

export type LabelPaint = {
  /** The tag above the line. */
  readonly solid: string;
  /** Text on the tag. */
  readonly onSolid: string;
  /** The line under the span. */
  readonly line: string;
  /** Behind the span's text. */
  readonly tint: string;
};

export type ColorScheme = 'light' | 'dark';

/** Page and text colours; the same values as `--color-paper` and `--color-ink`. */
export const pageColors: Readonly<Record<ColorScheme, { paper: string; ink: string }>> = {
  light: { paper: '#fbfaf7', ink: '#1c1d21' },
  dark: { paper: '#17181b', ink: '#eceae4' },
};

/** Saturation, as a share of the tone's own, and lightness. */
const tintStrength: Readonly<Record<ColorScheme, readonly [number, number]>> = {
  light: [0.62, 0.895],
  dark: [0.55, 0.2],
};

/** The four colours of a label in one scheme. `color` is `#rrggbb`. */
export function paintLabel(color: string, scheme: ColorScheme): LabelPaint {
  const { paper, ink } = pageColors[scheme];
  const solid = approach(color, ink, (tone) => contrast(tone, paper) >= 3);
  const tint = approach(
    withStrength(color, ...tintStrength[scheme]),
    paper,
    (tone) => contrast(tone, ink) >= 7,
  );
  const isLine = (tone: string) => contrast(tone, paper) >= 4.5 && contrast(tone, tint) >= 3;
  return {
    solid,
    // One of black and white always has 4.58 or more.
    onSolid: contrast('#ffffff', solid) >= 4.5 ? '#ffffff' : '#000000',
    line: approach(color, ink, isLine),
    tint,
  };
}

/** Moves a colour towards another in small steps until it is good enough. */
function approach(from: string, to: string, isGoodEnough: (color: string) => boolean): string {
  for (let share = 1; share > 0; share -= 0.05) {
    const tone = mix(from, to, share);
    if (isGoodEnough(tone)) return tone;
  }
  return to;
}

type LabelVariables = Readonly<Record<`--label-${string}`, string>>;

/** Of the colours met so far, which are few: every label on the screen asks at every key. */
const variablesOf = new Map<string, LabelVariables>();

/** Custom properties for a style attribute; the class `label-paint` picks the scheme. */
export function labelVariables(color: string): LabelVariables {
  const variables = variablesOf.get(color) ?? mixVariables(color);
  variablesOf.set(color, variables);
  return variables;
}

function mixVariables(color: string): LabelVariables {
  const variables: Record<`--label-${string}`, string> = {};
  for (const scheme of ['light', 'dark'] as const) {
    const paint = paintLabel(color, scheme);
    variables[`--label-solid-${scheme}`] = paint.solid;
    variables[`--label-on-solid-${scheme}`] = paint.onSolid;
    variables[`--label-line-${scheme}`] = paint.line;
    variables[`--label-tint-${scheme}`] = paint.tint;
  }
  return variables;
}

/**
 * Colours for labels that come without one. Each carries white text, and the first eight, together
 * with that of NOT CLEAR, stay apart for people with colour-vision deficiency (chosen by search for
 * the largest least distance). Beyond them the colour farthest from all used ones is taken.
 */
import { contrastWithWhite, minimumContrast } from './color';
import { type Appearance, appearanceOf, visibleDistance } from './color-vision';

/** The colour of NOT CLEAR. */
export const notClearColor = '#b84a00';

/** In the order in which they are given out. */
export const labelPalette: readonly string[] = [
  '#117777',
  '#dd0077',
  '#000099',
  '#7766bb',
  '#113300',
  '#aa11ff',
  '#440044',
  '#6600cc',
];

/** Closer than this, a colour is not given to another label. */
const leastDistance = 0.065;

/**
 * A colour for one more label.
 *
 * @param used Colours in the scheme, as `#rrggbb`; that of NOT CLEAR is kept clear in any case.
 */
export function chooseColor(used: readonly string[]): string {
  const taken = [notClearColor, ...used].map(appearanceOf);
  const distance = (appearance: Appearance) =>
    Math.min(...taken.map((other) => visibleDistance(appearance, other)));
  const free = labelPalette.find((color) => distance(appearanceOf(color)) >= leastDistance);
  if (free !== undefined) return free;
  let best = { color: labelPalette[0] ?? notClearColor, distance: -1 };
  for (const [color, appearance] of listCandidates()) {
    const candidate = { color, distance: distance(appearance) };
    if (candidate.distance > best.distance) best = candidate;
  }
  return best.color;
}

let candidates: ReadonlyMap<string, Appearance> | null = null;

/** A grid of the colours that carry white text and are not nearly black; made at the first need. */
function listCandidates(): ReadonlyMap<string, Appearance> {
  if (candidates) return candidates;
  const steps = ['11', '33', '55', '77', '99', 'bb', 'dd', 'ff'];
  const grid = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
  );
  candidates = new Map(
    grid
      .filter((color) => isUsable(contrastWithWhite(color)))
      .map((color) => [color, appearanceOf(color)]),
  );
  return candidates;
}

function isUsable(contrast: number): boolean {
  return contrast >= minimumContrast && contrast <= 16;
}

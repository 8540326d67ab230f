/**
 * How a bandgap is written in a text, and which part of the writing a perfect reader would mark
 * (guideline, sections 2 and 3). Values are whole meV until they are written, so that digits never
 * come from binary fractions.
 */
import type { RandomSource } from '../random/seeded-random';
import type { GapDistribution } from './materials';
import { bell, integerBetween, pick, pickWeighted } from './pick';

/** A stretch of text; marked ones are spans. */
export type Piece = { readonly text: string; readonly isMarked: boolean };

/**
 * `free`: any wording of one value. `plain`: number and unit. `bare`: number only. `between`: two
 * ends joined by "and" after the word "between". `pair`: two values joined by "and".
 */
export type ValueForm = 'free' | 'plain' | 'bare' | 'between' | 'pair';

type Draw = (gap: GapDistribution, random: RandomSource) => Piece[];

const noBreakSpace = '\u00a0';

const unitSpacings = [
  [' ', 90],
  [noBreakSpace, 6],
  ['', 4],
] as const;

const freeForms: readonly (readonly [Draw, number])[] = [
  [writePlain, 72],
  [writeApproximate, 13],
  [writeRange, 12],
  [writeMargin, 3],
];

/** Writes one value (two for `pair`) drawn from the distribution. */
export function writeValue(
  form: ValueForm,
  gap: GapDistribution,
  random: RandomSource,
): readonly Piece[] {
  switch (form) {
    case 'free':
      return pickWeighted(freeForms, random)(gap, random);
    case 'plain':
      return writePlain(gap, random);
    case 'bare':
      return [marked(formatElectronVolts(drawGap(gap, random), 2))];
    case 'between': {
      const [low, high] = drawEnds(gap, random, 2);
      return [marked(`${low} and ${high} eV`)];
    }
    case 'pair':
      return writePair(gap, random);
  }
}

/** Whole meV as eV: `1555` with two decimals is `1.56`, halves up. */
export function formatElectronVolts(milli: number, decimals: 1 | 2 | 3): string {
  const step = 10 ** (3 - decimals);
  const digits = String(Math.floor((milli + step / 2) / step)).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function writePlain(gap: GapDistribution, random: RandomSource): Piece[] {
  const decimals = pickWeighted<1 | 2 | 3>(
    [
      [1, 22],
      [2, 73],
      [3, 5],
    ],
    random,
  );
  const number = formatElectronVolts(drawGap(gap, random), decimals);
  return [marked(`${number}${pickWeighted(unitSpacings, random)}eV`)];
}

function writeApproximate(gap: GapDistribution, random: RandomSource): Piece[] {
  const sign = pick(['about ', 'ca. ', 'approximately ', '~', '≈'], random);
  const decimals = pick<1 | 2>([1, 2], random);
  return [unmarked(sign), marked(`${formatElectronVolts(drawGap(gap, random), decimals)} eV`)];
}

function writeRange(gap: GapDistribution, random: RandomSource): Piece[] {
  const [low, high] = drawEnds(gap, random, pick<1 | 2>([1, 2], random));
  const text = pickWeighted(
    [
      [`${low}–${high} eV`, 8],
      [`${low}-${high} eV`, 5],
      [`${low} to ${high} eV`, 4],
      [`${low} eV to ${high} eV`, 2],
      [`${high}–${low} eV`, 1],
    ],
    random,
  );
  return [marked(text)];
}

function writeMargin(gap: GapDistribution, random: RandomSource): Piece[] {
  const number = formatElectronVolts(drawGap(gap, random), 2);
  return [marked(`${number} ± 0.0${integerBetween(random, 1, 5)} eV`)];
}

function writePair(gap: GapDistribution, random: RandomSource): Piece[] {
  const [low, high] = drawEnds(gap, random, 2);
  const first = pickWeighted(
    [
      [`${low} eV`, 3],
      [low, 2],
    ],
    random,
  );
  return [marked(first), unmarked(' and '), marked(`${high} eV`)];
}

function drawEnds(
  gap: GapDistribution,
  random: RandomSource,
  decimals: 1 | 2,
): readonly [low: string, high: string] {
  const low = drawGap(gap, random) - (decimals === 1 ? 50 : 30);
  const width =
    decimals === 1 ? 100 * integerBetween(random, 1, 2) : 10 * integerBetween(random, 4, 12);
  return [formatElectronVolts(low, decimals), formatElectronVolts(low + width, decimals)];
}

function drawGap({ centre, spread }: GapDistribution, random: RandomSource): number {
  return Math.round(centre + spread * bell(random));
}

function marked(text: string): Piece {
  return { text, isMarked: true };
}

function unmarked(text: string): Piece {
  return { text, isMarked: false };
}

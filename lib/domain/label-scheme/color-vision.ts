/**
 * How far apart two colours look, to people with usual colour vision and to those without the
 * long-, middle- or short-wave cones. Deficiencies are simulated after Machado, Oliveira and
 * Fernandes (2009, severity 1.0) in linear light; distances are taken in Oklab (Ottosson 2020),
 * where 0.02 is about the least step that can be seen.
 */
import { toLinearLight } from './color';

type Vector = readonly [number, number, number];
type Matrix = readonly [Vector, Vector, Vector];

const visions: readonly Matrix[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
];

const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];

const toOklab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** A colour as each of the four kinds of vision sees it. */
export type Appearance = readonly Vector[];

/** How a `#rrggbb` looks; computed once where a colour is compared often. */
export function appearanceOf(color: string): Appearance {
  const linear = toLinearLight(color);
  return visions.map((vision) => {
    const seen = map(multiply(vision, linear), (part) => Math.min(1, Math.max(0, part)));
    return multiply(toOklab, map(multiply(toCones, seen), Math.cbrt));
  });
}

/** The distance of two colours for whoever sees it smallest. */
export function visibleDistance(a: Appearance, b: Appearance): number {
  const distances = a.map((seenA, index) => {
    const seenB = b[index] ?? seenA;
    return Math.hypot(seenA[0] - seenB[0], seenA[1] - seenB[1], seenA[2] - seenB[2]);
  });
  return Math.min(...distances);
}

function multiply(matrix: Matrix, [x, y, z]: Vector): Vector {
  const row = ([a, b, c]: Vector) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function map([x, y, z]: Vector, change: (part: number) => number): Vector {
  return [change(x), change(y), change(z)];
}

/**
 * The five materials of the demo project under their standardised names, with rounded facts that
 * keep the made-up sentences plausible. Bandgaps are centres and spreads in meV; nothing here is
 * data about a real sample.
 */
import type { ValueSource } from './sentences/values';

export const demoMaterials = ['MAPI', 'FAPI', 'MAPB', 'CsPbBr3', 'CsPbI3'] as const;
export type DemoMaterial = (typeof demoMaterials)[number];

/** A normal distribution in meV, cut at 2.5 spreads. */
export type GapDistribution = { readonly centre: number; readonly spread: number };

export type MaterialFacts = {
  readonly salt: string;
  readonly lead: string;
  readonly halide: string;
  readonly cation: string;
  readonly phase: string;
  readonly colour: string;
  /** Pseudocubic lattice constant in hundredths of an ångström. */
  readonly lattice: number;
  /** Absorption edge and emission, nm. */
  readonly edge: number;
  /** First strong reflection, tenths of a degree. */
  readonly angle: number;
  readonly gaps: Readonly<Record<ValueSource, GapDistribution>>;
};

export const materialFacts: Readonly<Record<DemoMaterial, MaterialFacts>> = {
  MAPI: {
    salt: 'MAI',
    lead: 'PbI2',
    halide: 'iodide',
    cation: 'methylammonium',
    phase: 'tetragonal',
    colour: 'dark brown',
    lattice: 631,
    edge: 780,
    angle: 141,
    gaps: gaps([1580, 25], [1600, 160], [1560, 40], [1560, 30]),
  },
  FAPI: {
    salt: 'FAI',
    lead: 'PbI2',
    halide: 'iodide',
    cation: 'formamidinium',
    phase: 'cubic',
    colour: 'black',
    lattice: 636,
    edge: 825,
    angle: 139,
    gaps: gaps([1490, 25], [1470, 150], [1480, 30], [1480, 30]),
  },
  MAPB: {
    salt: 'MABr',
    lead: 'PbBr2',
    halide: 'bromide',
    cation: 'methylammonium',
    phase: 'cubic',
    colour: 'orange',
    lattice: 593,
    edge: 540,
    angle: 149,
    gaps: gaps([2280, 40], [2120, 180], [2280, 50], [2300, 40]),
  },
  CsPbBr3: {
    salt: 'CsBr',
    lead: 'PbBr2',
    halide: 'bromide',
    cation: 'caesium',
    phase: 'orthorhombic',
    colour: 'bright yellow',
    lattice: 587,
    edge: 527,
    angle: 152,
    gaps: gaps([2330, 40], [2200, 200], [2320, 50], [2300, 50]),
  },
  CsPbI3: {
    salt: 'CsI',
    lead: 'PbI2',
    halide: 'iodide',
    cation: 'caesium',
    phase: 'cubic',
    colour: 'dark brown',
    lattice: 629,
    edge: 710,
    angle: 143,
    gaps: gaps([1730, 30], [1750, 170], [1730, 40], [1730, 40]),
  },
};

/** Materials that stand beside the one of interest, with the bandgap (meV) that the texts give them. */
export const neighbourGaps: Readonly<Record<string, number>> = {
  MAPI: 1560,
  FAPI: 1480,
  MAPB: 2290,
  CsPbBr3: 2310,
  CsPbI3: 1730,
  FASnI3: 1410,
  CsSnI3: 1300,
  CsPbCl3: 2980,
};

type CentreAndSpread = readonly [centre: number, spread: number];

function gaps(
  experimental: CentreAndSpread,
  computational: CentreAndSpread,
  literature: CentreAndSpread,
  unknown: CentreAndSpread,
): Record<ValueSource, GapDistribution> {
  const distribution = ([centre, spread]: CentreAndSpread) => ({ centre, spread });
  return {
    E: distribution(experimental),
    C: distribution(computational),
    L: distribution(literature),
    U: distribution(unknown),
  };
}

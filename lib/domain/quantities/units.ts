/**
 * Units after a number. Energy in electron volts is what the project measures; other units are
 * recognised so that their numbers are not taken for energies.
 */
export type UnitMatch = {
  /** `eV` however it is spelled; any other unit as it is written. */
  readonly name: string;
  readonly isEnergy: boolean;
  /** A scanner's misreading of eV (`cV`): no unit, and a person must look. */
  readonly isMisread: boolean;
  readonly end: number;
};

const energyPattern = /(?:[eE] ?[vV]|[eE]lectron[ -]?[vV]olts?)(?!\p{L}|[/·]\p{L})/uy;
const otherPattern = new RegExp(
  String.raw`(?<=[\d⁰¹²³⁴⁵⁶⁷⁸⁹)][ -]{0,2})(?:` +
    String.raw`[eE] ?[vV][/·]\p{L}+|[mkMGµμ] ?[eE] ?[vV]|[mkMGTµμn]?(?:Hz|Pa|V|W|A|J|m|s|g|M)|` +
    String.raw`cm ?(?:-\d|[⁻]?[¹²³])|cm|Å|[mµμ]?[lL]|min|h|K|° ?[CKF]?|℃|%|[mkµμ]?mol|k?cal|rpm|Ry|ppm|(?:at|wt|mol)\.? ?%` +
    String.raw`)(?!\p{L}|\p{N})`,
  'uy',
);
const misreadPattern = /(?<=\d ?)cV(?!\p{L}|\p{N})/uy;

/** The unit that starts at `index` of a cleaned text, if one does. */
export function matchUnit(text: string, index: number): UnitMatch | null {
  return (
    matchWith(energyPattern, text, index, { isEnergy: true, isMisread: false }) ??
    matchWith(misreadPattern, text, index, { isEnergy: false, isMisread: true }) ??
    matchWith(otherPattern, text, index, { isEnergy: false, isMisread: false })
  );
}

function matchWith(
  pattern: RegExp,
  text: string,
  index: number,
  as: Pick<UnitMatch, 'isEnergy' | 'isMisread'>,
): UnitMatch | null {
  pattern.lastIndex = index;
  const written = pattern.exec(text)?.[0];
  if (written === undefined) return null;
  return { ...as, name: as.isEnergy ? 'eV' : written, end: index + written.length };
}

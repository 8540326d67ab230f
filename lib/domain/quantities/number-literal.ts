/**
 * One number as it is written, with the spellings that journals and PDF conversion produce:
 * `1.55`, `.55`, `1·55`, `1,55`, `1.6 × 10⁻¹`, `1.55e0`, `1 .55`, `l.55`. What is doubtful about
 * the spelling is kept as flags.
 */
import { countDecimals, shiftDecimal } from './decimals';
import type { QuantityFlag } from './flags';

export type NumberLiteral = {
  /** Plain decimal with the digits as written. */
  readonly decimal: string;
  /** True when it is written as digits alone: `3`, not `3.0`. */
  readonly isInteger: boolean;
  readonly flags: readonly QuantityFlag[];
};

export type NumberMatch = { readonly literal: NumberLiteral; readonly end: number };

const mantissa = String.raw`(?:\d+[.·]\d+|\d+,\d+(?![\d.·])|\d+|(?<![\p{L}\d.·])\.\d+)`;
const raised = String.raw`(?:\^ ?[{(]?(?<caret>[-+]?\d{1,2})[})]?|(?<superscript>[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}))`;
const unitAhead = String.raw`(?=[ -]{0,2}[eE] ?[vV](?!\p{L}))`;

const plainPattern = new RegExp(mantissa, 'uy');
const powerPattern = new RegExp(
  `(?<mantissa>${mantissa})(?: {0,2}[×xX*·] {0,2}10${raised}` +
    String.raw`|·10(?<signed>-\d{1,2})(?![\d.·])` +
    String.raw`| {0,2}[×xX*] {0,2}10(?<lost>-?\d{1,2})?(?![\d.·])` +
    String.raw`|[eE](?<e>[-+]?\d{1,2})(?!\d|(?![eE] ?[vV])\p{L}))`,
  'uy',
);
const spacedPattern = new RegExp(
  String.raw`\d(?: \.\d+|\. \d+|\.\d \d{1,2})(?!\d)${unitAhead}`,
  'uy',
);
const misreadPattern = new RegExp(String.raw`[\dlIO]+\.[\dlIO]+${unitAhead}`, 'uy');

/** Longer runs of digits are no quantities, and arithmetic on them would only cost time. */
const longestNumber = 40;

/** The number that starts at `index` of a cleaned text, if one does. */
export function matchNumber(text: string, index: number): NumberMatch | null {
  if (!/[\d.lIO]/u.test(text.charAt(index))) return null;
  const match = matchAnySpelling(text, index);
  return match !== null && match.end - index <= longestNumber ? match : null;
}

function matchAnySpelling(text: string, index: number): NumberMatch | null {
  return (
    matchPower(text, index) ??
    matchSpelling(spacedPattern, text, index, 'ocr-space', (written) =>
      written.replaceAll(' ', ''),
    ) ??
    matchMisread(text, index) ??
    matchPlain(text, index)
  );
}

function matchPlain(text: string, index: number): NumberMatch | null {
  const match = execAt(plainPattern, text, index);
  if (match === null) return null;
  return { literal: literalOf(match[0], 0, []), end: index + match[0].length };
}

function matchPower(text: string, index: number): NumberMatch | null {
  const match = execAt(powerPattern, text, index);
  if (match === null) return null;
  const { mantissa: written = '', caret, superscript, signed, lost, e } = match.groups ?? {};
  const certain = caret ?? e ?? (superscript === undefined ? undefined : plainDigits(superscript));
  const exponent = Number(certain ?? signed ?? lost ?? '1');
  const literal = literalOf(written, exponent, certain === undefined ? ['exponent'] : []);
  return { literal, end: index + match[0].length };
}

function matchMisread(text: string, index: number): NumberMatch | null {
  const written = execAt(misreadPattern, text, index)?.[0] ?? '';
  if (!/\d/u.test(written) || !/[lIO]/u.test(written)) return null;
  return matchSpelling(misreadPattern, text, index, 'ocr-letter', (letters) =>
    letters.replaceAll(/[lI]/gu, '1').replaceAll('O', '0'),
  );
}

function matchSpelling(
  pattern: RegExp,
  text: string,
  index: number,
  flag: QuantityFlag,
  repair: (written: string) => string,
): NumberMatch | null {
  const match = execAt(pattern, text, index);
  if (match === null) return null;
  return { literal: literalOf(repair(match[0]), 0, [flag]), end: index + match[0].length };
}

function literalOf(
  written: string,
  exponent: number,
  flags: readonly QuantityFlag[],
): NumberLiteral {
  const withPoint = written.replace(/[,·]/u, '.').replace(/^\./u, '0.');
  const all = [...flags];
  if (written.includes(',')) all.push('decimal-comma');
  if (countDecimals(withPoint) >= 4) all.push('many-decimals');
  const decimal = exponent === 0 ? withPoint : shiftDecimal(withPoint, exponent);
  return { decimal, isInteger: /^\d+$/u.test(written) && exponent === 0, flags: all };
}

function plainDigits(superscript: string): string {
  const plain = (sign: string): string =>
    sign === '⁻' ? '-' : sign === '⁺' ? '' : String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign));
  return Array.from(superscript, plain).join('');
}

function execAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/**
 * Decimals from end to end: a number is a plain decimal string (`-?\d+(\.\d+)?`) and every sum
 * goes through big.js. 1.1 and 1.3 average to 1.2, not to 1.2000000000000002.
 */
import Big from 'big.js';

/** Digits after the point. */
export function countDecimals(decimal: string): number {
  const point = decimal.indexOf('.');
  return point < 0 ? 0 : decimal.length - point - 1;
}

/** Mean of two decimals, exact: at most one digit more than its ends, no trailing zeros. */
export function meanOf(a: string, b: string): string {
  return new Big(a).plus(b).times('0.5').toFixed();
}

/** `decimal × 10^exponent`; keeps the significant digits as written (`1.50`, 0 → `1.50`). */
export function shiftDecimal(decimal: string, exponent: number): string {
  const shifted = new Big(`${decimal}e${exponent}`);
  return shifted.toFixed(Math.max(0, countDecimals(decimal) - exponent));
}

/** The decimal without trailing zeros. */
export function stripZeros(decimal: string): string {
  return new Big(decimal).toFixed();
}

/** -1, 0 or 1; `1.5` and `1.50` are equal. */
export function compareDecimals(a: string, b: string): number {
  return new Big(a).cmp(b);
}

/** Distance between two decimals. */
export function distanceOf(a: string, b: string): string {
  return new Big(a).minus(b).abs().toFixed();
}

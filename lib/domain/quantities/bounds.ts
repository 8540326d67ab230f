/**
 * Bounds within which the values of a label are expected, in the label's unit. A value outside is
 * asked about, never refused: the text may well say it. Exact decimals, ends included.
 */
import type { Label } from '../label-scheme/scheme';
import { compareDecimals } from './decimals';

type Bounded = Pick<Label, 'quantity'>;

/** Why a person must look at a value, in words; null when it is within the bounds of the label. */
export function boundsDoubt(decimal: string, { quantity }: Bounded): string | null {
  if (quantity === null) return null;
  const { unit, minimum, maximum } = quantity;
  if (minimum !== undefined && compareDecimals(decimal, minimum) < 0) {
    return `${decimal} is below ${minimum} ${unit}, the least that is expected.`;
  }
  if (maximum !== undefined && compareDecimals(decimal, maximum) > 0) {
    return `${decimal} is above ${maximum} ${unit}, the most that is expected.`;
  }
  return null;
}

/** The first doubt about the values of one span. */
export function firstBoundsDoubt(decimals: readonly string[], label: Bounded): string | null {
  return (
    decimals.map((decimal) => boundsDoubt(decimal, label)).find((each) => each !== null) ?? null
  );
}

/** Why the bounds of a label cannot be, as a sentence; null when they can. */
export function boundsFault({ title, quantity }: Pick<Label, 'title' | 'quantity'>): string | null {
  const { minimum, maximum } = quantity ?? {};
  if (minimum === undefined || maximum === undefined) return null;
  if (compareDecimals(minimum, maximum) <= 0) return null;
  return `“${title}” expects values from ${minimum} to ${maximum}: the least is above the most.`;
}

/** A bound as it is typed, as a plain decimal: `,5` is `0.5`; empty for none, null for no number. */
export function readBound(typed: string): string | null {
  const [, sign = '', whole = '', part = ''] = /^([-−]?)(\d*)(?:[.,](\d*))?$/u.exec(
    typed.trim(),
  ) ?? [null];
  if (typed.trim() === '') return '';
  if (whole === '' && part === '') return null;
  return `${sign === '' ? '' : '-'}${whole === '' ? '0' : whole}${part === '' ? '' : `.${part}`}`;
}

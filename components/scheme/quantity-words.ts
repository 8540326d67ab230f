import type { Quantity } from '@/lib/domain/label-scheme/scheme';

/** `no number`, `numbers in eV`, `numbers in eV, 0.5 to 15`, `numbers in eV, up to 15`. */
export function quantityWords(quantity: Quantity | null): string {
  if (quantity === null) return 'no number';
  const { unit, minimum, maximum } = quantity;
  const bounds =
    minimum === undefined
      ? maximum === undefined
        ? ''
        : `, up to ${maximum}`
      : maximum === undefined
        ? `, from ${minimum}`
        : `, ${minimum} to ${maximum}`;
  return `numbers in ${unit}${bounds}`;
}

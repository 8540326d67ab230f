/** The digits of the label choices. Pure. */
import type { Label } from '@/lib/domain/label-scheme/scheme';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/**
 * A digit for each label by its name: the label's own where that is one, the free ones in order
 * for the rest. Letters are the readers' here, so a label whose key is a letter gets a digit too;
 * labels past the ninth have none.
 */
export function digitsOfLabels(labels: readonly Label[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set<string>();
  for (const { name, key } of labels) {
    if (key === null || !digits.includes(key) || taken.has(key)) continue;
    keys.set(name, key);
    taken.add(key);
  }
  const free = digits.filter((digit) => !taken.has(digit));
  for (const { name } of labels) {
    if (keys.has(name)) continue;
    const digit = free.shift();
    if (digit !== undefined) keys.set(name, digit);
  }
  return keys;
}

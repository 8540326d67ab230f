/**
 * Keys of labels. `1` to `9` go to the labels in their order, as far as they reach; `0` is kept for
 * NOT CLEAR. No two labels share a key.
 */
import { type Label, notClearLabel } from './scheme';

export const notClearKey = '0';

/** The keys that labels are given, in this order. */
export const labelDigits: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/**
 * Gives free digits to the labels that have no key and may be put on spans.
 *
 * @param taken Keys of labels that are not in the list.
 */
export function fillKeys(labels: readonly Label[], taken: readonly string[] = []): Label[] {
  const used = new Set([...taken, ...labels.map((label) => label.key)]);
  const free = labelDigits.filter((digit) => !used.has(digit));
  return labels.map((label) => {
    const wantsKey = label.key === null && !label.retired && label.name !== notClearLabel;
    return wantsKey ? { ...label, key: free.shift() ?? null } : label;
  });
}

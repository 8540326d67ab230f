/**
 * Ids for new lines: per letter one past the highest number that the imported file uses, also as
 * the target of a line or on a line that has gone, so that no old reference finds a new owner.
 */
import { targetsOf } from './ann-line';
import { cutFields } from './fields';
import type { BodiedLine } from './update-lines';

export type FreshIdLetter = 'T' | 'A' | '#';

/** Makes the function that takes the next free id of a letter. */
export function makeFreshIds(lines: readonly BodiedLine[]): (letter: FreshIdLetter) => string {
  const highest = new Map<string, number>();
  for (const { text, body } of lines) {
    for (const id of [...(cutFields(text, 1)?.fields ?? []), ...targetsOf(body)]) {
      const letter = id.slice(0, 1);
      highest.set(letter, Math.max(highest.get(letter) ?? 0, numberOf(id)));
    }
  }
  return (letter) => {
    const next = (highest.get(letter) ?? 0) + 1;
    highest.set(letter, next);
    return `${letter}${next}`;
  };
}

/** 2 of `T2_cancer`. A number beyond exact arithmetic counts as none: no fresh id gets there. */
function numberOf(id: string): number {
  const [digits = ''] = /\d+/u.exec(id) ?? [];
  return digits.length > 15 ? 0 : Number(digits);
}

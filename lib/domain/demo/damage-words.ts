/**
 * Breaks most words of a text as a bad conversion does, letter by letter, so that its length and
 * all offsets stay. The name to keep and every character but small letters are left alone.
 */
import type { RandomSource } from '../random/seeded-random';
import { pick } from './pick';

/** Returns a text of the same length. */
export function damageWords(text: string, kept: string, random: RandomSource): string {
  return text
    .split(kept)
    .map((part) =>
      part.replace(/[a-z]/gu, (letter) =>
        random() < 0.45 ? pick(['?', '\ufffd', '|', '1', ';', '~'], random) : letter,
      ),
    )
    .join(kept);
}

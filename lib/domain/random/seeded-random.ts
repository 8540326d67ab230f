/**
 * Chance that can be repeated: the same seed gives the same numbers on every machine, because
 * only 32-bit integer arithmetic is used. Plans, samples, splits and bootstraps draw from here.
 * Source: the mulberry32 generator (one 32-bit word of state) and the FNV-1a hash for words.
 */

/** Each call gives the next number in `[0, 1)`, a multiple of 2^-32. */
export type RandomSource = () => number;

/** A whole number from 0 to 2^32 - 1 is the generator's state itself; all else is hashed. */
export type Seed = number | string;

/** A generator that starts at the seed; two generators of one seed give the same numbers. */
export function seededRandom(seed: Seed): RandomSource {
  let state = typeof seed === 'number' && isState(seed) ? seed : hashWord(String(seed));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A whole number from 0 to `bound` - 1, every one as likely as the next (to within bound / 2^32).
 * A bound that is not a whole number from 1 to 2^32 is a defect and throws.
 */
export function integerBelow(random: RandomSource, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) {
    throw new Error(`Cannot draw a whole number below ${bound}.`);
  }
  return Math.floor(random() * bound);
}

function isState(seed: number): boolean {
  return Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32;
}

/** 32 bits of a word, both bytes of each UTF-16 unit. */
function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i += 1) {
    const unit = word.charCodeAt(i);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * What each demo snippet is to hold, before a word of it is written: 600 places, 120 for each
 * material and each publisher, 24 for each pair of them; how many values each has, close to the
 * figures of the PV600 paper (412 none, 164 one, 20 two, one each with three to six), and which
 * sixteen are doubtful.
 */
import { shuffle } from '../random/shuffle';
import type { RandomSource } from '../random/seeded-random';
import { demoMaterials, type DemoMaterial } from './materials';
import {
  doubtfulWithoutValue,
  doubtfulWithValue,
  type DoubtfulSentence,
} from './sentences/doubtful';

export const demoPublishers = ['A', 'B', 'C', 'D', 'E'].map(
  (letter) => `Synthetic Press ${letter}`,
);

const snippetsPerMaterial = 120;

export type SnippetPlan = {
  readonly material: DemoMaterial;
  readonly publisher: string;
  readonly valueCount: number;
  /** Set in sixteen plans; its sentence holds the value, if there is one. */
  readonly doubtful: DoubtfulSentence | null;
  /** True in one plan: the words of the snippet are broken. */
  readonly isDamaged: boolean;
};

/** Snippets with one, two, … values; the rest of the 120 have none. */
const valueCounts: Readonly<Record<DemoMaterial, readonly number[]>> = {
  MAPI: [31, 4, 0, 1],
  FAPI: [35, 4, 0, 0, 1],
  MAPB: [23, 2],
  CsPbBr3: [31, 4, 1],
  CsPbI3: [44, 6, 0, 0, 0, 1],
};

/** Doubtful snippets with one value and with none. */
const doubtfulCounts: Readonly<Record<DemoMaterial, readonly [number, number]>> = {
  MAPI: [2, 1],
  FAPI: [2, 1],
  MAPB: [2, 1],
  CsPbBr3: [2, 1],
  CsPbI3: [2, 2],
};

/** All 600 plans, by material; publishers are dealt out in random order. */
export function planSnippets(random: RandomSource): SnippetPlan[] {
  const withValue = repeat(shuffle(doubtfulWithValue, random));
  const withoutValue = repeat(doubtfulWithoutValue);
  return demoMaterials.flatMap((material) => {
    const [doubtsWith, doubtsWithout] = doubtfulCounts[material];
    const counts = listCounts(valueCounts[material]);
    const publishers = shuffle(
      counts.map((_, index) => demoPublishers[index % demoPublishers.length] ?? ''),
      random,
    );
    let ones = 0;
    let nones = 0;
    return counts.map((valueCount, index): SnippetPlan => {
      if (valueCount === 1) ones += 1;
      if (valueCount === 0) nones += 1;
      const isDoubtful =
        (valueCount === 1 && ones <= doubtsWith) || (valueCount === 0 && nones <= doubtsWithout);
      const source = valueCount === 1 ? withValue : withoutValue;
      return {
        material,
        publisher: publishers[index] ?? '',
        valueCount,
        doubtful: isDoubtful ? source() : null,
        isDamaged: isDoubtful && valueCount === 0 && material === demoMaterials[0],
      };
    });
  });
}

function listCounts(snippetsByCount: readonly number[]): number[] {
  const counts = snippetsByCount.flatMap((snippets, index) =>
    Array.from({ length: snippets }, () => index + 1),
  );
  return [...counts, ...Array.from({ length: snippetsPerMaterial - counts.length }, () => 0)];
}

/** Deals the items one after another, from the start again after the last. */
function repeat<T>(items: readonly T[]): () => T {
  let next = 0;
  return () => {
    const item = items[next % items.length] as T;
    next += 1;
    return item;
  };
}

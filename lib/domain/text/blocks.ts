/**
 * A text in blocks of whole sentences: a long text is laid out, measured and drawn block by block,
 * and what happens in one does not concern the others.
 */
import { spanEnd, spanStart, type Fragments } from '../spans/fragment';

/** `[start, end)` in code points. */
export type TextBlock = {
  readonly start: number;
  readonly end: number;
  /** Where its sentences start; the first is `start`. */
  readonly sentences: readonly number[];
  /** How many sentences of the text stand before it. */
  readonly sentencesBefore: number;
};

/** Code points after which a block ends with the sentence. */
const blockLength = 3_000;

/** The blocks of a text; together they are the text. `sentences` are ascending, the first 0. */
export function cutBlocks(sentences: readonly number[], length: number): TextBlock[] {
  const blocks: TextBlock[] = [];
  let first = 0;
  for (let i = 1; i <= sentences.length; i += 1) {
    const start = sentences[first] ?? 0;
    const end = sentences[i] ?? length;
    if (end - start < blockLength && i < sentences.length) continue;
    blocks.push({ start, end, sentences: sentences.slice(first, i), sentencesBefore: first });
    first = i;
  }
  return blocks;
}

/**
 * For each block what lies in it, in the order of the input; a span over two blocks is in both. A
 * span takes the room from its first to its last code point.
 */
export function shareOut<T>(
  blocks: readonly Pick<TextBlock, 'start' | 'end'>[],
  items: readonly T[],
  fragmentsOf: (item: T) => Fragments,
): T[][] {
  const shares = blocks.map((): T[] => []);
  for (const item of items) {
    const fragments = fragmentsOf(item);
    const end = spanEnd(fragments);
    for (let i = blockAt(blocks, spanStart(fragments)); i < blocks.length; i += 1) {
      if ((blocks[i]?.start ?? end) >= end) break;
      shares[i]?.push(item);
    }
  }
  return shares;
}

/** The index of the first block that ends behind the offset. */
function blockAt(blocks: readonly Pick<TextBlock, 'end'>[], offset: number): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

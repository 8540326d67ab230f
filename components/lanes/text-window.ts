/**
 * The part of a text that a lane shows, with offsets of its own that begin at 0: the sentences that
 * matter, and of a very long one the words around what matters. And its text in stretches, so that
 * what matters can be lit and the rest dimmed. Pure.
 */
import type { Fragment, Fragments } from '@/lib/domain/spans/fragment';
import { snapToWords } from '@/lib/domain/spans/words';
import { indexText, sliceText, type IndexedText } from '@/lib/domain/text/code-points';

export type TextWindow = {
  /** Code points of the whole text. */
  readonly start: number;
  readonly end: number;
  /** The text of the window alone. */
  readonly text: IndexedText;
  /** Where each sentence, or what is left of it, starts in the window. */
  readonly sentences: readonly number[];
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
};

/** Code points: longer sentences are cut down to `context` on both sides of what matters. */
const longest = 320;
const context = 115;

/**
 * The sentences from the first to the last that a fragment touches, cut where they are long; the
 * whole text without any fragment.
 * @param sentences start of each sentence, the first 0
 */
export function windowAround(
  text: IndexedText,
  sentences: readonly number[],
  fragments: readonly Fragment[],
): TextWindow {
  const starts = sentences.length === 0 ? [0] : sentences;
  const touched = starts.flatMap((start, i) => {
    const end = starts[i + 1] ?? text.length;
    return fragments.some(([from, to]) => from < end && start < to) ? [i] : [];
  });
  const first = touched[0] ?? 0;
  const last = touched.at(-1) ?? starts.length - 1;
  const [start, end] = cutDown(
    text,
    [starts[first] ?? 0, starts[last + 1] ?? text.length],
    fragments,
  );
  return {
    start,
    end,
    text: indexText(sliceText(text, start, end)),
    sentences: [
      0,
      ...starts.filter((each) => each > start && each < end).map((each) => each - start),
    ],
    isCutBefore: start > 0,
    isCutAfter: end < text.length,
  };
}

/** The whole of a short stretch; of a long one what matters, with some words on both sides. */
function cutDown(
  text: IndexedText,
  [start, end]: Fragment,
  fragments: readonly Fragment[],
): Fragment {
  if (fragments.length === 0 || end - start <= longest) return [start, end];
  const from = Math.min(...fragments.map((fragment) => fragment[0])) - context;
  const to = Math.max(...fragments.map((fragment) => fragment[1])) + context;
  return [
    from <= start ? start : snapToWords(text, [from, from + 1])[0],
    to >= end ? end : snapToWords(text, [to - 1, to])[1],
  ];
}

/** Fragments of the text as fragments of the window; what lies outside is left out. */
export function intoWindow({ start, end }: TextWindow, fragments: Fragments): Fragment[] {
  return fragments.flatMap(([from, to]): Fragment[] => {
    const left = Math.max(from, start);
    const right = Math.min(to, end);
    return left < right ? [[left - start, right - start]] : [];
  });
}

/** Fragments of the window as fragments of the text. */
export function outOfWindow({ start }: TextWindow, fragments: Fragments): Fragment[] {
  return fragments.map(([from, to]): Fragment => [from + start, to + start]);
}

export type Stretch = {
  /** In the window; says which stretch it is. */
  readonly start: number;
  readonly text: string;
  readonly isLit: boolean;
  /** Where others marked something and this reader did not. */
  readonly isBare: boolean;
};

/** The text of `[from, to)` of a window, cut wherever a lit or bare fragment begins or ends. */
export function stretchesOf(
  text: IndexedText,
  [from, to]: Fragment,
  lit: Fragments,
  bare: Fragments,
): Stretch[] {
  const edges = [...lit, ...bare].flat().filter((edge) => edge > from && edge < to);
  const cuts = [...new Set([from, ...edges, to])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, i) => ({
    start,
    text: sliceText(text, start, cuts[i + 1] ?? to),
    isLit: isInside(lit, start),
    isBare: isInside(bare, start) && !isInside(lit, start),
  }));
}

function isInside(fragments: Fragments, offset: number): boolean {
  return fragments.some(([start, end]) => start <= offset && offset < end);
}

/**
 * The text nodes that make up a text on the screen. The root holds the text as plain text nodes in
 * order; whatever is not part of the text (numbers in the margin, say) sits inside
 * `[data-chrome]` and does not count. This is the one place that turns UTF-16 into code points for
 * the DOM.
 */
import { indexText, type IndexedText } from '@/lib/domain/text/code-points';

/** One text node; `start` and `length` in code points from the start of the text. */
export type TextRun = {
  readonly node: Text;
  readonly start: number;
  readonly length: number;
  readonly indexed: IndexedText;
};

type Known = { readonly observer: MutationObserver; runs: readonly TextRun[] | null };

const known = new WeakMap<Node, Known>();

/**
 * The runs of a root, whose text starts at its `data-start` or else at 0. They are kept until the
 * text changes: a long text has thousands, and they are asked for with every gesture.
 */
export function listTextRuns(root: Node): readonly TextRun[] {
  const entry = known.get(root) ?? watch(root);
  if (entry.observer.takeRecords().some(isOfText)) entry.runs = null;
  entry.runs ??= readTextRuns(root);
  return entry.runs;
}

function watch(root: Node): Known {
  const observer = new MutationObserver((records) => {
    if (records.some(isOfText)) entry.runs = null;
  });
  const entry: Known = { observer, runs: null };
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  known.set(root, entry);
  return entry;
}

/** Labels come and go all the time, and are no text. */
function isOfText({ target }: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  return element?.closest('[data-chrome]') == null;
}

function readTextRuns(root: Node): TextRun[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: (node) => {
      if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
      return node.hasAttribute('data-chrome') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    },
  });
  const runs: TextRun[] = [];
  let start = root instanceof HTMLElement ? Number(root.dataset.start ?? 0) : 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const indexed = indexText((node as Text).data);
    runs.push({ node: node as Text, start, length: indexed.length, indexed });
    start += indexed.length;
  }
  return runs;
}

/** Where the last run ends. */
export function endOfRuns(runs: readonly Pick<TextRun, 'start' | 'length'>[]): number {
  const last = runs.at(-1);
  return last === undefined ? 0 : last.start + last.length;
}

/** The runs that share a code point with `[start, end)`, in order. Runs are sorted and apart. */
export function runsWithin<Run extends { readonly start: number; readonly length: number }>(
  runs: readonly Run[],
  [start, end]: readonly [start: number, end: number],
): readonly Run[] {
  const first = findFirst(runs, (run) => run.start + run.length > start);
  let last = first;
  while (last < runs.length && (runs[last]?.start ?? end) < end) last += 1;
  return runs.slice(first, last).filter(({ length }) => length > 0);
}

/** The index of the first item that passes; all behind it pass, too. The length if none does. */
export function findFirst<T>(items: readonly T[], passes: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item === undefined || passes(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * The run in which a fragment's edge lies. Where two runs meet, a start belongs to the right one
 * and an end to the left one, so that a range never reaches into a sentence that it only touches.
 */
export function runOfEdge<Run extends { readonly start: number; readonly length: number }>(
  runs: readonly Run[],
  offset: number,
  edge: 'start' | 'end',
): Run | null {
  const inside = runs.filter((run) =>
    edge === 'start'
      ? run.start <= offset && offset < run.start + run.length
      : run.start < offset && offset <= run.start + run.length,
  );
  return inside[0] ?? (edge === 'start' ? runs.at(-1) : runs[0]) ?? null;
}

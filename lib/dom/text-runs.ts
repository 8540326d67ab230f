/**
 * The text nodes that make up a text on the screen. The root holds the text as plain text nodes in
 * order; whatever is not part of the text (numbers in the margin, say) sits inside
 * `[data-chrome]` and does not count. This is the one place that turns UTF-16 into code points for
 * the DOM.
 */
import { codePointLength } from '@/lib/domain/text/code-points';

/** One text node; `start` and `length` in code points from the start of the text. */
export type TextRun = { readonly node: Text; readonly start: number; readonly length: number };

export function listTextRuns(root: Node): TextRun[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: (node) => {
      if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
      return node.hasAttribute('data-chrome') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    },
  });
  const runs: TextRun[] = [];
  let start = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const length = codePointLength((node as Text).data);
    runs.push({ node: node as Text, start, length });
    start += length;
  }
  return runs;
}

/** Code points of all runs together. */
export function lengthOfRuns(runs: readonly TextRun[]): number {
  const last = runs.at(-1);
  return last === undefined ? 0 : last.start + last.length;
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

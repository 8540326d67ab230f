/**
 * The parts of a fragment that have ink: a blank at which a line was wrapped hangs at the end of
 * that line and belongs to no word, so neither tint nor line is drawn under it.
 */
import type { Fragment } from '@/lib/domain/spans/fragment';
import { codePointLength } from '@/lib/domain/text/code-points';
import { partsOfFragment, rectsOfPart, type FragmentPart } from './fragment-parts';
import type { TextRun } from './text-runs';

/** The fragment without the blanks at its line breaks; whole when it lies on one line. */
export function drawnStretches(runs: readonly TextRun[], fragment: Fragment): Fragment[] {
  const parts = partsOfFragment(runs, fragment);
  const boxCount = parts.reduce((sum, part) => sum + rectsOfPart(part).length, 0);
  if (boxCount < 2) return [fragment];
  const blanks = parts
    .flatMap((part) => blanksOf(part))
    .filter(([start, end]) => isAtLineBreak(runs, start, end));
  return cutOut(fragment, blanks);
}

/** A fragment without some parts of it, which are sorted and apart. Pure. */
export function cutOut([start, end]: Fragment, parts: readonly Fragment[]): Fragment[] {
  const edges = [start, ...parts.flat(), end];
  const rest: Fragment[] = [];
  for (let i = 0; i < edges.length; i += 2) {
    const piece: Fragment = [edges[i] ?? 0, edges[i + 1] ?? 0];
    if (piece[0] < piece[1]) rest.push(piece);
  }
  return rest;
}

function blanksOf({ run, from, to }: FragmentPart): Fragment[] {
  const { data } = run.node;
  return [...data.slice(from, to).matchAll(/\s+/gu)].map((match): Fragment => {
    const start = run.start + codePointLength(data.slice(0, from + match.index));
    return [start, start + match[0].length];
  });
}

/** True when the characters on both sides stand on different lines. */
function isAtLineBreak(runs: readonly TextRun[], start: number, end: number): boolean {
  const before = middleOf(runs, start - 1);
  const after = middleOf(runs, end);
  return before !== null && after !== null && Math.abs(before - after) > 4;
}

/** The height at which a code point stands; null where there is none. */
function middleOf(runs: readonly TextRun[], offset: number): number | null {
  const [part] = partsOfFragment(runs, [offset, offset + 1]);
  const rect = part === undefined ? undefined : rectsOfPart(part)[0];
  return rect === undefined ? null : (rect.top + rect.bottom) / 2;
}

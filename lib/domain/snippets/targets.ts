/**
 * Where a text names its material of interest. Occurrences are exact and case-sensitive, and never
 * a piece of a longer word: `CdS` is not found in `CdSe` nor in `2CdS`, but in `CdS-based`.
 */
import type { Fragment } from '../spans/fragment';
import { fromUtf16, indexText } from '../text/code-points';

/** Occurrences of a term from left to right, none overlapping; offsets in code points. */
export function findTargets(text: string, term: string): readonly Fragment[] {
  if (term === '') return [];
  const indexed = indexText(text);
  const fragments: Fragment[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf(term, from);
    if (start < 0) return fragments;
    const end = start + term.length;
    if (isWordEdge(text, start) && isWordEdge(text, end)) {
      fragments.push([fromUtf16(indexed, start), fromUtf16(indexed, end)]);
      from = end;
    } else {
      from = start + 1;
    }
  }
}

/** False between two letters, digits or marks. */
function isWordEdge(text: string, unit: number): boolean {
  return !(
    /[\p{L}\p{N}\p{M}]$/u.test(text.slice(Math.max(0, unit - 2), unit)) &&
    /^[\p{L}\p{N}\p{M}]/u.test(text.slice(unit, unit + 2))
  );
}

/**
 * A quiet line under the numbers that could be values: paint by the highlight registry, no
 * annotation and no element. The look is `::highlight(value)` in app/globals.css. Browsers without
 * the registry go without it.
 */
import type { Fragment } from '@/lib/domain/spans/fragment';
import { canHighlight } from './highlight-painter';
import { partsOfFragment, paintedRange } from './fragment-parts';
import { listTextRuns } from './text-runs';

const name = 'value';

/** Underlines fragments of the text in `root`. @returns what takes the lines away */
export function underlineValues(root: Node, fragments: readonly Fragment[]): () => void {
  if (!canHighlight()) return () => undefined;
  const runs = listTextRuns(root);
  const highlight = sharedHighlight();
  const ranges = fragments.flatMap((each) => partsOfFragment(runs, each)).map(paintedRange);
  for (const range of ranges) highlight.add(range);
  return () => {
    for (const range of ranges) highlight.delete(range);
  };
}

function sharedHighlight(): Highlight {
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  highlight.priority = -2_000;
  CSS.highlights.set(name, highlight);
  return highlight;
}

/**
 * A quiet line under the numbers that could be values: paint by the highlight registry, no
 * annotation and no element. The look is `::highlight(value)` in app/globals.css. Browsers without
 * the registry go without it.
 */
import type { Fragment, Fragments } from '@/lib/domain/spans/fragment';
import { canHighlight } from './highlight-painter';
import { rangesOfFragment } from './offset-of-point';
import { findFirst, listTextRuns } from './text-runs';

const name = 'value';

type Line = { readonly fragment: Fragment; readonly ranges: readonly Range[] };

/** The lines of one text. They are added in the order of the text. */
export class ValueUnderlines {
  readonly #highlight: Highlight | null;
  readonly #lines: Line[] = [];
  #covered: ReadonlySet<Line> = new Set();
  #annotated: readonly Fragments[] = [];

  constructor(private readonly root: Node) {
    this.#highlight = canHighlight() ? sharedHighlight() : null;
  }

  /** Underlines fragments, which are sorted, apart, and behind those that were added before. */
  add(fragments: readonly Fragment[]): void {
    if (this.#highlight === null) return;
    const runs = listTextRuns(this.root);
    const lines = fragments.map((fragment) => ({
      fragment,
      ranges: rangesOfFragment(runs, fragment),
    }));
    this.#lines.push(...lines);
    for (const line of lines) this.#show(line);
    this.cover(this.#annotated);
  }

  /** Leaves out what is annotated already: it has a line of its own. */
  cover(annotated: readonly Fragments[]): void {
    this.#annotated = annotated;
    const covered = new Set(annotated.flat().flatMap((fragment) => this.#linesIn(fragment)));
    for (const line of covered) if (!this.#covered.has(line)) this.#hide(line);
    for (const line of this.#covered) if (!covered.has(line)) this.#show(line);
    this.#covered = covered;
  }

  clear(): void {
    for (const line of this.#lines) this.#hide(line);
    this.#lines.length = 0;
    this.#covered = new Set();
  }

  #show({ ranges }: Line): void {
    for (const range of ranges) this.#highlight?.add(range);
  }

  #hide({ ranges }: Line): void {
    for (const range of ranges) this.#highlight?.delete(range);
  }

  #linesIn([start, end]: Fragment): Line[] {
    const found: Line[] = [];
    const first = findFirst(this.#lines, ({ fragment }) => fragment[1] > start);
    for (let i = first; i < this.#lines.length; i += 1) {
      const line = this.#lines[i];
      if (line === undefined || line.fragment[0] >= end) break;
      found.push(line);
    }
    return found;
  }
}

function sharedHighlight(): Highlight {
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  highlight.priority = -2_000;
  CSS.highlights.set(name, highlight);
  return highlight;
}

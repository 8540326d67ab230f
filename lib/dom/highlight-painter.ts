/**
 * Paint without elements: the CSS Custom Highlight API colours ranges of plain text nodes. Every
 * text on a screen has a painter of its own; texts that use the same style share one entry of the
 * browser's registry. Rules go into a constructed style sheet, which a strict content security
 * policy allows. Where the API is missing, `canHighlight` is false and the screen draws boxes
 * behind the text instead.
 */
import type { Fragment } from '@/lib/domain/spans/fragment';
import { paintLabel } from './label-colors';
import { drawnStretches } from './drawn-stretches';
import { paintedRange, partsOfFragment } from './fragment-parts';
import { listTextRuns } from './text-runs';

export type HighlightStyle =
  | { readonly kind: 'target' }
  /** `depth` counts the spans inside: inner ones are painted over outer ones. */
  | { readonly kind: 'label'; readonly color: string; readonly depth: number };

export type HighlightGroup = {
  readonly style: HighlightStyle;
  readonly fragments: readonly Fragment[];
};

export function canHighlight(): boolean {
  return typeof Highlight === 'function' && typeof CSS !== 'undefined' && 'highlights' in CSS;
}

/** One painter for each text root. */
export class HighlightPainter {
  #painted: { readonly highlight: Highlight; readonly range: StaticRange }[] = [];

  constructor(private readonly root: Node) {}

  /** Replaces what this painter has painted. */
  paint(groups: readonly HighlightGroup[]): void {
    this.clear();
    if (!canHighlight() || groups.every(({ fragments }) => fragments.length === 0)) return;
    const runs = listTextRuns(this.root);
    const drawn = groups.map(({ style, fragments }) => ({
      style,
      ranges: fragments
        .flatMap((fragment) => drawnStretches(runs, fragment))
        .flatMap((stretch) => partsOfFragment(runs, stretch))
        .map(paintedRange),
    }));
    // Only now: a new style's rules make the browser look at all styles again before it measures.
    for (const { style, ranges } of drawn) {
      const highlight = highlightOf(style);
      for (const range of ranges) {
        highlight.add(range);
        this.#painted.push({ highlight, range });
      }
    }
  }

  clear(): void {
    for (const { highlight, range } of this.#painted) highlight.delete(range);
    this.#painted = [];
  }
}

/** The name in the registry; also the key under which the rule is written once. Pure. */
export function highlightName(style: HighlightStyle): string {
  if (style.kind === 'target') return 'target';
  return `label-${style.color.slice(1).toLowerCase()}-${style.depth}`;
}

/** The rules of a style, for both colour schemes. Pure. */
export function highlightRules(style: HighlightStyle): string {
  const selector = `::highlight(${highlightName(style)})`;
  if (style.kind === 'target') {
    return `${selector} {
      text-decoration: underline 0.42em var(--color-target);
      text-underline-offset: -0.2em;
      text-decoration-skip-ink: none;
    }`;
  }
  const tint = (scheme: 'light' | 'dark') =>
    `${selector} { background-color: ${paintLabel(style.color, scheme).tint}; }`;
  return `${tint('light')} @media (prefers-color-scheme: dark) { ${tint('dark')} }`;
}

let sheet: CSSStyleSheet | null = null;

function highlightOf(style: HighlightStyle): Highlight {
  const name = highlightName(style);
  const known = CSS.highlights.get(name);
  if (known !== undefined) return known;
  const highlight = new Highlight();
  highlight.priority = style.kind === 'target' ? -1_000 : -style.depth;
  CSS.highlights.set(name, highlight);
  writeRules(highlightRules(style));
  return highlight;
}

function writeRules(rules: string): void {
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(rules);
  for (const rule of parsed.cssRules) sheet.insertRule(rule.cssText, sheet.cssRules.length);
}

/**
 * Where labels and lines of a text's spans stand, measured from the text as the browser laid it
 * out. First the floors are found, which depend on horizontal places only; then the sentences get
 * room for them; then the final places are read.
 */
import { boxesOfFragment, isSameLine, type Box } from '@/lib/dom/line-boxes';
import { stackLabels, type LabelExtent } from '@/lib/dom/stack-labels';
import { listTextRuns, type TextRun } from '@/lib/dom/text-runs';
import { spanLength, type Fragment, type Fragments } from '@/lib/domain/spans/fragment';
import { layoutFloors } from '@/lib/domain/spans/layout-floors';

/** A span as it is drawn. `word` stands on the label. */
export type DrawnSpan = {
  readonly id: string;
  readonly fragments: Fragments;
  readonly label: string;
  readonly word: string;
  readonly color: string;
};

export type LabelPlace = {
  readonly key: string;
  readonly span: string;
  /** Which fragment of the span it stands over, from 0. */
  readonly part: number;
  readonly left: number;
  readonly top: number;
  /** Height of the thread that ties a raised label to its text. */
  readonly thread: number;
};

/** A line under one stretch of a span. */
export type LinePlace = {
  readonly key: string;
  readonly span: string;
  readonly box: Box;
  readonly level: number;
  readonly isStart: boolean;
  readonly isEnd: boolean;
};

export type TextGeometry = {
  readonly labels: readonly LabelPlace[];
  readonly lines: readonly LinePlace[];
};

export const emptyGeometry: TextGeometry = { labels: [], lines: [] };

/** Pixels; the same as the label's height in its class. */
export const labelHeight = 17;
/** Labels on two floors are two targets of 24 pixels (WCAG 2.2, 2.5.8). */
const floorStep = 24;

/** Measures all spans of a text. `root` holds the text, `sentences` are its rows. */
export function measureGeometry(root: HTMLElement, spans: readonly DrawnSpan[]): TextGeometry {
  const runs = listTextRuns(root);
  const levels = layoutFloors(spans);
  const extents = readExtents(root, runs, spans);
  const floors = stackLabels(extents);
  makeRoom(root, spans, floors, levels);

  const origin = root.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(root).direction === 'rtl';
  const labels: LabelPlace[] = [];
  const lines: LinePlace[] = [];
  for (const span of spans) {
    for (const [part, fragment] of span.fragments.entries()) {
      const boxes = boxesOfFragment(runs, fragment, origin);
      const [first] = boxes;
      if (first === undefined) continue;
      const key = keyOf(span, part);
      const rise = (floors.get(key) ?? 0) * floorStep;
      labels.push({
        key,
        span: span.id,
        part,
        left: labelLeft(first, widthOfLabel(span.word), origin.width, isRightToLeft),
        top: first.top + 2 - labelHeight - rise,
        thread: rise,
      });
      lines.push(
        ...boxes.map((box, i) => ({
          key: `${key}-${i}`,
          span: span.id,
          box,
          level: levels.get(span.id) ?? 0,
          isStart: i === 0,
          isEnd: i === boxes.length - 1,
        })),
      );
    }
  }
  return { labels, lines };
}

function keyOf(span: DrawnSpan, part: number): string {
  return `${span.id}-${part}`;
}

function readExtents(
  root: HTMLElement,
  runs: readonly TextRun[],
  spans: readonly DrawnSpan[],
): LabelExtent[] {
  const origin = root.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(root).direction === 'rtl';
  const lines: Box[] = [];
  return spans.flatMap((span) =>
    span.fragments.flatMap((fragment, part) => {
      const [box] = boxesOfFragment(runs, fragment, origin);
      if (box === undefined) return [];
      let line = lines.findIndex((other) => isSameLine(other, box));
      if (line === -1) line = lines.push(box) - 1;
      const width = widthOfLabel(span.word);
      const left = labelLeft(box, width, origin.width, isRightToLeft);
      return [
        {
          key: keyOf(span, part),
          line,
          left,
          right: left + width,
          spanLength: spanLength(span.fragments),
        },
      ];
    }),
  );
}

/** At the span's beginning, and never over the edge of the text. */
function labelLeft(box: Box, width: number, textWidth: number, isRightToLeft: boolean): number {
  const left = isRightToLeft ? box.right - width : box.left;
  return Math.max(0, Math.min(left, textWidth - width));
}

/** Tells each sentence how many floors of labels and levels of lines it has. */
function makeRoom(
  root: HTMLElement,
  spans: readonly DrawnSpan[],
  floors: ReadonlyMap<string, number>,
  levels: ReadonlyMap<string, number>,
): void {
  for (const row of root.querySelectorAll<HTMLElement>('[data-sentence]')) {
    const sentence: Fragment = [Number(row.dataset.start), Number(row.dataset.end)];
    let highest = 0;
    let deepest = 0;
    for (const span of spans) {
      for (const [part, [start, end]] of span.fragments.entries()) {
        if (end <= sentence[0] || start >= sentence[1]) continue;
        highest = Math.max(highest, floors.get(keyOf(span, part)) ?? 0);
        deepest = Math.max(deepest, levels.get(span.id) ?? 0);
      }
    }
    row.style.setProperty('--label-floors', String(highest));
    row.style.setProperty('--line-levels', String(Math.max(0, deepest - 1)));
  }
}

let ruler: CanvasRenderingContext2D | null = null;

/** Width of a label with its padding, in pixels. */
export function widthOfLabel(word: string): number {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (ruler === null) return word.length * 7 + 10;
  ruler.font = '600 11px "Inter Variable", Inter, "Helvetica Neue", Arial, sans-serif';
  return Math.ceil(ruler.measureText(word).width) + 11;
}

/**
 * Where labels and lines of a text's spans stand, measured from the text as the browser laid it
 * out. First the floors are found, which depend on horizontal places only; then the sentences get
 * room for them; then the final places are read.
 */
import { boxesOfFragment, isSameLine, type Box } from '@/lib/dom/line-boxes';
import { stackLabels, type LabelExtent } from '@/lib/dom/stack-labels';
import { endOfRuns, listTextRuns, type TextRun } from '@/lib/dom/text-runs';
import { spanLength, type Fragment, type Fragments } from '@/lib/domain/spans/fragment';
import { layoutFloors } from '@/lib/domain/spans/layout-floors';

/** A span as it is drawn. `word` stands on the label. */
export type DrawnSpan = {
  readonly id: string;
  readonly fragments: Fragments;
  readonly label: string;
  readonly word: string;
  /** What a screen reader says for the label: its word and the text under it. */
  readonly spoken?: string;
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

/** Floors by span id, as `layoutFloors` gives them: which line under the text is whose. */
export type Levels = ReadonlyMap<string, number>;

/** A fragment of a span with the boxes in which the browser drew it. */
type DrawnFragment = {
  readonly span: DrawnSpan;
  readonly part: number;
  readonly boxes: readonly Box[];
  /** False where the fragment goes on before the root's text, or behind it. */
  readonly isStart: boolean;
  readonly isEnd: boolean;
};

/**
 * Measures the spans of a text. `root` holds the text or a part of it, `[data-sentence]` are its
 * rows. A label stands where its fragment starts, so in one part only.
 */
export function measureGeometry(
  root: HTMLElement,
  spans: readonly DrawnSpan[],
  levels: Levels = layoutFloors(spans),
): TextGeometry {
  const runs = listTextRuns(root);
  const before = drawFragments(root, runs, spans);
  const width = root.getBoundingClientRect().width;
  const isRightToLeft = getComputedStyle(root).direction === 'rtl';
  const leftOf = ({ span }: DrawnFragment, box: Box) =>
    labelLeft(box, widthOfLabel(span.word), width, isRightToLeft);
  const floors = stackLabels(readExtents(before, leftOf));
  const hasMoved = makeRoom(root, spans, floors, levels);

  const labels: LabelPlace[] = [];
  const lines: LinePlace[] = [];
  for (const fragment of hasMoved ? drawFragments(root, runs, spans) : before) {
    const { span, part, boxes, isStart, isEnd } = fragment;
    const [first] = boxes;
    if (first === undefined) continue;
    const key = keyOf(span, part);
    const rise = (floors.get(key) ?? 0) * floorStep;
    if (isStart) {
      const top = first.top + 2 - labelHeight - rise;
      labels.push({ key, span: span.id, part, left: leftOf(fragment, first), top, thread: rise });
    }
    lines.push(
      ...boxes.map((box, i) => ({
        key: `${key}-${i}`,
        span: span.id,
        box,
        level: levels.get(span.id) ?? 0,
        isStart: isStart && i === 0,
        isEnd: isEnd && i === boxes.length - 1,
      })),
    );
  }
  return { labels, lines };
}

function drawFragments(
  root: HTMLElement,
  runs: readonly TextRun[],
  spans: readonly DrawnSpan[],
): DrawnFragment[] {
  const origin = root.getBoundingClientRect();
  const from = runs[0]?.start ?? 0;
  const to = endOfRuns(runs);
  return spans.flatMap((span) =>
    span.fragments.map((fragment, part) => ({
      span,
      part,
      boxes: boxesOfFragment(runs, fragment, origin),
      isStart: fragment[0] >= from,
      isEnd: fragment[1] <= to,
    })),
  );
}

function keyOf(span: DrawnSpan, part: number): string {
  return `${span.id}-${part}`;
}

function readExtents(
  fragments: readonly DrawnFragment[],
  leftOf: (fragment: DrawnFragment, box: Box) => number,
): LabelExtent[] {
  const lines: Box[] = [];
  return fragments.flatMap((fragment) => {
    const { span, part, boxes, isStart } = fragment;
    const [box] = boxes;
    if (box === undefined || !isStart) return [];
    let line = lines.findLastIndex((other) => isSameLine(other, box));
    if (line === -1) line = lines.push(box) - 1;
    const left = leftOf(fragment, box);
    const right = left + widthOfLabel(span.word);
    return [{ key: keyOf(span, part), line, left, right, spanLength: spanLength(span.fragments) }];
  });
}

/** At the span's beginning, and never over the edge of the text. */
function labelLeft(box: Box, width: number, textWidth: number, isRightToLeft: boolean): number {
  const left = isRightToLeft ? box.right - width : box.left;
  return Math.max(0, Math.min(left, textWidth - width));
}

/**
 * Tells each sentence how many floors of labels and levels of lines it has.
 * @returns whether that moved anything
 */
function makeRoom(
  root: HTMLElement,
  spans: readonly DrawnSpan[],
  floors: ReadonlyMap<string, number>,
  levels: Levels,
): boolean {
  let hasMoved = false;
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
    const hasNewFloors = setVariable(row, '--label-floors', highest);
    const hasNewLevels = setVariable(row, '--line-levels', Math.max(0, deepest - 1));
    hasMoved ||= hasNewFloors || hasNewLevels;
  }
  return hasMoved;
}

/** @returns whether it had another value; none is 0 */
function setVariable(row: HTMLElement, name: string, value: number): boolean {
  if (Number(row.style.getPropertyValue(name)) === value) return false;
  row.style.setProperty(name, String(value));
  return true;
}

let ruler: CanvasRenderingContext2D | null = null;

/** Width of a label with its padding, in pixels. */
export function widthOfLabel(word: string): number {
  if (ruler === null) {
    ruler = document.createElement('canvas').getContext('2d');
    if (ruler === null) return word.length * 7 + 10;
    ruler.font = '600 11px "Inter Variable", Inter, "Helvetica Neue", Arial, sans-serif';
  }
  return Math.ceil(ruler.measureText(word).width) + 11;
}

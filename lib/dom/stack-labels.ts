/**
 * Floors for labels above a line, and levels for the lines under nested spans. Pure geometry: the
 * widths come from the browser, so two spans far apart in the text but close on the screen (a long
 * label over a short number) do not cover each other either.
 */

/** A label above one line of text; pixels. */
export type LabelExtent = {
  readonly key: string;
  /** Which line on the screen; labels of different lines never meet. */
  readonly line: number;
  readonly left: number;
  readonly right: number;
  /** Code points of its span: the shorter one sits closer to the text. */
  readonly spanLength: number;
};

/** Free space between two labels on a floor. */
const gap = 3;

/** The floor of each label by its key; 0 is next to the text. */
export function stackLabels(labels: readonly LabelExtent[]): Map<string, number> {
  const floors = new Map<string, number>();
  const placed: { readonly label: LabelExtent; readonly floor: number }[] = [];
  const inOrder = [...labels].sort(
    (a, b) => a.line - b.line || a.spanLength - b.spanLength || a.left - b.left,
  );
  for (const label of inOrder) {
    const taken = new Set(
      placed.filter((other) => hasCollision(other.label, label)).map(({ floor }) => floor),
    );
    const floor = lowestFree(taken);
    placed.push({ label, floor });
    floors.set(label.key, floor);
  }
  return floors;
}

function hasCollision(a: LabelExtent, b: LabelExtent): boolean {
  return a.line === b.line && a.left < b.right + gap && b.left < a.right + gap;
}

function lowestFree(taken: ReadonlySet<number>): number {
  let floor = 0;
  while (taken.has(floor)) floor += 1;
  return floor;
}

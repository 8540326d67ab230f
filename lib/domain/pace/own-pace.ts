/**
 * How fast one person goes through the own snippets, from the moments at which they were finished:
 * the median of the gaps between one and the next. A gap over ten minutes is a pause, one under a
 * second is an import; neither says anything about reading. Nobody is compared with anybody.
 */
/** Milliseconds. */
const longestReading = 10 * 60_000;
const shortestReading = 1_000;

/** Fewer gaps than this say too little. */
const fewestGaps = 5;

export type OwnPace = {
  /** Snippets finished since the day began. */
  readonly today: number;
  /** Milliseconds for one snippet; null when there is too little to say. */
  readonly each: number | null;
  /** Why `each` is null; null when it is not. */
  readonly reason: string | null;
};

/** `finishedAt` and `dayStart` in milliseconds since the epoch, in any order. */
export function measurePace(finishedAt: readonly number[], dayStart: number): OwnPace {
  const today = finishedAt.filter((at) => at >= dayStart).length;
  const gaps = gapsOf(finishedAt);
  if (gaps.length >= fewestGaps) return { today, each: medianOf(gaps), reason: null };
  return { today, each: null, reason: 'Too little is done to tell how long the rest takes.' };
}

/**
 * Median time from one finished reading to the next, in milliseconds; null without a gap.
 * @param finishedAt in milliseconds since the epoch, in any order
 */
export function medianGap(finishedAt: readonly number[]): number | null {
  const gaps = gapsOf(finishedAt);
  return gaps.length === 0 ? null : medianOf(gaps);
}

/** Those between one reading and the next that are no pause and no import. */
function gapsOf(finishedAt: readonly number[]): number[] {
  const inOrder = finishedAt.toSorted((a, b) => a - b);
  return inOrder
    .map((at, i) => at - (inOrder[i - 1] ?? at))
    .filter((gap) => gap >= shortestReading && gap <= longestReading);
}

/** Of at least one number; the mean of the two in the middle of an even count. */
export function medianOf(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b);
  const upper = inOrder[Math.floor(inOrder.length / 2)] ?? Number.NaN;
  const lower = inOrder[Math.ceil(inOrder.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

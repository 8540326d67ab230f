/**
 * Progress over time from what was finished on which day. Readings that were reopened or withdrawn
 * since are not in it: it tells when what is finished now was finished.
 */

export type FinishedOn = {
  /** Whose, or which round or material. */
  readonly key: string;
  /** A day as YYYY-MM-DD. */
  readonly day: string;
  readonly finished: number;
};

export type ProgressPoint = {
  /** The first day of the bin. */
  readonly day: string;
  /** Finished in the bin. */
  readonly finished: number;
  /** Finished up to the end of the bin. */
  readonly sum: number;
};

/** Days that one bin of a series covers: days while they can be told apart, then weeks. */
export type BinDays = 1 | 7;

/** More days than this are put together to weeks. */
const mostDays = 100;

export type ProgressSeries = {
  readonly bin: BinDays;
  /** Of all keys together, from the first day on which something was finished. */
  readonly all: readonly ProgressPoint[];
  /** By key, over the same days; a key without anything is absent. */
  readonly byKey: ReadonlyMap<string, readonly ProgressPoint[]>;
};

/** Days without anything that a series goes on for: a rest of months would flatten what was done. */
const quietTail = 14;

/**
 * The series up to `today` (YYYY-MM-DD), or for a while after the last day on which something was
 * finished; empty when nothing is.
 */
export function progressSeries(rows: readonly FinishedOn[], today: string): ProgressSeries {
  const days = rows.map(({ day }) => dayNumber(day));
  if (days.length === 0) return { bin: 1, all: [], byKey: new Map() };
  const first = days.reduce((least, day) => Math.min(least, day));
  const latest = days.reduce((most, day) => Math.max(most, day));
  const last = Math.max(latest, Math.min(dayNumber(today), latest + quietTail));
  const bin = last - first + 1 > mostDays ? 7 : 1;
  const bins = Math.floor((last - first) / bin) + 1;

  const counts = new Map<string, number[]>();
  const all = new Array<number>(bins).fill(0);
  for (const { key, day, finished } of rows) {
    const own = counts.get(key) ?? new Array<number>(bins).fill(0);
    const place = Math.floor((dayNumber(day) - first) / bin);
    own[place] = (own[place] ?? 0) + finished;
    all[place] = (all[place] ?? 0) + finished;
    counts.set(key, own);
  }
  const points = (finished: readonly number[]): ProgressPoint[] => {
    let sum = 0;
    return finished.map((count, place) => {
      sum += count;
      return { day: dayOf(first + place * bin), finished: count, sum };
    });
  };
  return {
    bin,
    all: points(all),
    byKey: new Map([...counts].map(([key, finished]) => [key, points(finished)])),
  };
}

const dayLength = 86_400_000;

function dayNumber(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / dayLength);
}

function dayOf(number: number): string {
  return new Date(number * dayLength).toISOString().slice(0, 10);
}

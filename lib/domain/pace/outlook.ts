/**
 * When everything that is assigned will be read, if everybody goes on as in the last days. The
 * reader who needs longest decides; a reader who has read nothing lately makes it unknown.
 */
/** Days that count as lately. */
export const recentDays = 14;

export type ReaderBacklog = {
  readonly userId: string;
  readonly open: number;
  /** Readings finished within the days looked at. */
  readonly recent: number;
};

export type Outlook =
  | { readonly kind: 'done' }
  /** Whole days from now, at least 1, and who needs them. */
  | { readonly kind: 'days'; readonly days: number; readonly last: string }
  /** People with open work who have read nothing lately. */
  | { readonly kind: 'unknown'; readonly waitingFor: readonly string[] };

/** @param daysLookedAt how many days `recent` counts over, at least 1 */
export function estimateEnd(readers: readonly ReaderBacklog[], daysLookedAt: number): Outlook {
  const open = readers.filter((reader) => reader.open > 0);
  if (open.length === 0) return { kind: 'done' };
  const waitingFor = open.filter(({ recent }) => recent === 0).map(({ userId }) => userId);
  if (waitingFor.length > 0) return { kind: 'unknown', waitingFor };
  const needs = open.map(({ userId, open: left, recent }) => ({
    userId,
    days: Math.ceil((left * daysLookedAt) / recent),
  }));
  const slowest = needs.reduce((a, b) => (b.days > a.days ? b : a));
  return { kind: 'days', days: slowest.days, last: slowest.userId };
}

/**
 * Over how many days a pace is taken: those that count as lately, fewer while a project is younger.
 * @param firstGivenAt when the first assignment was made, in milliseconds since the epoch; null
 *   before that
 */
export function daysToJudgeBy(firstGivenAt: number | null, now: number): number {
  const age = firstGivenAt === null ? 0 : (now - firstGivenAt) / 86_400_000;
  return Math.min(recentDays, Math.max(1, Math.ceil(age)));
}

/**
 * When the simulated readings were made: sessions of some dozens of snippets on working days, with
 * short breaks between snippets. Times are whole seconds after the project's start, taken to be a
 * Monday at midnight; whoever stores them adds the date.
 */
import type { RandomSource } from '../random/seeded-random';
import { integerBetween } from './pick';

export type ScheduledReading = { readonly startedAt: number; readonly finishedAt: number };

const day = 86_400;
const hour = 3_600;

/**
 * Lays out one reader's readings in the given order. Takes the seconds that each one took; the
 * result has one entry each, later than the one before, and none on a Saturday or Sunday.
 */
export function scheduleReadings(
  seconds: readonly number[],
  random: RandomSource,
): ScheduledReading[] {
  const scheduled: ScheduledReading[] = [];
  let today = 0;
  let now = 0;
  let leftInSession = 0;
  for (const duration of seconds) {
    if (leftInSession === 0) {
      today = nextWorkingDay(today + integerBetween(random, scheduled.length === 0 ? 0 : 1, 3));
      now = today * day + integerBetween(random, 9 * hour, 15 * hour);
      leftInSession = integerBetween(random, 18, 45);
    }
    scheduled.push({ startedAt: now, finishedAt: now + duration });
    now += duration + integerBetween(random, 1, 20);
    leftInSession -= 1;
  }
  return scheduled;
}

function nextWorkingDay(date: number): number {
  const weekday = date % 7;
  return weekday < 5 ? date : date + 7 - weekday;
}

/** The own pace in words. Pure. */
import type { OwnPace } from '@/lib/domain/pace/own-pace';

/** `12 today · about 1 min each · 28 left, about 30 min` */
export function describePace({ today, each, reason }: OwnPace, left: number): string {
  const begin = `${today} today`;
  if (left === 0) return `${begin} · none left`;
  if (each === null) return `${begin} · ${left} left. ${reason ?? ''}`.trim();
  // Nothing shorter is said, and what is said multiplies.
  const said = Math.max(10_000, each);
  return `${begin} · about ${about(said)} each · ${left} left, about ${about(said * left)}`;
}

/** Milliseconds as people say them: to ten seconds, a minute, five minutes, half an hour. */
export function about(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 55) return `${Math.max(10, 10 * Math.round(seconds / 10))} s`;
  const minutes = seconds / 60;
  if (minutes < 10) return `${Math.max(1, Math.round(minutes))} min`;
  if (minutes < 90) return `${5 * Math.round(minutes / 5)} min`;
  return `${Math.round(minutes / 30) / 2} h`;
}

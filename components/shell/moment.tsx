'use client';

import { useSyncExternalStore } from 'react';

const looks = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A point in time, in UTC as it comes from the server, then in the reader's own time zone. */
export function Moment({
  at,
  to = 'minute',
}: {
  /** ISO 8601. */
  readonly at: string;
  readonly to?: keyof typeof looks;
}) {
  const words = useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat('en-GB', looks[to]).format(new Date(at)),
    () =>
      `${new Intl.DateTimeFormat('en-GB', { ...looks[to], timeZone: 'UTC' }).format(new Date(at))}${to === 'minute' ? ' UTC' : ''}`,
  );
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {words}
    </time>
  );
}

/** Time zones do not change under a page. */
function never(): () => void {
  return () => undefined;
}

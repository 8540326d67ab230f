/** What the log is narrowed to, as it stands in the address. */
import { logTopics, type LogTopic } from '@/lib/domain/log/event';

export type LogFilter = {
  readonly topic: LogTopic | '';
  /** A person's id. */
  readonly person: string;
  /** YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
};

type Search = Readonly<Partial<Record<string, string>>>;

export const topicWords: Readonly<Record<LogTopic, string>> = {
  people: 'People',
  rules: 'Labels, rules and guideline',
  plan: 'Plans and moves',
  texts: 'Texts',
  reading: 'Readings',
  deciding: 'Decisions and values',
  releases: 'Releases',
};

export function readLogFilter(search: Search): LogFilter {
  return {
    topic: logTopics.find((topic) => topic === search.topic) ?? '',
    person: (search.person ?? '').slice(0, 100),
    from: dayOf(search.from),
    to: dayOf(search.to),
  };
}

/** The query string of a filter, with the cursor of a page; empty filters are left out. */
export function writeLogFilter(filter: LogFilter, cursor?: string): string {
  const all = { ...filter, cursor: cursor ?? '' };
  const query = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
  return query.size === 0 ? '' : `?${query}`;
}

export function isLogFiltered(filter: LogFilter): boolean {
  return Object.values(filter).some((value) => value !== '');
}

/** The filter as the data layer takes it. */
export function logQueryOf({ topic, person, from, to }: LogFilter) {
  return {
    ...(topic === '' ? {} : { topic }),
    ...(person === '' ? {} : { person }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
  };
}

/** A day that exists, or nothing. */
function dayOf(word = ''): string {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(word)) return '';
  const date = new Date(`${word}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(word) ? word : '';
}

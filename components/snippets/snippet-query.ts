/** What a list of snippets is narrowed to, as it stands in the address. */
import {
  type SnippetFilter as Query,
  type SnippetState,
  snippetStates,
} from '@/lib/domain/snippets/snippet-filter';

/** Words of the address; an empty one narrows nothing. */
export type SnippetFilter = {
  readonly q: string;
  readonly material: string;
  readonly round: string;
  readonly publisher: string;
  readonly year: string;
  readonly status: '' | 'active' | 'excluded' | 'reported';
  readonly state: '' | SnippetState;
};

const statuses = ['active', 'excluded', 'reported'] as const;

type Search = Readonly<Partial<Record<string, string>>>;

export function readSnippetFilter(search: Search): SnippetFilter {
  const { q = '', material = '', round = '', publisher = '', year = '', status, state } = search;
  return {
    q: q.trim().slice(0, 500),
    material: material.slice(0, 200),
    round: round.slice(0, 200),
    publisher: publisher.slice(0, 500),
    year: /^[12]\d{3}$/u.test(year) ? year : '',
    status: statuses.find((each) => each === status) ?? '',
    state: snippetStates.find((each) => each === state) ?? '',
  };
}

/** The query string of a filter, with the cursor of a page; empty filters are left out. */
export function writeSnippetFilter(filter: SnippetFilter, cursor?: string): string {
  const all = { ...filter, cursor: cursor ?? '' };
  const query = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
  return query.size === 0 ? '' : `?${query}`;
}

export function isFiltered(filter: SnippetFilter): boolean {
  return Object.values(filter).some((value) => value !== '');
}

/** The filter as the data layer takes it. */
export function queryOf({ year, status, ...words }: SnippetFilter): Query {
  const given = Object.entries(words).filter(([, value]) => value !== '');
  return {
    ...(Object.fromEntries(given) as Query),
    ...(year === '' ? {} : { year: Number(year) }),
    ...(status === '' || status === 'reported' ? {} : { status }),
    ...(status === 'reported' ? { isReported: true } : {}),
  };
}

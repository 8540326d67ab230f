/** What a list of snippets is narrowed to, as it stands in the address. */

export type SnippetFilter = {
  readonly q: string;
  readonly material: string;
  readonly status: '' | SnippetState;
};

const snippetStates = ['active', 'excluded', 'reported'] as const;
export type SnippetState = (typeof snippetStates)[number];

type Search = Readonly<Partial<Record<string, string>>>;

export function readSnippetFilter(search: Search): SnippetFilter {
  const { q = '', material = '', status } = search;
  return {
    q: q.trim().slice(0, 500),
    material: material.slice(0, 200),
    status: snippetStates.find((state) => state === status) ?? '',
  };
}

/** The query string of a filter, with the cursor of a page; empty filters are left out. */
export function writeSnippetFilter(filter: SnippetFilter, cursor?: string): string {
  const all = { ...filter, cursor: cursor ?? '' };
  const query = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
  return query.size === 0 ? '' : `?${query}`;
}

export function isFiltered({ q, material, status }: SnippetFilter): boolean {
  return q !== '' || material !== '' || status !== '';
}

/** The filter as the data layer takes it. */
export function queryOf({ q, material, status }: SnippetFilter): {
  q: string | undefined;
  material: string | undefined;
  status: 'active' | 'excluded' | undefined;
  isReported: boolean;
} {
  return {
    q: q === '' ? undefined : q,
    material: material === '' ? undefined : material,
    status: status === '' || status === 'reported' ? undefined : status,
    isReported: status === 'reported',
  };
}

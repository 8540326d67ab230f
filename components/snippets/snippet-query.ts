/** What a list of snippets is narrowed to, as it stands in the address. */

export type SnippetFilter = {
  readonly q: string;
  readonly material: string;
  readonly status: '' | 'active' | 'excluded';
};

type Search = Readonly<Partial<Record<string, string>>>;

export function readSnippetFilter(search: Search): SnippetFilter {
  const { q = '', material = '', status } = search;
  return {
    q: q.trim().slice(0, 500),
    material: material.slice(0, 200),
    status: status === 'active' || status === 'excluded' ? status : '',
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

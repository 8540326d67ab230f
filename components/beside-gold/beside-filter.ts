/** What the list of own readings is narrowed to, as it stands in the address. Pure. */

export type BesideFilter = {
  readonly q: string;
  readonly hasDifferences: boolean;
};

type Search = Readonly<Partial<Record<string, string>>>;

export function readBesideFilter({ q = '', show }: Search): BesideFilter {
  return { q: q.trim().slice(0, 500), hasDifferences: show === 'differs' };
}

/** The query string of a filter, and of the place in the list from which it is shown. */
export function writeBesideFilter({ q, hasDifferences }: BesideFilter, from = 0): string {
  const query = new URLSearchParams();
  if (q !== '') query.set('q', q);
  if (hasDifferences) query.set('show', 'differs');
  if (from > 0) query.set('from', String(from));
  return query.size === 0 ? '' : `?${query}`;
}

/** The place in the list from which it is shown; 0 for what is no place. */
export function readFrom({ from = '' }: Search): number {
  return /^\d{1,9}$/u.test(from) ? Number(from) : 0;
}

/** The filter as lib/data takes it. */
export function ownFilter({ q, hasDifferences }: BesideFilter) {
  return { differs: hasDifferences, q: q === '' ? undefined : q };
}

export function isNarrowed({ q, hasDifferences }: BesideFilter): boolean {
  return q !== '' || hasDifferences;
}

/** What agreement is asked about, as it stands in the address. */
import { projectApiPath, projectPath } from '@/components/shell/paths';

export type AgreementFilter = {
  readonly notClear: 'include' | 'exclude';
  /** '' for all. */
  readonly material: string;
  readonly label: string;
  readonly round: string;
  /** The pair that is looked at, by e-mail; null for all together. */
  readonly pair: { readonly a: string; readonly b: string } | null;
  /** Whether each number comes with its interval, which takes a while. */
  readonly hasIntervals: boolean;
};

export function readAgreementFilter(
  search: Readonly<Partial<Record<string, string>>>,
): AgreementFilter {
  const { notClear, material = '', label = '', round = '', a, b, intervals } = search;
  return {
    notClear: notClear === 'include' ? 'include' : 'exclude',
    material: material.slice(0, 200),
    label: label.slice(0, 200),
    round: round.slice(0, 200),
    pair: a === undefined || b === undefined ? null : { a, b },
    hasIntervals: intervals === 'yes',
  };
}

/** The address of the page with some of the filter changed; what is at its default is left out. */
export function agreementHref(
  projectId: string,
  filter: AgreementFilter,
  change: Partial<AgreementFilter> = {},
): string {
  const { notClear, material, label, round, pair, hasIntervals } = { ...filter, ...change };
  const query = new URLSearchParams();
  if (notClear === 'include') query.set('notClear', notClear);
  if (material !== '') query.set('material', material);
  if (label !== '') query.set('label', label);
  if (round !== '') query.set('round', round);
  if (pair !== null) {
    query.set('a', pair.a);
    query.set('b', pair.b);
  }
  if (hasIntervals) query.set('intervals', 'yes');
  const path = projectPath(projectId, 'agreement');
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The same for every interval, so that a number that is cited keeps its own. */
export const intervalSeed = '1';

/** What the server is asked for a filter: nothing where everything is meant. */
export function agreementQueryOf(filter: AgreementFilter) {
  const { notClear, hasIntervals } = filter;
  return {
    notClear,
    material: filter.material === '' ? undefined : filter.material,
    label: filter.label === '' ? undefined : filter.label,
    round: filter.round === '' ? undefined : filter.round,
    seed: hasIntervals ? intervalSeed : undefined,
  };
}

/** The numbers of the page, as a table to compute with. */
export function agreementCsvPath(projectId: string, filter: AgreementFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(agreementQueryOf(filter))) {
    if (value !== undefined) query.set(name, value);
  }
  return projectApiPath(projectId, `agreement.csv?${query}`);
}

/** The part of the page that shows the pair that was chosen. */
export const numbersId = 'numbers';

/** The numbers of one pair alone. */
export function pairHref(
  projectId: string,
  filter: AgreementFilter,
  { a, b }: { readonly a: string; readonly b: string },
): string {
  return `${agreementHref(projectId, filter, { pair: { a, b } })}#${numbersId}`;
}

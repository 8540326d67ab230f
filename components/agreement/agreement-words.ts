/** Words of agreement: what a number is, what readers differ in, why a snippet does not count. Pure. */
import type { Measure } from '@/lib/domain/agreement/measure';
import type { Disagreements } from '@/lib/domain/agreement/pair-agreement';
import type { ExclusionReason } from '@/lib/domain/agreement/snippet-readings';

export const exclusionWords: Readonly<Record<ExclusionReason, string>> = {
  excluded: 'Excluded from the project',
  schemeChanged: 'Read under another label scheme',
  fewerThanTwoReaders: 'Assigned to one reader only',
  notFinished: 'A reading is not finished',
  notClear: 'A reader found it NOT CLEAR',
  unreadable: 'Fewer than two could read it',
};

/** Two decimals, as agreement is reported; null has no number. */
export function formatMeasure({ value }: Measure): string | null {
  return value === null ? null : value.toFixed(2);
}

export function formatInterval({ interval }: Measure): string | null {
  if (interval === undefined) return null;
  return `${interval[0].toFixed(2)} to ${interval[1].toFixed(2)}`;
}

export type DisagreementKind = keyof Disagreements;

/** What readers disagree on, with the names of the two. */
export function disagreementWords(kind: DisagreementKind, a: string, b: string): string {
  switch (kind) {
    case 'onlyA':
      return `A span of ${a} without a partner`;
    case 'onlyB':
      return `A span of ${b} without a partner`;
    case 'boundary':
      return 'The same place with other edges';
    case 'label':
      return 'The same place with other labels';
    case 'snippetOnlyA':
      return `Only ${a} marked anything`;
    case 'snippetOnlyB':
      return `Only ${b} marked anything`;
  }
}

export type DisagreementList = { readonly title: string; readonly snippets: readonly string[] };

/** The lists behind the numbers of one pair. */
export function listPairDisagreements(
  disagreements: Disagreements,
  a: string,
  b: string,
): DisagreementList[] {
  const kinds: DisagreementKind[] = [
    'onlyA',
    'onlyB',
    'boundary',
    'label',
    'snippetOnlyA',
    'snippetOnlyB',
  ];
  return kinds.map((kind) => ({
    title: disagreementWords(kind, a, b),
    snippets: disagreements[kind],
  }));
}

/** The lists behind the pooled numbers: each snippet once, whichever pair it is. */
export function listPooledDisagreements(
  pairs: readonly { readonly disagreements: Disagreements }[],
): DisagreementList[] {
  const collect = (...kinds: readonly DisagreementKind[]) =>
    [
      ...new Set(
        pairs.flatMap(({ disagreements }) => kinds.flatMap((kind) => disagreements[kind])),
      ),
    ].sort();
  return [
    { title: 'A span without a partner', snippets: collect('onlyA', 'onlyB') },
    { title: 'The same place with other edges', snippets: collect('boundary') },
    { title: 'The same place with other labels', snippets: collect('label') },
    {
      title: 'One reader marked something, another nothing',
      snippets: collect('snippetOnlyA', 'snippetOnlyB'),
    },
  ];
}

/** Agreement in words: what a number is, why there is none, why a snippet does not count. */
import { countOf } from '@/components/shell/number-words';
import type { AgreementReport } from '@/lib/domain/agreement/measure-agreement';
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

/** The pooled result as one or two sentences for somebody who reads no tables. */
export function summariseAgreement({ pooled, basis }: AgreementReport): string {
  if (basis.compared === 0) {
    return basis.snippets === 0
      ? 'Nothing is assigned yet, so there is nothing to compare.'
      : `Nothing can be compared yet: of ${countOf(basis.snippets, 'snippet')} none was finished by two readers.`;
  }
  const overlap = formatMeasure(pooled.overlapF1);
  const strict = formatMeasure(pooled.strictF1);
  const label = formatMeasure(pooled.label.raw);
  const compared = `${countOf(basis.compared, 'snippet')} read by two or more`;
  if (overlap === null || strict === null) {
    return `Over ${compared}, nobody marked a span: the readers agree that there is nothing.`;
  }
  const spans = `Over ${compared}, the readers found the same places with an F1 of ${overlap}, and marked the very same span with the same label with an F1 of ${strict}.`;
  return label === null
    ? spans
    : `${spans} Where both marked a place, they gave it the same label in ${percent(pooled.label.raw)} of ${countOf(pooled.label.n, 'place')}.`;
}

function percent({ value }: Measure): string {
  return value === null ? '' : `${Math.round(100 * value)} %`;
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

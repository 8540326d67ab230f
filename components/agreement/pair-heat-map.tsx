import { PairMatrix } from '@/components/heat-map/pair-matrix';
import { formatCount } from '@/components/shell/number-words';
import type { PairAgreement } from '@/lib/domain/agreement/pair-agreement';
import { pairHref, type AgreementFilter } from './agreement-filter';
import { formatMeasure } from './agreement-words';

/** Overlap F1 of every pair, drawn; a pair opens its own numbers. */
export function PairHeatMap({
  projectId,
  filter,
  pairs,
  nameOf,
}: {
  readonly projectId: string;
  readonly filter: AgreementFilter;
  readonly pairs: readonly PairAgreement[];
  readonly nameOf: (email: string) => string;
}) {
  const people = [...new Set(pairs.flatMap(({ a, b }) => [a, b]))]
    .sort()
    .map((key) => ({ key, name: nameOf(key) }));
  return (
    <PairMatrix
      caption="Overlap F1 of each pair"
      note="Overlap F1, and under it the snippets that both read. The tint grows from 0.5 to 1; choose a pair to see it alone."
      people={people}
      cellOf={(a, b) => {
        const pair = pairs.find((each) => each.a === a && each.b === b);
        if (pair === undefined) return null;
        const value = formatMeasure(pair.overlapF1);
        return {
          words: value ?? 'no value',
          under: `n ${formatCount(pair.snippets)}`,
          share: shareOf(pair.overlapF1.value),
          href: pairHref(projectId, filter, { a, b }),
          label: `${nameOf(a)} and ${nameOf(b)}: overlap F1 ${value ?? 'has no value'}, ${formatCount(pair.snippets)} snippets`,
        };
      }}
    />
  );
}

/** Below a half all is bad enough to look the same; above it a difference shows. */
function shareOf(f1: number | null): number | null {
  return f1 === null ? null : 2 * f1 - 1;
}

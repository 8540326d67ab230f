import { countOf, formatCount } from '@/components/shell/number-words';
import type { AgreementNumbers } from '@/lib/domain/agreement/pair-agreement';
import type { PooledAgreement } from '@/lib/domain/agreement/pooled-agreement';
import type { Measure } from '@/lib/domain/agreement/measure';
import { MeasureCard } from './measure-card';

/** The measures of a pair or of all, as cards. `chance` corrects for it: kappa, or alpha pooled. */
export function HeadlineMeasures({
  numbers,
  pooled,
}: {
  readonly numbers: AgreementNumbers;
  /** Set when the numbers are those of all pairs. */
  readonly pooled: PooledAgreement | null;
}) {
  const { label, snippetLevel, spansA, spansB } = numbers;
  const spans = `${countOf(numbers.snippets, pooled === null ? 'snippet' : 'comparison')}, ${formatCount(spansA)} and ${countOf(spansB, 'span')}`;
  const chance = (kappa: Measure, alpha: Measure | undefined) =>
    alpha === undefined
      ? { name: 'kappa', sign: 'κ', measure: kappa }
      : { name: 'alpha', sign: 'α', measure: alpha };
  const ofLabels = chance(label.kappa, pooled?.labelAlpha);
  const ofSnippets = chance(snippetLevel.kappa, pooled?.snippetAlpha);
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <MeasureCard title="Same place: overlap F1" measure={numbers.overlapF1} of={spans}>
        Spans that overlap count as found by both, whatever their labels.
      </MeasureCard>
      <MeasureCard title="Same span and label: strict F1" measure={numbers.strictF1} of={spans}>
        Only spans with the same edges and the same label count.
      </MeasureCard>
      <MeasureCard
        title="Same label where both marked"
        measure={label.raw}
        of={`${countOf(label.n, 'matched pair')} of spans`}
      >
        The share of matched spans that carry one label.
      </MeasureCard>
      <MeasureCard
        title={`Label, corrected for chance (${ofLabels.sign})`}
        measure={ofLabels.measure}
        of={`${countOf(label.n, 'matched pair')} of spans`}
      >
        {ofLabels.name === 'alpha'
          ? 'Krippendorff’s alpha: the readers differ from snippet to snippet.'
          : 'Cohen’s kappa of the two readers.'}
      </MeasureCard>
      <MeasureCard
        title="Anything marked or nothing"
        measure={snippetLevel.raw}
        of={countOf(numbers.snippets, pooled === null ? 'snippet' : 'comparison')}
      >
        The share of snippets in which both marked something, or both nothing.
      </MeasureCard>
      <MeasureCard
        title={`The same, corrected for chance (${ofSnippets.sign})`}
        measure={ofSnippets.measure}
        of={countOf(numbers.snippets, pooled === null ? 'snippet' : 'comparison')}
      >
        {ofSnippets.name === 'alpha' ? 'Krippendorff’s alpha.' : 'Cohen’s kappa.'}
      </MeasureCard>
    </div>
  );
}

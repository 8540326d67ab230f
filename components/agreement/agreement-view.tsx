import type { ReactNode } from 'react';
import { countOf, formatCount } from '@/components/shell/number-words';
import { Part } from '@/components/shell/page-body';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { AgreementReport } from '@/lib/domain/agreement/measure-agreement';
import type { ExclusionReason } from '@/lib/domain/agreement/snippet-readings';
import { agreementHref, numbersId, type AgreementFilter } from './agreement-filter';
import { exclusionWords, listPairDisagreements, listPooledDisagreements } from './agreement-words';
import { HeadlineMeasures } from './headline-measures';
import { IntervalPlot } from './interval-plot';
import { LabelConfusion } from './label-confusion';
import { PairHeatMap } from './pair-heat-map';
import { PairTable } from './pair-table';
import { PresenceTable } from './presence-table';
import { SnippetLists, type SnippetList } from './snippet-lists';
import { describeNumbers, summariseAgreement } from './summarise-agreement';

/** Agreement that explains itself: a sentence, the numbers, what is behind each, what is left out. */
export function AgreementView({
  projectId,
  filter,
  report,
  nameOf,
  titleOf,
  caseIds,
  isNamingReaders,
}: {
  readonly projectId: string;
  readonly filter: AgreementFilter;
  readonly report: AgreementReport;
  /** Of an e-mail. */
  readonly nameOf: (email: string) => string;
  /** Of a label's brat name. */
  readonly titleOf: (name: string) => string;
  /** By snippet name; only those that may be opened. */
  readonly caseIds: ReadonlyMap<string, string>;
  /** Whether the list of what is left out says whose doing it is. */
  readonly isNamingReaders: boolean;
}) {
  const { pairs, pooled } = report;
  const pair = pairs.find(({ a, b }) => a === filter.pair?.a && b === filter.pair.b) ?? null;
  const readers =
    pair === null
      ? { a: 'First reader', b: 'Second reader' }
      : { a: nameOf(pair.a), b: nameOf(pair.b) };
  const numbers = pair ?? pooled;
  const lists =
    pair === null
      ? listPooledDisagreements(pairs)
      : listPairDisagreements(pair.disagreements, readers.a, readers.b);

  if (report.basis.compared === 0) {
    return (
      <>
        <EmptyState title="No agreement yet">{summariseAgreement(report, titleOf)}</EmptyState>
        {leftOutPart()}
      </>
    );
  }
  return (
    <>
      <p className="max-w-prose text-lg leading-relaxed text-pretty">
        {summariseAgreement(report, titleOf)}
      </p>
      <Part title="Pairs">
        <PairHeatMap projectId={projectId} filter={filter} pairs={pairs} nameOf={nameOf} />
        <PairTable
          projectId={projectId}
          filter={filter}
          pairs={pairs}
          pooled={pooled}
          nameOf={nameOf}
        />
      </Part>
      <Part
        id={numbersId}
        title={pair === null ? 'All pairs together' : `${readers.a} and ${readers.b}`}
        aside={
          <span className="flex flex-wrap gap-2">
            {pair !== null && (
              <ButtonLink
                size="small"
                scroll={false}
                href={agreementHref(projectId, filter, { pair: null })}
              >
                All pairs together
              </ButtonLink>
            )}
            <ButtonLink
              size="small"
              scroll={false}
              // Seconds of work: not before it is asked for.
              prefetch={false}
              href={agreementHref(projectId, filter, { hasIntervals: !filter.hasIntervals })}
            >
              {filter.hasIntervals ? 'Without intervals' : 'With 95 % intervals'}
            </ButtonLink>
          </span>
        }
      >
        {pair !== null && pair.spansA + pair.spansB > 0 && (
          <p className="max-w-prose text-pretty">
            {countOf(pair.snippets, 'snippet')} read by both: {describeNumbers(pair, titleOf)}
          </p>
        )}
        {filter.hasIntervals && pair === null && (
          <IntervalPlot projectId={projectId} filter={filter} report={report} nameOf={nameOf} />
        )}
        <HeadlineMeasures numbers={numbers} pooled={pair === null ? pooled : null} />
      </Part>
      <div className="grid items-start gap-7 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Part title={`Labels of ${countOf(numbers.label.n, 'matched pair')}`}>
          <LabelConfusion label={numbers.label} readers={readers} titleOf={titleOf} />
        </Part>
        <Part title="Something or nothing in a snippet">
          <PresenceTable level={numbers.snippetLevel} readers={readers} />
        </Part>
      </div>
      <Part title="The disagreements behind these numbers">
        <SnippetLists
          projectId={projectId}
          caseIds={caseIds}
          lists={lists.map(({ title, snippets }) => ({
            title,
            snippets: snippets.map((name) => ({ name })),
          }))}
        />
      </Part>
      {leftOutPart()}
    </>
  );

  function leftOutPart(): ReactNode {
    const { basis, excluded } = report;
    if (excluded.length === 0) return null;
    const left = basis.snippets - basis.compared;
    return (
      <Part
        title="Left out, and why"
        aside={
          <span className="text-ink-2 tabular-nums">
            {formatCount(left)} of {countOf(basis.snippets, 'snippet')}
          </span>
        }
      >
        <SnippetLists projectId={projectId} caseIds={caseIds} lists={listLeftOut(report, whose)} />
      </Part>
    );
  }

  function whose(annotators: readonly string[]): string | undefined {
    if (!isNamingReaders || annotators.length === 0) return undefined;
    return annotators.map(nameOf).join(', ');
  }
}

function listLeftOut(
  { excluded }: AgreementReport,
  whose: (annotators: readonly string[]) => string | undefined,
): SnippetList[] {
  const listOf = (title: string, fits: (each: (typeof excluded)[number]) => boolean) => ({
    title,
    snippets: excluded.filter(fits).map(({ snippet, annotators }) => {
      const aside = whose(annotators);
      return { name: snippet, ...(aside === undefined ? {} : { aside }) };
    }),
  });
  const whole = (Object.keys(exclusionWords) as ExclusionReason[]).map((reason) =>
    listOf(exclusionWords[reason], (each) => each.scope === 'snippet' && each.reason === reason),
  );
  const readings = listOf(
    'One reading set aside as unreadable, the others compared',
    ({ scope }) => scope === 'reading',
  );
  return [...whole, readings].filter(({ snippets }) => snippets.length > 0);
}

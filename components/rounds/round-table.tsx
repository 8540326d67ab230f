'use client';

import Link from 'next/link';
import { Suspense, use, useState } from 'react';
import { agreementHref, readAgreementFilter } from '@/components/agreement/agreement-filter';
import { formatMeasure } from '@/components/agreement/agreement-words';
import { countOf, formatCount } from '@/components/shell/number-words';
import { Button } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress-bar';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import type { RoundAgreement, RoundView } from '@/lib/data/plans/read-rounds';
import type { Measure } from '@/lib/domain/agreement/measure';
import { RenameRoundDialog } from './rename-round-dialog';

/** The rounds side by side: how far each is, under which versions it was read, how they agree. */
export function RoundTable({
  projectId,
  rounds,
  agreement,
}: {
  readonly projectId: string;
  readonly rounds: readonly RoundView[];
  /** By the round's name: it comes later than the counts. */
  readonly agreement: Promise<Readonly<Record<string, RoundAgreement>>>;
}) {
  const [renamed, setRenamed] = useState<string | null>(null);
  return (
    <>
      <Table caption="Rounds side by side" isCaptionHidden>
        <thead>
          <tr>
            <HeadCell>Round</HeadCell>
            <HeadCell isNumber>Snippets</HeadCell>
            <HeadCell>Readings finished</HeadCell>
            <HeadCell>Guideline</HeadCell>
            <HeadCell>Labels</HeadCell>
            <HeadCell isNumber>Compared</HeadCell>
            <HeadCell isNumber>Same place, F1</HeadCell>
            <HeadCell isNumber>Same span and label, F1</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => (
            <Row key={round.name}>
              <Cell className="min-w-40">
                <strong className="block font-semibold [overflow-wrap:anywhere]">
                  {round.name}
                </strong>
                <Button
                  size="small"
                  variant="quiet"
                  className="-ml-2.5"
                  onClick={() => setRenamed(round.name)}
                >
                  Rename<span className="sr-only"> {round.name}</span>
                </Button>
              </Cell>
              <Cell isNumber className="whitespace-nowrap">
                {formatCount(round.active)}
                {round.unassigned > 0 && (
                  <span className="block text-xs text-ink-3">
                    {formatCount(round.unassigned)} to plan
                  </span>
                )}
                {round.excluded > 0 && (
                  <span className="block text-xs text-ink-3">
                    {formatCount(round.excluded)} excluded
                  </span>
                )}
              </Cell>
              <Cell className="min-w-36">
                {round.assignments === 0 ? (
                  <span className="text-ink-3">nobody reads it yet</span>
                ) : (
                  <>
                    <ProgressBar
                      done={round.finished}
                      total={round.assignments}
                      label={`${round.name}, readings finished`}
                      className="w-full"
                    />
                    <span className="text-xs text-ink-2">
                      {formatCount(round.finished)} of {formatCount(round.assignments)}
                    </span>
                  </>
                )}
              </Cell>
              <Cell className="whitespace-nowrap">{versionWords(round.guidelines)}</Cell>
              <Cell className="whitespace-nowrap">{versionWords(round.schemes)}</Cell>
              <Suspense fallback={<NoAgreement words="counting …" />}>
                <Agreement projectId={projectId} name={round.name} all={agreement} />
              </Suspense>
            </Row>
          ))}
        </tbody>
      </Table>
      {renamed !== null && (
        <RenameRoundDialog projectId={projectId} round={renamed} onClose={() => setRenamed(null)} />
      )}
    </>
  );
}

function NoAgreement({ words }: { readonly words: string }) {
  return (
    <>
      <Cell isNumber className="whitespace-nowrap">
        {words}
      </Cell>
      <Cell isNumber>–</Cell>
      <Cell isNumber>–</Cell>
    </>
  );
}

function Agreement({
  projectId,
  name,
  all,
}: {
  readonly projectId: string;
  readonly name: string;
  readonly all: Promise<Readonly<Record<string, RoundAgreement>>>;
}) {
  const agreement = use(all)[name];
  if (agreement === undefined) return <NoAgreement words="–" />;
  const { pooled, basis } = agreement;
  // Of those that can ever be compared: active, and for two readers or more.
  const { excluded = 0, fewerThanTwoReaders = 0 } = basis.leftOut;
  const comparable = basis.snippets - excluded - fewerThanTwoReaders;
  return (
    <>
      <Cell isNumber className="whitespace-nowrap">
        <Link
          href={agreementHref(projectId, { ...readAgreementFilter({}), round: name })}
          aria-label={`${countOf(basis.compared, 'snippet')} of ${name} compared: to the agreement`}
          className="text-accent underline underline-offset-2"
        >
          {formatCount(basis.compared)} of {formatCount(comparable)}
        </Link>
      </Cell>
      <Cell isNumber>
        <MeasureWords measure={pooled.overlapF1} />
      </Cell>
      <Cell isNumber>
        <MeasureWords measure={pooled.strictF1} />
      </Cell>
    </>
  );
}

function MeasureWords({ measure }: { readonly measure: Measure }) {
  const words = formatMeasure(measure);
  if (words !== null) return <>{words}</>;
  return <span title={measure.reason}>–</span>;
}

function versionWords(versions: readonly number[]): string {
  return versions.length === 0 ? '–' : versions.map((version) => `v${version}`).join(', ');
}

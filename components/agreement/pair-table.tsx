import Link from 'next/link';
import { formatCount } from '@/components/shell/number-words';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import type { AgreementNumbers, PairAgreement } from '@/lib/domain/agreement/pair-agreement';
import type { PooledAgreement } from '@/lib/domain/agreement/pooled-agreement';
import { pairHref, type AgreementFilter } from './agreement-filter';
import { MeasureWords } from './measure-card';

/** Every pair with its sums, and all of them together. */
export function PairTable({
  projectId,
  filter,
  pairs,
  pooled,
  nameOf,
}: {
  readonly projectId: string;
  readonly filter: AgreementFilter;
  readonly pairs: readonly PairAgreement[];
  readonly pooled: PooledAgreement;
  readonly nameOf: (email: string) => string;
}) {
  return (
    <Table caption="Agreement of each pair" isCaptionHidden>
      <thead>
        <tr>
          <HeadCell>A and B</HeadCell>
          <HeadCell isNumber>Snippets</HeadCell>
          <HeadCell isNumber>Spans of A</HeadCell>
          <HeadCell isNumber>Spans of B</HeadCell>
          <HeadCell isNumber>Same edges</HeadCell>
          <HeadCell isNumber>same label</HeadCell>
          <HeadCell isNumber>Only overlap</HeadCell>
          <HeadCell isNumber>same label</HeadCell>
          <HeadCell isNumber>Only A</HeadCell>
          <HeadCell isNumber>Only B</HeadCell>
          <HeadCell isNumber>Overlap F1</HeadCell>
          <HeadCell isNumber>Strict F1</HeadCell>
          <HeadCell isNumber>Label κ</HeadCell>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <Row key={`${pair.a} ${pair.b}`}>
            <th scope="row" className="min-w-44 px-3.5 py-2 text-left align-baseline">
              <Link
                href={pairHref(projectId, filter, pair)}
                className="font-semibold underline-offset-2 hover:underline"
              >
                {nameOf(pair.a)}, {nameOf(pair.b)}
              </Link>
            </th>
            <Sums numbers={pair} />
            <Cell isNumber>
              <MeasureWords measure={pair.label.kappa} />
            </Cell>
          </Row>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line-strong font-semibold">
          <th scope="row" className="px-3.5 py-2 text-left">
            All pairs
          </th>
          <Sums numbers={pooled} />
          <Cell isNumber>
            <MeasureWords measure={pooled.label.kappa} />
          </Cell>
        </tr>
      </tfoot>
    </Table>
  );
}

function Sums({ numbers }: { readonly numbers: AgreementNumbers }) {
  const sums = [
    numbers.snippets,
    numbers.spansA,
    numbers.spansB,
    numbers.exact,
    numbers.exactSameLabel,
    numbers.partial,
    numbers.partialSameLabel,
    numbers.onlyA,
    numbers.onlyB,
  ];
  return (
    <>
      {sums.map((sum, i) => (
        <Cell key={i} isNumber>
          {formatCount(sum)}
        </Cell>
      ))}
      <Cell isNumber>
        <MeasureWords measure={numbers.overlapF1} />
      </Cell>
      <Cell isNumber>
        <MeasureWords measure={numbers.strictF1} />
      </Cell>
    </>
  );
}

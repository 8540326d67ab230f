import { countOf, formatCount } from '@/components/shell/number-words';
import { Moment } from '@/components/shell/moment';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import type { CommittedPlan, RoundEntry } from '@/lib/data/plans/list-rounds';

/** The plans that were made, by round: enough to make each again. */
export function PlanHistory({ rounds }: { readonly rounds: readonly RoundEntry[] }) {
  return (
    <Table caption="Plans made so far" isCaptionHidden>
      <thead>
        <tr>
          <HeadCell>Round</HeadCell>
          <HeadCell>Made</HeadCell>
          <HeadCell>Plan</HeadCell>
          <HeadCell>Seed</HeadCell>
          <HeadCell isNumber>Assignments</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rounds.flatMap(({ name, plans }) =>
          plans.map((plan) => (
            <Row key={`${name} ${plan.createdAt.toISOString()}`}>
              <Cell className="font-semibold">{name}</Cell>
              <Cell>
                <Moment at={plan.createdAt.toISOString()} />
              </Cell>
              <Cell className="min-w-44">
                {methodWords(plan)}, {countOf(plan.folders, 'folder')}
                {plan.strata.length > 0 && `, spread by ${plan.strata.join(' and ')}`}
              </Cell>
              <Cell className="break-all">{plan.seed}</Cell>
              <Cell isNumber>{formatCount(plan.assignments)}</Cell>
            </Row>
          )),
        )}
      </tbody>
    </Table>
  );
}

function methodWords({ method, overlap, share }: CommittedPlan): string {
  const readers = countOf(overlap, 'reader');
  const name = method === 'byHand' ? 'by hand' : method;
  if (share === 100) return `${name}, ${readers} a snippet`;
  return `${name}, ${readers} for ${share} % of the snippets, one for the others`;
}

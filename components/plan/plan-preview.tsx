import { PairMatrix } from '@/components/heat-map/pair-matrix';
import { countOf, formatCount } from '@/components/shell/number-words';
import { Notice } from '@/components/ui/notice';
import { Cell, Row, Table } from '@/components/ui/table';
import type { PlanSummary } from '@/lib/actions/plans';
import { PlanPicture } from './plan-picture';
import { StrataTable } from './strata-table';

/** A plan drawn: who reads how much, which pairs can be compared, what is in each folder. */
export function PlanPreview({
  plan,
  nameOf,
}: {
  readonly plan: PlanSummary;
  /** Of an e-mail. */
  readonly nameOf: (email: string) => string;
}) {
  const loads = Object.entries(plan.loads);
  const most = Math.max(1, ...loads.map(([, load]) => load));
  const mostShared = Math.max(1, ...plan.pairs.map(({ snippets }) => snippets));
  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      {plan.warnings.map(({ code, message, details = [] }) => (
        <Notice key={code} tone="warn">
          <p>{message}</p>
          {details.length > 0 && (
            <details className="mt-1">
              <summary className="font-semibold">Which</summary>
              <ul className="mt-1">
                {details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            </details>
          )}
        </Notice>
      ))}
      <section className="grid gap-2 [&>*]:min-w-0">
        <h3 className="font-semibold">
          Who reads how much{' '}
          <span className="font-normal text-ink-2">
            {countOf(plan.snippets, 'snippet')},{' '}
            {countOf(
              loads.reduce((sum, [, load]) => sum + load, 0),
              'reading',
            )}
          </span>
        </h3>
        <Table caption="Snippets of each annotator" isCaptionHidden>
          <tbody>
            {loads.map(([email, load]) => (
              <Row key={email}>
                <Cell className="w-2/5 font-semibold [overflow-wrap:anywhere]">
                  {nameOf(email)}
                </Cell>
                <Cell>
                  <span
                    aria-hidden
                    className="block h-2 rounded-full bg-accent"
                    style={{ width: `${(100 * load) / most}%` }}
                  />
                </Cell>
                <Cell isNumber className="w-16">
                  {formatCount(load)}
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </section>
      {loads.length > 1 && (
        <section className="grid gap-2 [&>*]:min-w-0">
          <h3 className="font-semibold">Which pairs can be compared</h3>
          <PlanPicture plan={plan} nameOf={nameOf} />
          <PairMatrix
            caption="Snippets that two annotators share"
            note="Snippets that both read."
            people={loads.map(([email]) => ({ key: email, name: nameOf(email) }))}
            cellOf={(a, b) => {
              const pair = plan.pairs.find((each) => each.a === a && each.b === b);
              if (pair === undefined || pair.snippets === 0) return null;
              return { words: formatCount(pair.snippets), share: pair.snippets / mostShared };
            }}
          />
        </section>
      )}
      <section className="grid gap-2 [&>*]:min-w-0">
        <h3 className="font-semibold">
          Folders <span className="font-normal text-ink-2">by stratum</span>
        </h3>
        <StrataTable folders={plan.folders} nameOf={nameOf} />
      </section>
    </div>
  );
}

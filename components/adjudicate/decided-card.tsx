import { Moment } from '@/components/shell/moment';
import { Section } from '@/components/ui/card';
import type { ShownCase } from './adjudicate-context';
import { describeGold } from './case-words';

type Decision = ShownCase['decisions'][number];
type Labels = Pick<ShownCase, 'scheme' | 'clauses'>;

/** The decision in force on the item: what, who, when, why. */
export function DecidedCard({
  sheet,
  decision,
}: {
  readonly sheet: Labels;
  readonly decision: Decision;
}) {
  return (
    <Section title="Decided">
      <div className="grid gap-1 rounded-xl border border-ok/40 bg-ok-soft p-3">
        <DecisionWords sheet={sheet} decision={decision} />
      </div>
      <p className="text-xs text-ink-3">A new decision is added; this one stays on record.</p>
    </Section>
  );
}

/** The other decisions of the case: decided anew since, or on what is not there any more. */
export function EarlierDecisions({
  sheet,
  shown,
}: {
  readonly sheet: ShownCase;
  readonly shown: Decision | null;
}) {
  const others = sheet.decisions.filter(
    ({ id, item, isInForce }) => id !== shown?.id && (!isInForce || item === null),
  );
  if (others.length === 0) return null;
  return (
    <details open={sheet.status === 'stale'}>
      <summary className="min-h-6 text-xs font-semibold text-ink-2">
        Earlier decisions here ({others.length})
      </summary>
      <ul className="mt-2 grid gap-2">
        {others.toReversed().map((decision) => (
          <li key={decision.id} className="grid gap-1 rounded-xl border border-line p-3">
            <DecisionWords sheet={sheet} decision={decision} />
            {!decision.isInForce && <p className="text-xs text-ink-3">Not in force any more.</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function DecisionWords({
  sheet,
  decision,
}: {
  readonly sheet: Labels;
  readonly decision: Decision;
}) {
  const { gold, reason, clause, by, at, item } = decision;
  const title = sheet.clauses.find(({ number }) => number === clause)?.title;
  return (
    <>
      <p className="font-semibold [overflow-wrap:anywhere]">
        {item === null && 'Whole case: '}
        {describeGold(gold, sheet.scheme)}
      </p>
      <p className="[overflow-wrap:anywhere]">{reason}</p>
      {clause !== null && (
        <p className="text-[0.8125rem] text-ink-2">
          Cites <b>{clause}</b> {title}
        </p>
      )}
      <p className="text-xs text-ink-2">
        {by}, <Moment at={at} />
      </p>
    </>
  );
}

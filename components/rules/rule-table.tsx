import { reasonTitles } from '@/components/adjudicate/case-words';
import { Chip } from '@/components/ui/chip';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import { mergeRules, mergeRuleTitles, type MergeRule } from '@/lib/domain/adjudication/item';
import {
  listRuleExamples,
  type RuleExample,
  type RuleOutcome,
} from '@/lib/domain/adjudication/rule-examples';

/** What each rule makes of readings that differ: computed by the rules themselves. */
export function RuleTable({ current }: { readonly current: MergeRule }) {
  return (
    <Table caption="What each rule makes of readings that differ" isCaptionHidden>
      <thead>
        <tr>
          <HeadCell>Readers marked</HeadCell>
          {mergeRules.map((rule) => (
            <HeadCell key={rule} aria-current={rule === current ? 'true' : undefined}>
              {mergeRuleTitles[rule]}
              {rule === current && <span className="block font-normal text-accent">in use</span>}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {listRuleExamples().map((example, i) => (
          <Row key={i}>
            <Cell className="min-w-56">
              <Marked readings={example.readings} />
            </Cell>
            {mergeRules.map((rule) => (
              <Cell key={rule} className="min-w-32">
                <Outcome outcome={example.outcomes[rule]} />
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function Marked({ readings }: Pick<RuleExample, 'readings'>) {
  return (
    <ol className="grid gap-1">
      {readings.map((spans, i) => (
        <li key={i}>
          <span className="font-semibold text-ink-2">{String.fromCharCode(65 + i)} </span>
          {spans.length === 0
            ? 'nothing'
            : spans.map(([quote, label]) => `“${quote}” ${label}`).join(', ')}
        </li>
      ))}
    </ol>
  );
}

function Outcome({ outcome }: { readonly outcome: RuleOutcome }) {
  if (outcome.kind === 'open') {
    return (
      <span className="grid justify-items-start gap-1">
        <Chip tone="warn">to decide</Chip>
        <span className="text-xs text-ink-3">
          {outcome.reasons.map((reason) => reasonTitles[reason]).join(', ')}
        </span>
      </span>
    );
  }
  return (
    <span className="grid justify-items-start gap-1">
      <Chip tone="ok">gold</Chip>
      <span className="text-xs text-ink-2">
        {outcome.spans.map(([quote, label]) => `“${quote}” ${label}`).join(', ')}
      </span>
    </span>
  );
}

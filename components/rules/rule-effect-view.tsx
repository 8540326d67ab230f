import { formatCount } from '@/components/shell/number-words';
import { Notice } from '@/components/ui/notice';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import type { RuleEffect } from '@/lib/data/projects/change-merge-rule';
import { ruleEffectSentences } from './rule-words';

/** Of more cases only the number is told. */
const shown = 50;

/** What another rule would do: in sentences, and case by case. */
export function RuleEffectView({ effect }: { readonly effect: RuleEffect }) {
  const left = effect.cases.length - shown;
  return (
    <>
      <Notice tone="info" role="status" title="What it would do">
        <ul className="grid gap-1">
          {ruleEffectSentences(effect).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Notice>
      {effect.cases.length > 0 && (
        <details>
          <summary className="cursor-pointer font-semibold">Which cases</summary>
          <div className="mt-3 grid gap-2 [&>*]:min-w-0">
            <Table caption="Cases with another status" isCaptionHidden>
              <thead>
                <tr>
                  <HeadCell>Snippet</HeadCell>
                  <HeadCell>Now</HeadCell>
                  <HeadCell>Then</HeadCell>
                </tr>
              </thead>
              <tbody>
                {effect.cases.slice(0, shown).map(({ snippet, before, after }) => (
                  <Row key={snippet}>
                    <Cell className="font-semibold [overflow-wrap:anywhere]">{snippet}</Cell>
                    <Cell>{before}</Cell>
                    <Cell>{after}</Cell>
                  </Row>
                ))}
              </tbody>
            </Table>
            {left > 0 && <p className="text-xs text-ink-3">And {formatCount(left)} more.</p>}
          </div>
        </details>
      )}
    </>
  );
}

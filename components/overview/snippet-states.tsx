import { countOf, formatCount } from '@/components/shell/number-words';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import type { ProjectCounts } from '@/lib/data/projects/read-overview';
import { listSnippetStates } from './way';

/** Where the snippets stand; the counts add up. */
export function SnippetStates({ counts }: { readonly counts: ProjectCounts }) {
  const most = Math.max(1, counts.snippets);
  return (
    <Table caption="Snippets by where they stand" isCaptionHidden>
      <thead>
        <tr>
          <HeadCell className="sm:w-2/5">Snippets</HeadCell>
          <HeadCell className="relative max-sm:hidden">
            <span className="sr-only">Share, drawn</span>
          </HeadCell>
          <HeadCell isNumber>Count</HeadCell>
        </tr>
      </thead>
      <tbody>
        {listSnippetStates(counts).map(({ title, meaning, count }) => (
          <Row key={title}>
            <Cell>
              <span className="font-semibold">{title}</span>
              <span className="block text-xs text-ink-3">{meaning}</span>
            </Cell>
            <Cell className="max-sm:hidden">
              <span
                aria-hidden
                className="block h-2 rounded-full bg-accent"
                style={{ width: `${(100 * count) / most}%`, minWidth: count > 0 ? '3px' : 0 }}
              />
            </Cell>
            <Cell isNumber>{formatCount(count)}</Cell>
          </Row>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line-strong font-semibold">
          <Cell>
            Active snippets
            {counts.excluded > 0 && (
              <span className="block text-xs font-normal text-ink-3">
                and {countOf(counts.excluded, 'excluded snippet')}, in no number here
              </span>
            )}
          </Cell>
          <Cell className="max-sm:hidden" />
          <Cell isNumber>{formatCount(counts.snippets)}</Cell>
        </tr>
      </tfoot>
    </Table>
  );
}

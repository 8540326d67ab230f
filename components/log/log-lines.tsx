import { Moment } from '@/components/shell/moment';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import type { LogPage } from '@/lib/data/log/list-log';
import { describeEvent } from '@/lib/domain/log/describe-event';

/** A page of the log, each line a sentence. */
export function LogLines({ page: { items, names } }: { readonly page: LogPage }) {
  const nameOf = (id: string): string => names[id] ?? 'somebody';
  return (
    <Table caption="What happened, newest first" isCaptionHidden>
      <thead>
        <tr>
          <HeadCell className="max-sm:hidden">When</HeadCell>
          <HeadCell>Who and what</HeadCell>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, at, person, event }) => (
          <Row key={id}>
            <Cell className="w-0 text-ink-2 tabular-nums max-sm:hidden">
              <Moment at={at.toISOString()} />
            </Cell>
            <Cell className="[overflow-wrap:anywhere]">
              <strong className="font-semibold">
                {person === null ? 'Goldspan' : nameOf(person)}
              </strong>{' '}
              {describeEvent(event, nameOf)}
              {/* On a phone there is room for one column. */}
              <span className="block text-xs text-ink-3 sm:hidden">
                <Moment at={at.toISOString()} />
              </span>
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

import { memo } from 'react';
import { casePath } from '@/components/shell/paths';
import { Chip } from '@/components/ui/chip';
import { QueueLink, QueueName, type QueueSign } from '@/components/workspace/queue-link';
import type { CaseRow } from '@/lib/stores/adjudicate-queue';
import { describeRow, signOfRow, signWords, type RowSign } from './case-words';

const signs: Readonly<Record<RowSign, QueueSign>> = {
  open: 'open',
  begun: 'begun',
  decided: 'done',
  stale: 'attention',
  waiting: 'waiting',
  agreed: 'agreed',
};

type QueueRowProps = {
  readonly row: CaseRow;
  readonly projectId: string;
  readonly isCurrent: boolean;
  readonly onVisit: (id: string) => void;
};

/** A case that waits is no link: there is nothing to see in it yet. */
export const QueueRow = memo(function QueueRow({
  row,
  projectId,
  isCurrent,
  onVisit,
}: QueueRowProps) {
  const sign = signOfRow(row);
  const words = describeRow(row);
  return (
    <QueueLink
      href={row.canOpen ? casePath(projectId, row.id) : null}
      isCurrent={isCurrent}
      sign={signs[sign]}
      onVisit={() => onVisit(row.id)}
    >
      <QueueName material={row.material} snippet={row.snippet} />
      <span className="flex max-w-30 flex-wrap items-center justify-end gap-1 text-right">
        <span className="sr-only">{signWords[sign]}, </span>
        {row.canOpen && row.reasons.includes('notClear') && <Chip tone="warn">NOT CLEAR</Chip>}
        {words !== '' &&
          (row.canOpen ? (
            <Chip>{words}</Chip>
          ) : (
            <span className="text-xs text-ink-3 tabular-nums">{words}</span>
          ))}
      </span>
    </QueueLink>
  );
});

import { memo } from 'react';
import { QueueLink, QueueName } from '@/components/workspace/queue-link';
import type { QueueEntry } from '@/lib/domain/assignment/view';
import { describeEntry, signOfEntry } from './queue-words';
import { snippetHref } from './snippet-href';

type QueueRowProps = {
  readonly entry: QueueEntry;
  readonly projectId: string;
  readonly isCurrent: boolean;
  readonly onVisit: (id: string) => void;
};

export const QueueRow = memo(function QueueRow({
  entry,
  projectId,
  isCurrent,
  onVisit,
}: QueueRowProps) {
  return (
    <QueueLink
      href={snippetHref(projectId, entry.id)}
      isCurrent={isCurrent}
      sign={signOfEntry(entry)}
      onVisit={() => onVisit(entry.id)}
    >
      <QueueName material={entry.material} snippet={entry.snippet} />
      <span className="text-xs text-ink-3">
        <span className="sr-only">{entry.status === 'finished' ? 'done: ' : ''}</span>
        {describeEntry(entry)}
      </span>
    </QueueLink>
  );
});

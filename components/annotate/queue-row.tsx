import { memo } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { QueueEntry } from '@/lib/domain/assignment/view';
import { describeEntry, signOfEntry, type EntrySign } from './queue-words';
import { snippetHref } from './snippet-href';

const signs: Readonly<Record<EntrySign, string>> = {
  done: 'rounded-full border-ok bg-ok text-panel',
  notClear: 'rounded-[4px] border-warn bg-warn text-panel',
  inProgress:
    'rounded-full border-accent bg-[linear-gradient(90deg,var(--color-accent)_50%,transparent_50%)]',
  open: 'rounded-full border-line-strong',
  withdrawn: 'rounded-full border-line-strong bg-sunk text-ink-2',
};

const marks: Readonly<Record<EntrySign, string>> = {
  done: '✓',
  notClear: '?',
  inProgress: '',
  open: '',
  withdrawn: '–',
};

type QueueRowProps = {
  readonly entry: QueueEntry;
  readonly projectId: string;
  readonly isCurrent: boolean;
  readonly onVisit: (id: string) => void;
};

/** A link like any other (it opens in a new tab when asked to), followed without leaving the page. */
export const QueueRow = memo(function QueueRow({
  entry,
  projectId,
  isCurrent,
  onVisit,
}: QueueRowProps) {
  const sign = signOfEntry(entry);
  const words = describeEntry(entry);
  return (
    <li className="[contain-intrinsic-size:auto_3.25rem] [content-visibility:auto]">
      <a
        href={snippetHref(projectId, entry.id)}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          onVisit(entry.id);
        }}
        className={classNames(
          'grid grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-2.5 border-l-3 py-2 pr-3 pl-3 text-ink no-underline outline-offset-[-3px]',
          isCurrent ? 'border-accent bg-accent-soft' : 'border-transparent hover:bg-sunk',
        )}
      >
        <span
          aria-hidden
          className={classNames(
            'grid size-4 place-items-center border-2 text-[0.6875rem] leading-none font-bold',
            signs[sign],
          )}
        >
          {marks[sign]}
        </span>
        <span className="min-w-0">
          <span className="block truncate">{entry.material ?? entry.snippet}</span>
          {entry.material !== null && (
            <span className="block truncate text-xs text-ink-3">{entry.snippet}</span>
          )}
        </span>
        <span className="text-xs text-ink-3">
          <span className="sr-only">{entry.status === 'finished' ? 'done: ' : ''}</span>
          {words}
        </span>
      </a>
    </li>
  );
});

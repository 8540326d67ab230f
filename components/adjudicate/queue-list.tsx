'use client';

import { useEffect, useMemo, useRef } from 'react';
import { listRows } from '@/lib/stores/adjudicate-queue';
import { useActions, useAdjudicate } from './adjudicate-context';
import { QueueFilters } from './queue-filters';
import { QueueRow } from './queue-row';

/** The cases of the filter, in the order of their reasons. */
export function QueueList({
  projectId,
  isCut,
}: {
  readonly projectId: string;
  readonly isCut: boolean;
}) {
  const { visit } = useActions();
  const rows = useAdjudicate((state) => state.rows);
  const filter = useAdjudicate((state) => state.filter);
  const kept = useAdjudicate((state) => state.kept);
  const currentId = useAdjudicate((state) => state.currentId);
  const listed = useMemo(() => listRows(rows, filter, kept), [rows, filter, kept]);
  const listRef = useRef<HTMLUListElement>(null);

  useEffect(() => {
    listRef.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  return (
    <>
      <QueueFilters />
      <ul ref={listRef} aria-label="Cases" className="min-h-0 flex-1 overflow-y-auto py-1.5">
        {listed.map((row) => (
          <QueueRow
            key={row.id}
            row={row}
            projectId={projectId}
            isCurrent={row.id === currentId}
            onVisit={visit}
          />
        ))}
        {listed.length === 0 && (
          <li className="px-4 py-6 text-center text-pretty text-ink-2">
            {rows.length === 0 ? 'No cases yet.' : 'No case fits the filter.'}
          </li>
        )}
        {isCut && (
          <li className="px-4 py-4 text-xs text-pretty text-ink-3">
            These are the first {rows.length.toLocaleString('en')} cases of the project; the rest
            comes up as they are settled.
          </li>
        )}
      </ul>
    </>
  );
}

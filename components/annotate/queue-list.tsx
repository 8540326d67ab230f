'use client';

import { Search } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { FilterChip } from '@/components/ui/chip';
import { Input } from '@/components/ui/field';
import { Kbd } from '@/components/ui/kbd';
import { FoundCount } from '@/components/workspace/found-count';
import type { QueueEntry } from '@/lib/domain/assignment/view';
import { currentEntries } from '@/lib/stores/annotate-state';
import {
  listEntries,
  matchesFilter,
  queueFilters,
  type QueueFilter,
} from '@/lib/stores/queue-order';
import { useActions, useAnnotate } from './annotate-context';
import { fieldIds, focusField } from './field-ids';
import { QueueRow } from './queue-row';

const filterWords: Readonly<Record<QueueFilter, string>> = {
  all: 'All',
  toDo: 'To do',
  notClear: 'Not clear',
};

/** The annotator's snippets: filters with their counts, a search, and the list. */
export function QueueList({ projectId }: { readonly projectId: string }) {
  const { setFilter, setSearch, visit } = useActions();
  const entries = useEntries();
  const filter = useAnnotate((state) => state.filter);
  const search = useAnnotate((state) => state.search);
  const currentId = useAnnotate((state) => state.currentId);
  const listed = listEntries(entries, filter, search, currentId);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  return (
    <>
      <div className="grid gap-2 border-b border-line px-3 pt-3 pb-2.5">
        <div role="group" aria-label="Show" className="flex flex-wrap gap-1.5">
          {queueFilters.map((each) => (
            <FilterChip
              key={each}
              isOn={each === filter}
              count={entries.filter((entry) => matchesFilter(entry, each)).length}
              onClick={() => setFilter(each)}
            >
              {filterWords[each]}
            </FilterChip>
          ))}
        </div>
        <div className="relative">
          <Search aria-hidden size={15} className="absolute top-2.5 left-2.5 text-ink-3" />
          <Input
            id={fieldIds.search}
            type="search"
            aria-label="Search the queue"
            placeholder="Material or name"
            value={search}
            autoComplete="off"
            className="px-8"
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              const isInDrawer = event.currentTarget.closest('[data-drawer]') !== null;
              // In a drawer Esc first clears the search, then closes.
              if (event.key === 'Escape' && isInDrawer && search === '') return;
              if (event.key === 'Escape') setSearch('');
              if (event.key !== 'Escape' && event.key !== 'Enter') return;
              event.preventDefault();
              event.stopPropagation();
              if (event.key === 'Escape' && isInDrawer) {
                event.nativeEvent.stopImmediatePropagation();
                return;
              }
              const [first] = listed;
              if (event.key === 'Enter' && search !== '' && first !== undefined) visit(first.id);
              event.currentTarget.blur();
              focusField(fieldIds.text);
            }}
          />
          <span aria-hidden className="pointer-events-none absolute top-2 right-2.5">
            <Kbd>Q</Kbd>
          </span>
        </div>
        <FoundCount isSearch={search !== ''} count={listed.length} word="snippet" />
      </div>
      <ul
        ref={list}
        role="list"
        aria-label="Queue"
        className="min-h-0 flex-1 overflow-y-auto py-1.5"
      >
        {listed.map((entry) => (
          <QueueRow
            key={entry.id}
            entry={entry}
            projectId={projectId}
            isCurrent={entry.id === currentId}
            onVisit={visit}
          />
        ))}
        {listed.length === 0 && (
          <li className="px-4 py-6 text-center text-ink-2">
            {entries.length === 0 ? 'No snippets are waiting for you.' : 'Nothing fits the filter.'}
          </li>
        )}
      </ul>
    </>
  );
}

function useEntries(): QueueEntry[] {
  const queue = useAnnotate((state) => state.queue);
  const sheets = useAnnotate((state) => state.sheets);
  return useMemo(() => currentEntries({ queue, sheets }), [queue, sheets]);
}

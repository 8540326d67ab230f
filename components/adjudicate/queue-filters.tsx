'use client';

import { useMemo } from 'react';
import { FilterChip } from '@/components/ui/chip';
import { Select } from '@/components/ui/field';
import { countRows } from '@/lib/stores/adjudicate-queue';
import { useActions, useAdjudicate } from './adjudicate-context';
import { reasonWords, statusWords } from './case-words';

/** What the queue lists: by status, reason and material, each with how many it would show. */
export function QueueFilters() {
  const { setFilter } = useActions();
  const rows = useAdjudicate((state) => state.rows);
  const filter = useAdjudicate((state) => state.filter);
  const counts = useMemo(() => countRows(rows, filter), [rows, filter]);
  if (rows.length === 0) return null;
  return (
    <div className="grid gap-2 border-b border-line px-3 pt-3 pb-2.5">
      <div role="group" aria-label="Status" className="flex flex-wrap gap-1.5">
        {counts.statuses.map(({ status, count }) => (
          <FilterChip
            key={status}
            isOn={status === filter.status}
            count={count}
            onClick={() => setFilter({ status })}
          >
            {statusWords[status]}
          </FilterChip>
        ))}
      </div>
      {counts.reasons.length > 0 && (
        <div role="group" aria-label="Reason" className="flex flex-wrap gap-1.5">
          {counts.reasons.map(({ reason, count }) => (
            <FilterChip
              key={reason}
              isOn={reason === filter.reason}
              count={count}
              onClick={() => setFilter({ reason: reason === filter.reason ? null : reason })}
            >
              {capitalise(reasonWords[reason])}
            </FilterChip>
          ))}
        </div>
      )}
      {counts.materials.length > 1 && (
        <Select
          aria-label="Material"
          value={filter.material ?? ''}
          className="text-[0.8125rem]"
          onChange={({ target }) =>
            setFilter({ material: target.value === '' ? null : target.value })
          }
        >
          <option value="">All materials</option>
          {counts.materials.map(({ material, count }) => (
            <option key={material} value={material}>
              {material} ({count})
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Which snippets the queue shows, and which one comes next. Pure. */
import type { QueueEntry } from '@/lib/domain/assignment/view';

export const queueFilters = ['all', 'toDo', 'notClear'] as const;
export type QueueFilter = (typeof queueFilters)[number];

/** Not finished: there is still something to do. */
export function isToDo(entry: QueueEntry): boolean {
  return entry.status === 'open' || entry.status === 'inProgress';
}

export function matchesFilter(entry: QueueEntry, filter: QueueFilter): boolean {
  if (filter === 'toDo') return isToDo(entry);
  if (filter === 'notClear') return entry.isFlagged;
  return true;
}

/** Case-insensitive, in the name of the snippet or the material. */
export function matchesSearch(entry: QueueEntry, search: string): boolean {
  const sought = search.trim().toLowerCase();
  return `${entry.material ?? ''} ${entry.snippet}`.toLowerCase().includes(sought);
}

/**
 * The entries to list. The current one stays in the list whatever the filter says, so that
 * finishing a snippet under "To do" does not pull it away from under the reader.
 */
export function listEntries(
  entries: readonly QueueEntry[],
  filter: QueueFilter,
  search: string,
  currentId: string | null,
): QueueEntry[] {
  return entries.filter(
    (entry) =>
      matchesSearch(entry, search) && (matchesFilter(entry, filter) || entry.id === currentId),
  );
}

/** The next snippet with something to do after the current one, from the start again at the end. */
export function findNextToDo(
  entries: readonly QueueEntry[],
  currentId: string | null,
): QueueEntry | null {
  const from = entries.findIndex(({ id }) => id === currentId) + 1;
  const inOrder = [...entries.slice(from), ...entries.slice(0, from)];
  return inOrder.find((entry) => entry.id !== currentId && isToDo(entry)) ?? null;
}

/** One step down (1) or up (-1) the list; null at its ends. */
export function findNeighbour(
  listed: readonly QueueEntry[],
  currentId: string | null,
  step: 1 | -1,
): QueueEntry | null {
  const at = listed.findIndex(({ id }) => id === currentId);
  if (at === -1) return listed[step === 1 ? 0 : listed.length - 1] ?? null;
  return listed[at + step] ?? null;
}

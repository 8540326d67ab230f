/** A journal in memory that survives the tabs which use it, and can be made to refuse. For tests. */
import type { JournalEntry, UnsentJournal } from '../unsent-journal';

export type MemoryJournal = UnsentJournal & { isRefusing: boolean; entries: JournalEntry[] };

export function createMemoryJournal(): MemoryJournal {
  const journal: MemoryJournal = {
    isRefusing: false,
    entries: [],
    readAll: () => attempt(() => journal.entries),
    read: (assignment) =>
      attempt(() => journal.entries.filter((entry) => entry.assignment === assignment)),
    change: (assignment, { remove, append }) =>
      attempt(() => {
        const gone = new Set([...remove, ...append.map(({ operation }) => operation.id)]);
        journal.entries = [
          ...journal.entries.filter(
            (entry) => entry.assignment !== assignment || !gone.has(entry.operation.id),
          ),
          ...append.map((entry) => ({ assignment, ...entry })),
        ];
      }),
  };
  async function attempt<T>(run: () => T): Promise<T> {
    await Promise.resolve();
    if (journal.isRefusing) throw new DOMException('Storage is full.', 'QuotaExceededError');
    return run();
  }
  return journal;
}

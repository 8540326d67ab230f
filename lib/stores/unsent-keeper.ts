/**
 * Keeps the journal equal to what is unsent. It remembers what it has written and what is wanted,
 * and writes the difference, one change at a time; a write that failed is part of the next
 * difference, so that nothing is given up because the browser once refused.
 */
import type { UnsentEntry } from './ledger';
import type { JournalEntry, UnsentJournal } from './unsent-journal';

/** What may be said about work that the server has not acknowledged. */
export type Keeping =
  /** What was left here has not been looked for yet. */
  | 'unknown'
  /** Nothing waits to be written. */
  | 'kept'
  | 'writing'
  /** The browser does not keep it; it lives in this tab alone. */
  | 'refused';

export type UnsentKeeper = {
  /** What is unsent in an assignment now. */
  readonly keep: (assignment: string, entries: readonly UnsentEntry[]) => void;
  /** Entries that are in the journal already and belong to this tab from now on. */
  readonly adopt: (assignment: string, entries: readonly UnsentEntry[]) => void;
  /** True when the entry is one that this tab has written, or is about to. */
  readonly knows: (assignment: string, entry: UnsentEntry) => boolean;
  /**
   * Another tab keeps the assignment from now on; its entries stay.
   * @returns when nothing more is written here
   */
  readonly leave: (assignment: string) => Promise<void>;
};

type Bases = ReadonlyMap<string, number>;

export function createUnsentKeeper(
  journal: UnsentJournal,
  onKeeping: (keeping: Keeping) => void,
): UnsentKeeper {
  const wanted = new Map<string, readonly UnsentEntry[]>();
  const written = new Map<string, Bases>();
  let isWriting = false;
  /** The last writing, over or not. */
  let writing = Promise.resolve();

  function nextChange(): { assignment: string; entries: readonly UnsentEntry[] } | null {
    for (const [assignment, entries] of wanted) {
      if (!isSame(written.get(assignment), basesOf(entries))) return { assignment, entries };
    }
    return null;
  }

  async function write(): Promise<void> {
    isWriting = true;
    for (let next = nextChange(); next !== null; next = nextChange()) {
      const { assignment, entries } = next;
      const before = written.get(assignment) ?? new Map<string, number>();
      const after = basesOf(entries);
      try {
        await journal.change(assignment, {
          remove: [...before.keys()].filter((id) => !after.has(id)),
          append: entries.filter(({ base, operation }) => before.get(operation.id) !== base),
        });
      } catch {
        isWriting = false;
        onKeeping('refused');
        return;
      }
      // Somebody may have taken the assignment over in the meantime.
      if (wanted.has(assignment)) written.set(assignment, after);
    }
    isWriting = false;
    onKeeping('kept');
  }

  return {
    keep(assignment, entries) {
      wanted.set(assignment, entries);
      if (isSame(written.get(assignment), basesOf(entries))) return;
      if (isWriting) return;
      onKeeping('writing');
      writing = write();
    },
    adopt(assignment, entries) {
      written.set(assignment, basesOf(entries));
      wanted.set(assignment, entries);
    },
    knows(assignment, { operation: { id } }) {
      const isWanted = wanted.get(assignment)?.some(({ operation }) => operation.id === id);
      return isWanted === true || written.get(assignment)?.has(id) === true;
    },
    async leave(assignment) {
      wanted.delete(assignment);
      written.delete(assignment);
      await writing;
    },
  };
}

function basesOf(entries: readonly UnsentEntry[]): Bases {
  return new Map(entries.map(({ base, operation }) => [operation.id, base]));
}

function isSame(a: Bases = new Map(), b: Bases): boolean {
  return a.size === b.size && [...b].every(([id, base]) => a.get(id) === base);
}

/** One list of what two tabs and the journal know, each operation once, in the order of making. */
export function joinEntries(...lists: readonly (readonly UnsentEntry[])[]): UnsentEntry[] {
  const byId = new Map<string, UnsentEntry>();
  for (const entry of lists.flat()) {
    if (!byId.has(entry.operation.id)) byId.set(entry.operation.id, entry);
  }
  return [...byId.values()].sort((a, b) => a.base - b.base);
}

/** The entries of a journal by their assignments. */
export function groupEntries(entries: readonly JournalEntry[]): Map<string, UnsentEntry[]> {
  const groups = new Map<string, UnsentEntry[]>();
  for (const { assignment, base, operation } of entries) {
    groups.set(assignment, [...(groups.get(assignment) ?? []), { base, operation }]);
  }
  return groups;
}

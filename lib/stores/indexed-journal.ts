/**
 * The journal in IndexedDB, which works over plain HTTP too. One row for each operation; the key
 * grows, so that the order of the rows is the order in which they were written, whatever tab
 * wrote them. Rows of other people who use this browser are never read.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { operationSchema } from '@/lib/domain/assignment/operation';
import type { JournalEntry, UnsentJournal } from './unsent-journal';

type Row = {
  readonly user: string;
  readonly assignment: string;
  readonly base: number;
  readonly id: string;
  readonly operation: unknown;
};

type Schema = DBSchema & {
  unsent: {
    key: number;
    value: Row;
    indexes: { byAssignment: [string, string]; byOperation: [string, string, string] };
  };
};

const databaseName = 'goldspan';

/** The journal of one person; the database is opened at the first use, and again if that failed. */
export function openIndexedJournal(user: string): UnsentJournal {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;

  function open(): Promise<IDBPDatabase<Schema>> {
    opening ??= openDB<Schema>(databaseName, 1, {
      upgrade(database) {
        const rows = database.createObjectStore('unsent', { autoIncrement: true });
        rows.createIndex('byAssignment', ['user', 'assignment']);
        rows.createIndex('byOperation', ['user', 'assignment', 'id'], { unique: true });
      },
      // Another tab wants a newer form: let it, and open again when needed.
      blocking: (_current, _blocked, event) => {
        opening = null;
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: () => {
        opening = null;
      },
    }).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  }

  return {
    async readAll() {
      const database = await open();
      const range = IDBKeyRange.bound([user, ''], [user, []]);
      const rows: { key: number; row: Row }[] = [];
      const { store } = database.transaction('unsent');
      for await (const { primaryKey, value } of store.index('byAssignment').iterate(range)) {
        rows.push({ key: primaryKey, row: value });
      }
      return rows.sort((a, b) => a.key - b.key).flatMap(({ row }) => entryOf(row));
    },

    async read(assignment) {
      const database = await open();
      const rows = await database.getAllFromIndex('unsent', 'byAssignment', [user, assignment]);
      return rows.flatMap(entryOf);
    },

    async change(assignment, { remove, append }) {
      const database = await open();
      const transaction = database.transaction('unsent', 'readwrite', { durability: 'strict' });
      const { store } = transaction;
      const index = store.index('byOperation');
      const gone = [...remove, ...append.map(({ operation }) => operation.id)];
      try {
        for (const id of gone) {
          const key = await index.getKey([user, assignment, id]);
          if (key !== undefined) await store.delete(key);
        }
        for (const { base, operation } of append) {
          await store.add({ user, assignment, base, id: operation.id, operation });
        }
      } catch (error) {
        // The transaction ends with the same error, which is told once.
        transaction.done.catch(() => undefined);
        throw error;
      }
      await transaction.done;
    },
  };
}

/** A row that this version cannot read is left where it is. */
function entryOf({ assignment, base, operation }: Row): JournalEntry[] {
  const read = operationSchema.safeParse(operation);
  return read.success ? [{ assignment, base, operation: read.data }] : [];
}

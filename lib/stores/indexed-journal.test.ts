import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Operation } from '@/lib/domain/assignment/operation';
import { openIndexedJournal } from './indexed-journal';
import { numberedId } from './testing/sample-assignment';

const note = (number: number): Operation => ({
  id: numberedId(number),
  at: '2025-01-01T12:00:00.000Z',
  type: 'note',
  text: `note ${number}`,
});
const entry = (base: number, number: number) => ({ base, operation: note(number) });
const ids = (entries: readonly { operation: Operation }[]) =>
  entries.map(({ operation }) => operation.id);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the journal', () => {
  it('gives back in order what was written, also to another tab', async () => {
    const first = openIndexedJournal('order');
    await first.change('a', { remove: [], append: [entry(3, 1), entry(4, 2)] });
    await first.change('b', { remove: [], append: [entry(0, 3)] });
    const second = openIndexedJournal('order');
    await second.change('a', { remove: [], append: [entry(5, 4)] });
    expect(await first.read('a')).toEqual(
      [entry(3, 1), entry(4, 2), entry(5, 4)].map((each) => ({ assignment: 'a', ...each })),
    );
    expect(ids(await first.readAll())).toEqual([1, 2, 3, 4].map(numberedId));
  });

  it('takes away what is named, and nothing else', async () => {
    const journal = openIndexedJournal('remove');
    await journal.change('a', { remove: [], append: [entry(0, 1), entry(1, 2)] });
    await journal.change('b', { remove: [], append: [entry(0, 1)] });
    await journal.change('a', { remove: [numberedId(1), numberedId(9)], append: [] });
    expect(ids(await journal.read('a'))).toEqual([numberedId(2)]);
    expect(ids(await journal.read('b'))).toEqual([numberedId(1)]);
  });

  it('writes an entry again at the end with its new base', async () => {
    const journal = openIndexedJournal('again');
    await journal.change('a', { remove: [], append: [entry(0, 1), entry(1, 2)] });
    await journal.change('a', { remove: [], append: [entry(7, 1)] });
    expect(await journal.read('a')).toMatchObject([{ base: 1 }, { base: 7 }]);
  });

  it('shows nobody the entries of another person', async () => {
    await openIndexedJournal('u').change('a', { remove: [], append: [entry(0, 1)] });
    const other = openIndexedJournal('v');
    expect(await other.readAll()).toEqual([]);
    await other.change('a', { remove: [numberedId(1)], append: [] });
    expect(await openIndexedJournal('u').readAll()).toHaveLength(1);
    expect(await openIndexedJournal('').readAll()).toEqual([]);
  });

  it('says when the browser keeps nothing, and works once it does', async () => {
    const journal = openIndexedJournal('later');
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
    await expect(journal.change('a', { remove: [], append: [entry(0, 1)] })).rejects.toThrow(
      'Refused',
    );
    vi.unstubAllGlobals();
    await journal.change('a', { remove: [], append: [entry(0, 1)] });
    expect(await journal.read('a')).toHaveLength(1);
  });
});

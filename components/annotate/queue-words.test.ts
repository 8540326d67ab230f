import { describe, expect, it } from 'vitest';
import { sampleEntry } from '@/lib/stores/testing/sample-assignment';
import { describeEntry, signOfEntry } from './queue-words';

describe('a row of the queue', () => {
  it.each([
    [{}, 'open', ''],
    [{ status: 'inProgress' }, 'begun', 'begun'],
    [{ status: 'inProgress', spanCount: 2 }, 'begun', '2 values'],
    [{ status: 'inProgress', isFlagged: true }, 'question', 'not clear'],
    [{ status: 'finished', outcome: 'values', spanCount: 1 }, 'done', '1 value'],
    [{ status: 'finished', outcome: 'none' }, 'done', 'no value'],
    [{ status: 'finished', outcome: 'unreadable' }, 'done', 'unreadable'],
    [{ status: 'finished', outcome: 'undecided', isFlagged: true }, 'question', 'not clear'],
    [
      { status: 'finished', outcome: 'values', spanCount: 2, isFlagged: true },
      'question',
      '2 values',
    ],
    [{ status: 'withdrawn', spanCount: 2 }, 'aside', 'given away'],
  ] as const)('%o is drawn as %s and says "%s"', (changes, sign, words) => {
    const entry = sampleEntry('1', changes);
    expect(signOfEntry(entry)).toBe(sign);
    expect(describeEntry(entry)).toBe(words);
  });
});

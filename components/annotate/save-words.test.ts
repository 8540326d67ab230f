import { describe, expect, it } from 'vitest';
import type { SaveStatus } from '@/lib/stores/save-status';
import { clockTime } from '@/components/workspace/clock-time';
import type { Keeping } from '@/lib/stores/unsent-keeper';
import { describeSaving } from './save-words';

const name = (id: string) => `demo.${id}`;
const say = (status: SaveStatus, keeping: Keeping = 'kept') =>
  describeSaving(status, keeping, name, 'UTC');

describe('describeSaving', () => {
  it.each<[SaveStatus, string]>([
    [{ kind: 'untouched' }, 'No changes yet'],
    [{ kind: 'saving', count: 3 }, 'Saving'],
    [{ kind: 'saved', at: '2025-01-01T14:02:59.999Z' }, 'Saved 14:02'],
  ])('%o needs no sentence', (status, short) => {
    expect(say(status)).toMatchObject({ short, sentence: null });
  });

  it.each<[SaveStatus, string]>([
    [
      { kind: 'unreachable', count: 2 },
      'Offline: the server cannot be reached. 2 changes are kept on this computer and will be sent.',
    ],
    [
      { kind: 'signedOut', count: 1 },
      'Signed out: sign in again here, nothing is lost. 1 change is kept on this computer and will be sent.',
    ],
    [
      { kind: 'conflict', count: 1, assignment: '7' },
      'Changed elsewhere: demo.7 has other changes on the server. 1 change is kept on this computer until you choose.',
    ],
    [
      { kind: 'refused', count: 1, assignment: '7', message: 'No such label.' },
      'Not saved: the server refused a change in demo.7. No such label. 1 change is kept on this computer until you choose.',
    ],
  ])('%o is said in full', (status, sentence) => {
    expect(say(status).sentence).toBe(sentence);
  });
});

it('does not claim to keep what the browser refused', () => {
  expect(say({ kind: 'unreachable', count: 2 }, 'refused')).toMatchObject({
    short: 'Not saved',
    sentence:
      'Not saved: the server cannot be reached. 2 changes are kept in this tab only: leave it open.',
  });
});

describe('clockTime', () => {
  it('has two digits and no morning or afternoon', () => {
    expect(clockTime('2025-01-01T00:05:00Z', 'UTC')).toBe('00:05');
  });
});

import { describe, expect, it } from 'vitest';
import { untouchedAssignment } from '@/lib/domain/assignment/state';
import { openLedger, type Ledger } from './ledger';
import { summariseSaving } from './save-status';
import { numberedId } from './testing/sample-assignment';

const idle = openLedger(untouchedAssignment);

function waiting(count: number, changes: Partial<Ledger> = {}): Ledger {
  const unsent = Array.from({ length: count }, (_, i) => ({
    id: numberedId(i),
    at: '2025-01-01T12:00:00Z',
    type: 'note' as const,
    text: `${i}`,
  }));
  return { ...idle, unsent, ...changes };
}

function summarise(...ledgers: Ledger[]) {
  return summariseSaving(new Map(ledgers.map((ledger, i) => [`a${i}`, ledger])), 'a0');
}

describe('summariseSaving', () => {
  it('claims nothing before anything was done', () => {
    expect(summarise()).toEqual({ kind: 'untouched' });
    expect(summarise(idle)).toEqual({ kind: 'untouched' });
  });

  it('says saved only when no snippet has anything left, with the latest time', () => {
    const early = { ...idle, savedAt: '2025-01-01T12:00:00Z' };
    const late = { ...idle, savedAt: '2025-01-01T14:02:00Z' };
    expect(summarise(late, early)).toEqual({ kind: 'saved', at: late.savedAt });
    expect(summarise(late, waiting(1))).toEqual({ kind: 'saving', count: 1 });
  });

  it('counts the changes of all snippets', () => {
    const unreachable = waiting(2, { trouble: { kind: 'unreachable', attempts: 3 } });
    expect(summarise(unreachable, waiting(3))).toEqual({ kind: 'unreachable', count: 5 });
  });

  it('puts first what needs a person', () => {
    const unreachable = waiting(1, { trouble: { kind: 'unreachable', attempts: 1 } });
    const signedOut = waiting(1, { trouble: { kind: 'signedOut' } });
    const refused = waiting(1, { trouble: { kind: 'refused', message: 'No.' } });
    const conflict = waiting(1, {
      trouble: { kind: 'conflict', server: untouchedAssignment, mine: null },
    });
    expect(summarise(unreachable, signedOut)).toEqual({ kind: 'signedOut', count: 2 });
    expect(summarise(unreachable, signedOut, refused)).toEqual({
      kind: 'refused',
      count: 3,
      assignment: 'a2',
      message: 'No.',
    });
    expect(summarise(refused, conflict)).toEqual({ kind: 'conflict', count: 2, assignment: 'a1' });
  });
});

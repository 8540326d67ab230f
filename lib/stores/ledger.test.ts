import { describe, expect, it } from 'vitest';
import type { Operation } from '@/lib/domain/assignment/operation';
import { Refusal } from '@/lib/domain/errors';
import { openSheet } from './assignment-sheet';
import { enqueueOperations, settleBatch, takeBatch, type Ledger } from './ledger';
import { applyRebase, rebaseWithoutRefused } from './settle-trouble';
import { numberedId, sampleView } from './testing/sample-assignment';

const { ledger: empty, context } = openSheet(sampleView('1'));
const at = '2025-01-01T12:00:00Z';

function note(number: number): Operation {
  return { id: numberedId(number), at, type: 'note', text: `note ${number}` };
}

function sending(...operations: Operation[]): Ledger {
  const taken = takeBatch(enqueueOperations(empty, operations, context));
  if (taken === null) throw new Error('Nothing to send.');
  return taken.ledger;
}

const ids = (operations: readonly Operation[]) => operations.map(({ id }) => id);

describe('takeBatch', () => {
  it('takes everything, at most 500, and nothing while a request is on its way', () => {
    const many = Array.from({ length: 600 }, (_, i) => note(i));
    const taken = takeBatch(enqueueOperations(empty, many, context));
    expect(taken?.request).toMatchObject({ baseRevision: 0 });
    expect(taken?.request.operations).toHaveLength(500);
    expect(takeBatch(taken!.ledger)).toBeNull();
    expect(takeBatch(empty)).toBeNull();
  });
});

describe('settleBatch', () => {
  it('keeps what the answer does not acknowledge', () => {
    const settled = settleBatch(
      sending(note(1), note(2)),
      { kind: 'saved', revision: 1, applied: [numberedId(1)], at },
      context,
    );
    expect(ids(settled.unsent)).toEqual([numberedId(2)]);
    expect(settled.confirmed).toMatchObject({ revision: 1, note: 'note 1' });
    expect(settled.shown.note).toBe('note 2');
    expect(settled.savedAt).toBe(at);
  });

  it('takes an answer that acknowledges nothing for none, so that it is not asked at once', () => {
    const settled = settleBatch(
      sending(note(1)),
      { kind: 'saved', revision: 0, applied: [], at },
      context,
    );
    expect(settled.trouble).toEqual({ kind: 'unreachable', attempts: 1 });
    expect(settled.savedAt).toBeNull();
  });

  it('knows that it is behind when the server has more operations than it acknowledged', () => {
    const settled = settleBatch(
      sending(note(1)),
      { kind: 'saved', revision: 5, applied: [numberedId(1)], at },
      context,
    );
    expect(settled).toMatchObject({ isBehind: true, unsent: [] });
  });

  it('is no conflict when the server has just what was sent before', () => {
    const lost = sending(note(1), note(2));
    const state = { ...lost.confirmed, revision: 1, status: 'inProgress' as const, note: 'note 1' };
    const settled = settleBatch(
      lost,
      { kind: 'conflict', applied: [numberedId(1)], state },
      context,
    );
    expect(settled.trouble).toBeNull();
    expect(settled.confirmed).toEqual(state);
    expect(ids(settled.unsent)).toEqual([numberedId(2)]);
  });

  it('sends one by one after a refusal, and stops at the one that was meant', () => {
    const refused = { kind: 'refused', message: 'No.' } as const;
    const first = settleBatch(sending(note(1), note(2), note(3)), refused, context);
    expect(first.trouble).toBeNull();
    const one = takeBatch(first)!;
    expect(ids(one.request.operations)).toEqual([numberedId(1)]);
    const saved = settleBatch(
      one.ledger,
      { kind: 'saved', revision: 1, applied: [numberedId(1)], at },
      context,
    );
    const two = takeBatch(saved)!;
    expect(ids(two.request.operations)).toEqual([numberedId(2)]);
    const stopped = settleBatch(two.ledger, refused, context);
    expect(stopped.trouble).toEqual({ kind: 'refused', message: 'No.' });
    expect(takeBatch(stopped)).toBeNull();
    expect(() => enqueueOperations(stopped, [note(4)], context)).toThrow(Refusal);
  });
});

describe('dropping a refused change', () => {
  it('drops it and what depended on it, and keeps the rest', () => {
    const annotation = numberedId(50);
    const add: Operation = {
      id: numberedId(1),
      at,
      type: 'add',
      annotation: { id: annotation, fragments: [[39, 46]], label: 'Experimental_bandgap' },
    };
    const change: Operation = {
      id: numberedId(2),
      at,
      type: 'change',
      annotation,
      set: { note: 'x' },
    };
    const queued = enqueueOperations(empty, [add, change, note(3)], context);
    const refused: Ledger = { ...queued, trouble: { kind: 'refused', message: 'No.' } };
    const rebase = rebaseWithoutRefused(refused, context);
    expect(rebase.lost.map(({ operation }) => operation.id)).toEqual([add.id, change.id]);
    expect(rebase.lost[0]?.reason).toBe('No.');
    const next = applyRebase(refused, refused.confirmed, rebase);
    expect(ids(next.unsent)).toEqual([numberedId(3)]);
    expect(next).toMatchObject({ trouble: null, shown: { annotations: [], note: 'note 3' } });
  });
});

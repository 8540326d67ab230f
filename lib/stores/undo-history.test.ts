import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AssignmentState } from '@/lib/domain/assignment/state';
import { doGesture, openSheet, replayStep, type AssignmentSheet } from './assignment-sheet';
import { createStamp } from '@/lib/domain/assignment/operation-draft';
import { choices, draftOf } from './testing/generated-drafts';
import { countIds, sampleView } from './testing/sample-assignment';
import { takeRedo, takeUndo } from './undo-history';

const now = () => new Date('2025-01-01T12:00:00Z');

/** What a person sees; the revision only grows and a revived annotation comes last. */
function visible(state: AssignmentState) {
  const { outcome, flag, note, annotations } = state;
  return {
    isFinished: state.status === 'finished',
    outcome,
    flag,
    note,
    annotations: [...annotations].sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

function perform(sequence: typeof choices extends fc.Arbitrary<infer T> ? T : never) {
  const newId = countIds();
  const stamp = createStamp(newId, now);
  let sheet = openSheet(sampleView('1'));
  const states: AssignmentState[] = [sheet.ledger.shown];
  for (const choice of sequence) {
    const draft = draftOf(choice, sheet.ledger.shown, newId);
    if (draft === null) continue;
    sheet = doGesture(sheet, [draft], stamp);
    states.push(sheet.ledger.shown);
  }
  return { sheet, states, stamp };
}

describe('undo and redo', () => {
  it('go back through every state of any sequence, and forward again', () => {
    fc.assert(
      fc.property(choices, (sequence) => {
        const { sheet: end, states, stamp } = perform(sequence);
        let sheet: AssignmentSheet = end;
        for (const state of states.slice(0, -1).reverse()) {
          sheet = replayStep(sheet, takeUndo(sheet.history)!, stamp);
          expect(visible(sheet.ledger.shown)).toEqual(visible(state));
        }
        expect(takeUndo(sheet.history)).toBeNull();
        for (const state of states.slice(1)) {
          sheet = replayStep(sheet, takeRedo(sheet.history)!, stamp);
          expect(visible(sheet.ledger.shown)).toEqual(visible(state));
        }
        expect(takeRedo(sheet.history)).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  it('make new operations with ids of their own, and keep the ids of annotations', () => {
    const newId = countIds();
    const stamp = createStamp(newId, now);
    const annotation = {
      id: newId(),
      fragments: [[39, 46]] as [number, number][],
      label: 'Experimental_bandgap',
    };
    let sheet = doGesture(openSheet(sampleView('1')), [{ type: 'add', annotation }], stamp);
    sheet = doGesture(sheet, [{ type: 'remove', annotation: annotation.id }], stamp);
    sheet = replayStep(sheet, takeUndo(sheet.history)!, stamp);
    expect(sheet.ledger.unsent.map(({ type }) => type)).toEqual(['add', 'remove', 'add']);
    expect(new Set(sheet.ledger.unsent.map(({ id }) => id)).size).toBe(3);
    expect(sheet.ledger.shown.annotations.map(({ id }) => id)).toEqual([annotation.id]);
  });

  it('take a gesture of several operations back as one', () => {
    const newId = countIds();
    const stamp = createStamp(newId, now);
    const add = (start: number, end: number) => ({
      type: 'add' as const,
      annotation: {
        id: newId(),
        fragments: [[start, end]] as [number, number][],
        label: 'NOT_CLEAR',
      },
    });
    let sheet = doGesture(openSheet(sampleView('1')), [add(0, 3), add(4, 14)], stamp);
    const before = visible(sheet.ledger.shown);
    const removals = sheet.ledger.shown.annotations.map(
      ({ id }) => ({ type: 'remove', annotation: id }) as const,
    );
    sheet = doGesture(sheet, [...removals, { type: 'finish', outcome: 'none' }], stamp);
    expect(sheet.ledger.shown.status).toBe('finished');
    sheet = replayStep(sheet, takeUndo(sheet.history)!, stamp);
    expect(visible(sheet.ledger.shown)).toEqual(before);
  });

  it('forget what was undone once something new is done', () => {
    const stamp = createStamp(countIds(), now);
    let sheet = doGesture(openSheet(sampleView('1')), [{ type: 'note', text: 'one' }], stamp);
    sheet = replayStep(sheet, takeUndo(sheet.history)!, stamp);
    sheet = doGesture(sheet, [{ type: 'note', text: 'two' }], stamp);
    expect(takeRedo(sheet.history)).toBeNull();
  });
});

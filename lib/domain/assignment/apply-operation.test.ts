import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../errors';
import { pv600Template } from '../label-scheme/templates';
import { findFragmentProblems } from '../spans/validate-fragments';
import type { AnnotationReference } from '../standoff/references';
import { indexText } from '../text/code-points';
import { applyOperation, foldOperations, type OperationContext } from './apply-operation';
import { draftReading } from './draft-reading';
import { operationContent, operationSchema, type Operation } from './operation';
import { untouchedAssignment, type AssignmentState } from './state';

const text = indexText('The 😀 gap is 1.55 eV.\nAnother is 2.31 eV.');
const scheme = {
  ...pv600Template.scheme,
  labels: [
    ...pv600Template.scheme.labels,
    {
      name: 'Old_bandgap',
      title: 'Old',
      key: null,
      color: '#000000',
      description: '',
      quantity: null,
      retired: true,
    },
  ],
  attributes: [
    { name: 'Direct', labels: ['Experimental_bandgap'], values: [] },
    { name: 'Method', labels: [], values: ['Tauc', 'PL'] },
  ],
};
const context: OperationContext = { text, scheme, references: new Map() };
const first = '00000000-0000-4000-8000-000000000001';
const second = '00000000-0000-4000-8000-000000000002';

type Draft<T> = T extends unknown ? Omit<T, 'id' | 'at'> : never;

let made = 0;
function op(draft: Draft<Operation>): Operation {
  made += 1;
  const id = `10000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  return operationSchema.parse({ ...draft, id, at: '2026-01-01T00:00:00Z' });
}

function add(id: string, start: number, end: number, label = 'Experimental_bandgap'): Operation {
  return op({ type: 'add', annotation: { id, fragments: [[start, end]], label } });
}

function fold(...operations: Operation[]): AssignmentState {
  return foldOperations(untouchedAssignment, operations, context);
}

/** The message of the refusal; fails when nothing was refused. */
function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unprocessable') return error.message;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

describe('spans', () => {
  it('are added, changed and removed, each step one revision', () => {
    const state = fold(
      add(first, 13, 20),
      op({ type: 'change', annotation: first, set: { label: 'Unknown_bandgap', note: 'odd' } }),
    );
    expect(state).toMatchObject({
      revision: 2,
      status: 'inProgress',
      annotations: [{ id: first, fragments: [[13, 20]], label: 'Unknown_bandgap', note: 'odd' }],
    });
    const removed = applyOperation(state, op({ type: 'remove', annotation: first }), context);
    expect(removed).toMatchObject({ revision: 3, annotations: [] });
    const revived = applyOperation(removed, add(first, 13, 20), context);
    expect(revived.annotations).toHaveLength(1);
  });

  it('get one fragment per line', () => {
    expect(fold(add(first, 13, 29)).annotations[0]?.fragments).toEqual([
      [13, 21],
      [22, 29],
    ]);
  });

  it('are refused outside the text, without a character, or with a label that may not be put on', () => {
    expect(refusal(() => fold(add(first, 0, 999)))).toMatch(/outside the text/u);
    expect(refusal(() => fold(add(first, 3, 4)))).toMatch(/white space/u);
    expect(refusal(() => fold(add(first, 0, 3, 'Other')))).toMatch(/not in the label scheme/u);
    expect(refusal(() => fold(add(first, 0, 3, 'Old_bandgap')))).toMatch(/retired/u);
    expect(refusal(() => fold(add(first, 0, 3), add(first, 4, 5)))).toMatch(/already there/u);
    expect(refusal(() => fold(op({ type: 'remove', annotation: second })))).toMatch(
      /no annotation/u,
    );
  });

  it('carry only attributes that the label may have', () => {
    const withAttributes = (attributes: Record<string, string | true>) =>
      fold(add(first, 13, 20), op({ type: 'change', annotation: first, set: { attributes } }));
    expect(withAttributes({ Direct: true, Method: 'PL' }).annotations[0]?.attributes).toEqual({
      Direct: true,
      Method: 'PL',
    });
    expect(refusal(() => withAttributes({ Method: 'guess' }))).toMatch(/not a value/u);
    expect(refusal(() => withAttributes({ Other: true }))).toMatch(/not in the label scheme/u);
    const relabel = op({ type: 'change', annotation: first, set: { label: 'Unknown_bandgap' } });
    const state = withAttributes({ Direct: true });
    expect(refusal(() => applyOperation(state, relabel, context))).toMatch(/does not belong/u);
  });

  it('stay while relations or events of the file refer to them', () => {
    const refer = (role: AnnotationReference['role']): OperationContext => ({
      ...context,
      references: new Map([[first, [{ line: 3, text: 'E1\tX:T1', role }]]]),
    });
    const state = fold(add(first, 13, 20));
    const remove = op({ type: 'remove', annotation: first });
    const relabel = op({ type: 'change', annotation: first, set: { label: 'Unknown_bandgap' } });
    for (const role of ['argument', 'trigger'] as const) {
      expect(refusal(() => applyOperation(state, remove, refer(role)))).toMatch(/refer to it/u);
    }
    expect(refusal(() => applyOperation(state, relabel, refer('trigger')))).toMatch(/refer to it/u);
    expect(applyOperation(state, relabel, refer('argument')).revision).toBe(2);
  });
});

describe('outcomes', () => {
  const finish = (outcome: 'values' | 'none' | 'undecided' | 'unreadable') =>
    op({ type: 'finish', outcome });
  const flag = op({ type: 'flag', on: true, reason: 'Which film?' });

  it('must fit what was marked', () => {
    expect(fold(add(first, 13, 20), finish('values'))).toMatchObject({
      status: 'finished',
      outcome: 'values',
    });
    expect(fold(finish('none')).outcome).toBe('none');
    expect(fold(flag, finish('undecided'))).toMatchObject({
      outcome: 'undecided',
      flag: { on: true, reason: 'Which film?' },
    });
    expect(fold(finish('unreadable')).outcome).toBe('unreadable');
    expect(refusal(() => fold(finish('values')))).toMatch(/at least one span/u);
    expect(refusal(() => fold(add(first, 13, 20), finish('none')))).toMatch(/has spans/u);
    expect(refusal(() => fold(finish('undecided')))).toMatch(/NOT CLEAR/u);
  });

  it('close the reading until it is reopened', () => {
    expect(refusal(() => fold(finish('none'), add(first, 13, 20)))).toMatch(/Reopen/u);
    expect(refusal(() => fold(op({ type: 'reopen' })))).toMatch(/Only a finished/u);
    expect(fold(finish('none'), op({ type: 'reopen' }), add(first, 13, 20))).toMatchObject({
      status: 'inProgress',
      outcome: null,
      annotations: [{ id: first }],
    });
  });

  it('need a reason behind NOT CLEAR', () => {
    expect(refusal(() => fold(op({ type: 'flag', on: true, reason: '  ' })))).toMatch(/reason/u);
    expect(fold(flag, op({ type: 'flag', on: false })).flag).toEqual({ on: false, reason: null });
  });

  it('leave withdrawn work alone', () => {
    const state: AssignmentState = { ...untouchedAssignment, status: 'withdrawn' };
    expect(refusal(() => applyOperation(state, add(first, 13, 20), context))).toMatch(/withdrawn/u);
  });
});

describe('any operations', () => {
  const offset = fc.integer({ min: -2, max: text.length + 2 });
  const id = fc.constantFrom(first, second);
  const label = fc.constantFrom('Experimental_bandgap', 'NOT_CLEAR', 'Old_bandgap', 'None');
  const fragments = fc.array(fc.tuple(offset, offset), { minLength: 1, maxLength: 3 });
  const drafts = fc.oneof(
    fc.record({
      type: fc.constant('add' as const),
      annotation: fc.record({ id, fragments, label }),
    }),
    fc.record({
      type: fc.constant('change' as const),
      annotation: id,
      set: fc.record({ fragments, label }, { requiredKeys: [] }),
    }),
    fc.record({ type: fc.constant('remove' as const), annotation: id }),
    fc.record({ type: fc.constant('flag' as const), on: fc.boolean(), reason: fc.string() }),
    fc.record({
      type: fc.constant('finish' as const),
      outcome: fc.constantFrom('values' as const, 'none' as const, 'undecided' as const),
    }),
    fc.record({ type: fc.constant('reopen' as const) }),
  );

  it('give a refusal or a state in which every rule holds', () => {
    fc.assert(
      fc.property(fc.array(drafts, { maxLength: 20 }), (list) => {
        let state = untouchedAssignment;
        let applied = 0;
        list.forEach((draft, i) => {
          const operation = { ...draft, id: `op-${i}`, at: '2026-01-01T00:00:00Z' } as Operation;
          try {
            state = applyOperation(state, operation, context);
            applied += 1;
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
          }
        });
        expect(state.revision).toBe(applied);
        expect(new Set(state.annotations.map((each) => each.id)).size).toBe(
          state.annotations.length,
        );
        for (const { fragments: edges } of state.annotations) {
          expect(findFragmentProblems(text, edges)).toEqual([]);
        }
        expect(state.outcome === null).toBe(state.status !== 'finished');
        expect(state.flag.on).toBe(state.flag.reason !== null);
        if (state.outcome === 'none') expect(state.annotations).toEqual([]);
        if (state.outcome === 'values') expect(state.annotations).not.toEqual([]);
        if (state.outcome === 'undecided') expect(state.flag.on).toBe(true);
        expect(contentOf(remake(state))).toEqual(contentOf(state));
      }),
      { numRuns: 500 },
    );
  });

  /** The same reading by other operations. */
  function remake(state: AssignmentState): AssignmentState {
    let next = 0;
    const content = { ...state, flagReason: state.flag.reason };
    const made = draftReading(content, () => `made-${next++}`);
    return fold(...made.map((draft) => ({ ...draft, id: `op-${next++}`, at: '' })));
  }

  function contentOf({ annotations, note, flag, outcome }: AssignmentState) {
    return { annotations: annotations.map((each) => ({ ...each, id: '' })), note, flag, outcome };
  }

  it('are the same whatever the order of keys and the client’s time', () => {
    const a = operationSchema.parse({
      id: first,
      at: '2026-01-01T00:00:00Z',
      type: 'add',
      annotation: { id: second, fragments: [[0, 3]], label: 'X', note: null },
    });
    const b = operationSchema.parse({
      type: 'add',
      annotation: { label: 'X', fragments: [[0, 3]], id: second },
      at: '2027-05-05T00:00:00Z',
      id: first,
    });
    expect(operationContent(a)).toBe(operationContent(b));
    expect(operationContent(a)).not.toBe(operationContent({ ...a, id: second }));
  });
});

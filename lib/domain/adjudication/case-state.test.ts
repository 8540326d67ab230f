import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asMarked } from '../label-scheme/mapping';
import { Refusal } from '../errors';
import {
  advanceCase,
  caseStatus,
  isBasisFrozen,
  newCase,
  type CaseEvent,
  type CaseState,
} from './case-state';
import { applyDecisions } from './decision';
import { decisionOn, itemsOf, spanOf } from './testing/readings';

const both = spanOf('1.5 eV');
const agreedItems = itemsOf([[both], [both]]);
const openItems = itemsOf([[both, spanOf('1.6 eV')], [both]]);
const openKey = openItems.items[1]!.key;
const twoOpen = itemsOf([[both, spanOf('1.6 eV')], []]);
const otherTwoOpen = itemsOf([[both, spanOf('1.6')], []]);

const finished = (items = openItems): CaseEvent => ({ type: 'readingsFinished', items });
const decide = (subject: string, id?: string): CaseEvent => ({
  type: 'decisionRecorded',
  decision: decisionOn(subject, [], id),
});
const decideOpen = decide(openKey);

function run(...events: CaseEvent[]): CaseState {
  return events.reduce(advanceCase, newCase);
}

function statusAfter(...events: CaseEvent[]): string {
  return caseStatus(run(...events));
}

function refusalOf(...events: CaseEvent[]): Refusal {
  try {
    run(...events);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

describe('the way of a case', () => {
  it('waits, then is agreed or open by its items', () => {
    expect(statusAfter()).toBe('waiting');
    expect(statusAfter(finished(agreedItems))).toBe('agreed');
    expect(statusAfter(finished(itemsOf([[], []])))).toBe('agreed');
    expect(statusAfter(finished())).toBe('open');
  });

  it('is decided when each open item has a decision, not before', () => {
    const [first, second] = twoOpen.items.map(({ key }) => key);
    expect(statusAfter(finished(twoOpen), decide(first!))).toBe('open');
    expect(statusAfter(finished(twoOpen), decide(first!), decide(second!))).toBe('decided');
    expect(statusAfter(finished(twoOpen), decide(twoOpen.key))).toBe('decided');
  });

  it('is decided when a person overruled agreed gold', () => {
    expect(statusAfter(finished(agreedItems), decide(agreedItems.key))).toBe('decided');
  });

  it('waits again while a reader reopens or another is added', () => {
    expect(statusAfter(finished(), { type: 'readingReopened' })).toBe('waiting');
    expect(statusAfter(finished(agreedItems), { type: 'readerAdded' })).toBe('waiting');
    expect(statusAfter(finished(), { type: 'readingReopened' }, finished(agreedItems))).toBe(
      'agreed',
    );
  });

  it('waits when an open case is sent back, and keeps what was decided in it', () => {
    const [first] = twoOpen.items.map(({ key }) => key);
    const events = [finished(twoOpen), decide(first!), { type: 'sentBack' } as const];
    expect(statusAfter(...events)).toBe('waiting');
    expect(statusAfter(...events, finished(twoOpen))).toBe('open');
  });
});

describe('stale', () => {
  it('while a decided case is sent back, and no more if nothing changed', () => {
    expect(statusAfter(finished(), decideOpen, { type: 'sentBack' })).toBe('stale');
    expect(statusAfter(finished(), decideOpen, { type: 'readerAdded' })).toBe('stale');
    expect(statusAfter(finished(), decideOpen, { type: 'sentBack' }, finished())).toBe('decided');
  });

  it('when a reading came back otherwise, until a person looked at it', () => {
    const changed = [finished(), decideOpen, { type: 'sentBack' } as const, finished(twoOpen)];
    const first = twoOpen.items[0]!.key;
    expect(statusAfter(...changed)).toBe('stale');
    // The other item is unchanged, so its decision still counts.
    expect(statusAfter(...changed, decide(first))).toBe('decided');
  });

  it('until every item that changed is decided', () => {
    const [first, second] = otherTwoOpen.items.map(({ key }) => key);
    const changed = [finished(), decideOpen, { type: 'sentBack' } as const, finished(otherTwoOpen)];
    expect(statusAfter(...changed, decide(first!))).toBe('stale');
    expect(statusAfter(...changed, decide(first!), decide(second!))).toBe('decided');
  });

  it('also when all came to agree after a decision', () => {
    const agreed = [finished(), decideOpen, { type: 'sentBack' } as const, finished(agreedItems)];
    expect(statusAfter(...agreed)).toBe('stale');
    expect(statusAfter(...agreed, decide(agreedItems.key))).toBe('decided');
  });

  it('is not forgotten by a second send-back that changed nothing', () => {
    const events: CaseEvent[] = [
      finished(),
      decideOpen,
      { type: 'sentBack' },
      finished(agreedItems),
      { type: 'sentBack' },
      finished(agreedItems),
    ];
    expect(statusAfter(...events)).toBe('stale');
  });

  it('when labels were mapped under a decision, not under mere agreement', () => {
    const mapped = itemsOf([
      [spanOf('1.5 eV', 'Y'), spanOf('1.6 eV', 'Y')],
      [spanOf('1.5 eV', 'Y')],
    ]);
    expect(statusAfter(finished(), decideOpen, { type: 'rebuilt', items: mapped })).toBe('stale');
    expect(statusAfter(finished(), { type: 'rebuilt', items: mapped })).toBe('open');
    const agreedAnew = itemsOf([[spanOf('1.5 eV', 'Y')], [spanOf('1.5 eV', 'Y')]]);
    expect(statusAfter(finished(agreedItems), { type: 'rebuilt', items: agreedAnew })).toBe(
      'agreed',
    );
  });

  it('while a decided snippet is excluded', () => {
    const excluded = [finished(), decideOpen, { type: 'snippetExcluded' } as const];
    expect(statusAfter(...excluded)).toBe('stale');
    expect(statusAfter(...excluded, { type: 'snippetIncluded' })).toBe('decided');
    expect(statusAfter(finished(), { type: 'snippetExcluded' })).toBe('open');
  });

  it('opens a decided case anew when another rule opens an undecided item', () => {
    const readings = [[spanOf('1.5'), spanOf('1.6 eV')], [both]];
    const longer = itemsOf(readings);
    const decided = [finished(longer), decide(longer.items[1]!.key)];
    expect(statusAfter(...decided)).toBe('decided');
    const strict = itemsOf(readings, 'strict');
    expect(statusAfter(...decided, { type: 'rebuilt', items: strict })).toBe('open');
  });

  it('keeps the items of a case that waits, whatever is rebuilt meanwhile', () => {
    const waiting = run({ type: 'rebuilt', items: agreedItems });
    expect(waiting.items).toBeNull();
    expect(caseStatus(waiting)).toBe('waiting');
  });
});

describe('the basis', () => {
  it.each([
    ['a decision', decideOpen],
    ['a send-back', { type: 'sentBack' } as const],
    ['a place on an agenda', { type: 'placedOnAgenda' } as const],
    ['a final release', { type: 'releasedAsFinal' } as const],
  ])('is frozen by %s: a reader cannot reopen any more', (_, act) => {
    expect(run(finished()).isFrozen).toBe(false);
    expect(run(finished(), act).isFrozen).toBe(true);
    expect(isBasisFrozen([finished(), act])).toBe(true);
    expect(refusalOf(finished(), act, { type: 'readingReopened' }).code).toBe('conflict');
  });

  it('is not frozen by readings, rules or exclusion', () => {
    const events: CaseEvent[] = [
      finished(),
      { type: 'readingReopened' },
      finished(),
      { type: 'readerAdded' },
      finished(),
      { type: 'rebuilt', items: agreedItems },
      { type: 'snippetExcluded' },
      { type: 'snippetIncluded' },
    ];
    expect(isBasisFrozen(events)).toBe(false);
    expect(run(...events).isFrozen).toBe(false);
  });

  it('never thaws', () => {
    expect(run(finished(), { type: 'sentBack' }, finished(agreedItems)).isFrozen).toBe(true);
  });
});

describe('what is refused', () => {
  it.each<[string, string, CaseEvent[]]>([
    ['a decision while waiting', 'conflict', [decideOpen]],
    [
      'a decision while one is sent back',
      'conflict',
      [finished(), { type: 'sentBack' }, decideOpen],
    ],
    [
      'a decision on an excluded snippet',
      'conflict',
      [finished(), { type: 'snippetExcluded' }, decideOpen],
    ],
    ['a decision on what has changed', 'conflict', [finished(agreedItems), decideOpen]],
    ['an agenda while waiting', 'conflict', [{ type: 'placedOnAgenda' }]],
    ['a send-back before all have finished', 'conflict', [{ type: 'sentBack' }]],
    [
      'a decision without a reason',
      'unprocessable',
      [finished(), { type: 'decisionRecorded', decision: { ...decisionOn(openKey), reason: ' ' } }],
    ],
  ])('%s', (_, code, events) => {
    expect(refusalOf(...events).code).toBe(code);
  });

  it('not the same decision a second time, which changes nothing', () => {
    const once = run(finished(), decideOpen);
    expect(advanceCase(once, decideOpen)).toEqual(once);
  });
});

it('holds in any order of events: decisions only grow, freezing stays, status fits the gold', () => {
  const event: fc.Arbitrary<CaseEvent> = fc.oneof(
    fc.constantFrom(agreedItems, openItems, twoOpen).map((items) => finished(items)),
    fc
      .constantFrom(agreedItems, openItems, twoOpen)
      .map((items) => ({ type: 'rebuilt' as const, items })),
    fc
      .constantFrom(openKey, openItems.key, ...twoOpen.items.map(({ key }) => key), twoOpen.key)
      .chain((key) => fc.uuid().map((id) => decide(key, id))),
    fc
      .constantFrom(
        'readingReopened' as const,
        'readerAdded' as const,
        'sentBack' as const,
        'placedOnAgenda' as const,
        'releasedAsFinal' as const,
        'snippetExcluded' as const,
        'snippetIncluded' as const,
      )
      .map((type): CaseEvent => ({ type })),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 14 }), (events) => {
      let state = newCase;
      const accepted: CaseEvent[] = [];
      for (const each of events) {
        const before = state;
        try {
          state = advanceCase(state, each);
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
          continue;
        }
        accepted.push(each);
        expect(state.decisions.slice(0, before.decisions.length)).toEqual(before.decisions);
        expect(state.isFrozen).toBe(isBasisFrozen(accepted));
        const status = caseStatus(state);
        if (!state.isComplete) expect(['waiting', 'stale']).toContain(status);
        if (status === 'agreed') {
          expect(
            applyDecisions(state.items!, state.decisions, asMarked).every(
              (g) => g.origin !== 'decided',
            ),
          ).toBe(true);
          expect(state.items!.items.some(({ isOpen }) => isOpen)).toBe(false);
        }
      }
    }),
    { numRuns: 200 },
  );
});

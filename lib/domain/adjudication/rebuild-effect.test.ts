import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advanceCase, newCase, type CaseState } from './case-state';
import { findDecisionsInForce } from './decision';
import { mergeRules, type MergeRule } from './item';
import { effectOfRebuild } from './rebuild-effect';
import { recompute } from './recompute';
import { decisionOn, itemsOf, spanAt, spanOf } from './testing/readings';

type Readings = Parameters<typeof itemsOf>[0];

function finished(readings: Readings, rule: MergeRule): CaseState {
  return advanceCase(newCase, { type: 'readingsFinished', items: itemsOf(readings, rule) });
}

/** A case under one rule, decided or not, and the same under another. */
function effect(readings: Readings, from: MergeRule, to: MergeRule, decided = false) {
  let state = finished(readings, from);
  const open = state.items?.items.find(({ isOpen }) => isOpen);
  if (decided && open !== undefined) {
    state = advanceCase(state, { type: 'decisionRecorded', decision: decisionOn(open.key, []) });
  }
  const items = itemsOf(readings, to);
  return effectOfRebuild(state, advanceCase(state, { type: 'rebuilt', items }));
}

const otherEdges: Readings = [[spanOf('1.5 eV')], [spanOf('gap is 1.5 eV')]];
const otherValues: Readings = [[spanOf('1.5 eV')], [spanOf('1.5 eV and 1.6 eV')]];

describe('another merge rule', () => {
  it('opens what the longer span had settled, and settles it again', () => {
    expect(effect(otherEdges, 'longer', 'strict')).toEqual({
      before: 'agreed',
      after: 'open',
      settled: 0,
      opened: 1,
      resettled: 0,
      isOther: true,
    });
    expect(effect(otherEdges, 'strict', 'longer')).toMatchObject({
      before: 'open',
      after: 'agreed',
      settled: 1,
      opened: 0,
    });
  });

  it('changes the reasons alone', () => {
    expect(effect(otherValues, 'longer', 'strict')).toMatchObject({
      before: 'open',
      after: 'open',
      settled: 0,
      opened: 0,
      isOther: true,
    });
  });

  it('does nothing to readings that are the same', () => {
    const same: Readings = [[spanOf('1.5 eV')], [spanOf('1.5 eV')]];
    expect(effect(same, 'longer', 'strict')).toMatchObject({ isOther: false, before: 'agreed' });
  });

  it('leaves a case decided whose item would now be settled without', () => {
    expect(effect(otherValues, 'longer', 'asPv600', true)).toMatchObject({
      before: 'decided',
      after: 'decided',
      settled: 0,
    });
  });

  it('never takes a decision out of force, nor makes a case stale', () => {
    const span = fc
      .tuple(fc.nat({ max: 12 }), fc.integer({ min: 1, max: 6 }), fc.constantFrom('X', 'Y', 'Word'))
      .map(([start, length, label]) => spanAt(start, start + length, label));
    const readings = fc.array(fc.uniqueArray(span, { selector: ({ id }) => id, maxLength: 3 }), {
      minLength: 1,
      maxLength: 3,
    });
    const rule = fc.constantFrom(...mergeRules);
    fc.assert(
      fc.property(readings, rule, rule, (marked, from, to) => {
        const before = itemsOf(marked, from);
        const decisions = before.items
          .filter(({ isOpen }) => isOpen)
          .map(({ key }) => decisionOn(key, []));
        const after = itemsOf(marked, to);
        const { lost, isStale } = recompute(before, decisions, after);
        expect(lost).toEqual([]);
        expect(isStale).toBe(false);
        expect(findDecisionsInForce(after, decisions).byItem.size).toBe(decisions.length);
      }),
    );
  });
});

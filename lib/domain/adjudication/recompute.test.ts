import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDecided, recompute } from './recompute';
import { decisionOn, itemsOf, spanAt, spanOf } from './testing/readings';

const both = spanOf('1.5 eV');
const before = itemsOf([[both, spanOf('1.6 eV'), spanOf('1.7 eV')], [both]]);
const [, second, third] = before.items as [unknown, { key: string }, { key: string }];
const decisions = [decisionOn(second.key), decisionOn(third.key)];
const one = decisions.slice(0, 1);

/** B was sent back and marked the third item too. */
const thirdChanged = itemsOf([
  [both, spanOf('1.6 eV'), spanOf('1.7 eV')],
  [both, spanOf('1.7 eV')],
]);

describe('recompute', () => {
  it('keeps everything when nothing changed, whatever the ids', () => {
    const again = itemsOf([
      [{ ...both, id: 'new' }, spanOf('1.7 eV'), spanOf('1.6 eV')],
      [{ ...both, id: 'other' }],
    ]);
    expect(recompute(before, decisions, again)).toEqual({
      kept: decisions,
      lost: [],
      added: [],
      removed: [],
      resolvedAnew: [],
      isStale: false,
    });
  });

  it('keeps the decision on an unchanged item and says what changed', () => {
    const result = recompute(before, decisions, thirdChanged);
    expect(result.kept).toEqual(one);
    expect(result.lost).toEqual(decisions.slice(1));
    expect(result.removed.map(({ key }) => key)).toEqual([third.key]);
    expect(result.added.map(({ hull, isOpen }) => [hull, isOpen])).toEqual([[[30, 36], false]]);
    expect(result.isStale).toBe(true);
  });

  it('is not stale when only an undecided item of an undecided case changed', () => {
    expect(recompute(before, one, thirdChanged)).toMatchObject({
      kept: one,
      lost: [],
      isStale: false,
    });
  });

  it('is stale when a decision lost its item, though others were still undecided', () => {
    const onThird = decisions.slice(1);
    expect(isDecided(before, onThird)).toBe(false);
    expect(recompute(before, onThird, thirdChanged)).toMatchObject({
      kept: [],
      lost: onThird,
      isStale: true,
    });
  });

  it('is stale when gold that nobody had to decide changed in a decided case', () => {
    const result = recompute(
      before,
      decisions,
      itemsOf([[both, spanOf('1.6 eV'), spanOf('1.7 eV')], [spanOf('1.5')]]),
    );
    expect(result).toMatchObject({ kept: decisions, lost: [], isStale: true });
  });

  it('takes every decision from a case that a reader came to doubt', () => {
    const doubted = itemsOf([
      [both, spanOf('1.6 eV'), spanOf('1.7 eV')],
      {
        assignmentId: 'assignment of B',
        annotator: 'B',
        outcome: 'values',
        isFlagged: true,
        flagReason: 'Two samples',
        spans: [both],
      },
    ]);
    expect(recompute(before, decisions, doubted)).toMatchObject({ kept: [], isStale: true });
  });

  it('names the items that another rule resolves anew', () => {
    const readings = [[spanOf('1.5')], [both]];
    const result = recompute(itemsOf(readings), [], itemsOf(readings, 'strict'));
    expect(result).toMatchObject({ added: [], removed: [], isStale: false });
    expect(result.resolvedAnew.map(({ isOpen }) => isOpen)).toEqual([true]);
  });

  it('loses a decision on the whole case with any change', () => {
    const whole = [decisionOn(before.key)];
    expect(isDecided(before, whole)).toBe(true);
    expect(recompute(before, whole, thirdChanged)).toMatchObject({ lost: whole, isStale: true });
  });

  it('splits the decisions in force into kept and lost, and is stale if one is lost', () => {
    const reading = fc.uniqueArray(fc.constantFrom(0, 10, 20, 30), { maxLength: 4 });
    const readings = fc
      .tuple(reading, reading)
      .map((all) => itemsOf(all.map((starts) => starts.map((s) => spanAt(s, s + 4)))));
    fc.assert(
      fc.property(readings, readings, (earlier, later) => {
        const all = earlier.items.map(({ key }) => decisionOn(key));
        const { kept, lost, isStale } = recompute(earlier, all, later);
        const laterKeys = new Set(later.items.map(({ key }) => key));
        expect(kept).toEqual(all.filter(({ subject }) => laterKeys.has(subject)));
        expect(lost).toEqual(all.filter(({ subject }) => !laterKeys.has(subject)));
        if (lost.length > 0) expect(isStale).toBe(true);
        if (earlier.key === later.key) expect(isStale).toBe(false);
      }),
    );
  });
});

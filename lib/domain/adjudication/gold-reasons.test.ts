import { expect, it } from 'vitest';
import { asMarked } from '../label-scheme/mapping';
import { goldReasonsSchema, reasonsOfGold, type ReasonedDecision } from './gold-reasons';
import type { CaseItems } from './item';
import { decisionOn, itemsOf, readingOf, spanOf } from './testing/readings';

/** Item 0 is agreed, item 1 misses B, item 2 differs in edges and label. */
const caseItems = itemsOf([
  [spanOf('1.5 eV'), spanOf('1.6 eV'), spanOf('1.7 eV')],
  [spanOf('1.5 eV'), spanOf('1.7 eV before', 'Y')],
]);
const [, missed = '', labelled = ''] = caseItems.items.map(({ key }) => key);

function decide(
  subject: string,
  reason: string,
  gold: ReasonedDecision['gold'] = [],
  clause: string | null = null,
): ReasonedDecision {
  return { ...decisionOn(subject, gold, reason), reason, clause, guideline: 2 };
}

const reasonsAsMarked = (...[items, decisions]: readonly [CaseItems, ReasonedDecision[]]) =>
  reasonsOfGold(items, decisions, asMarked);

const range = { fragments: spanOf('1.7 eV').fragments, label: 'X' };

it('ties the reason and the clause of a decision to its gold and to its place', () => {
  const reasons = reasonsAsMarked(caseItems, [decide(labelled, 'Measured.', [range], '3.2')]);
  const because = { why: 'Measured.', clause: '3.2', guideline: 2 };
  expect(reasons).toEqual({
    spans: [{ ...range, ...because }],
    places: [{ fragments: spanOf('1.7 eV before').fragments, ...because }],
    whole: null,
  });
});

it('keeps why a place has no gold', () => {
  const { spans, places } = reasonsAsMarked(caseItems, [decide(missed, 'A setting.')]);
  expect(spans).toEqual([]);
  expect(places).toMatchObject([{ fragments: spanOf('1.6 eV').fragments, why: 'A setting.' }]);
});

it('says nothing of gold that nobody decided, nor of decisions that are out of force', () => {
  expect(reasonsAsMarked(caseItems, [decide('gone', 'Old.')])).toEqual({
    spans: [],
    places: [],
    whole: null,
  });
  const anew = [decide(labelled, 'First.', [range]), decide(labelled, 'Second.', [range])];
  const { spans, places } = reasonsAsMarked(caseItems, anew);
  expect([...spans, ...places].map(({ why }) => why)).toEqual(['Second.', 'Second.']);
});

it('takes a decision on the whole case for all of it, and one after it for its own place', () => {
  const whole = decide(caseItems.key, 'Discussed.', [range]);
  expect(reasonsAsMarked(caseItems, [whole])).toMatchObject({
    spans: [{ why: 'Discussed.' }],
    places: [],
    whole: { why: 'Discussed.' },
  });
  const after = reasonsAsMarked(caseItems, [whole, decide(labelled, 'On second thought.')]);
  expect(after).toMatchObject({
    spans: [],
    places: [{ why: 'On second thought.' }],
    whole: { why: 'Discussed.' },
  });
});

it('takes a decision on a doubt without spans for the whole', () => {
  const doubted = itemsOf([readingOf('A', [], { outcome: 'undecided', flag: '?' }), []]);
  const [item] = doubted.items;
  expect(reasonsAsMarked(doubted, [decide(item?.key ?? '', 'No value.')])).toMatchObject({
    places: [],
    whole: { why: 'No value.' },
  });
});

it('is the same after it was written and read', () => {
  const reasons = reasonsAsMarked(caseItems, [decide(labelled, 'Measured.', [range], '3.2')]);
  expect(goldReasonsSchema.parse(JSON.parse(JSON.stringify(reasons)))).toEqual(reasons);
});

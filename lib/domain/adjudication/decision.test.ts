import { describe, expect, it } from 'vitest';
import { asMarked } from '../label-scheme/mapping';
import { applyDecisions, findUndecidedItems, type Decision } from './decision';
import type { CaseItems } from './item';
import { decisionOn, itemsOf, spanOf } from './testing/readings';

/** Item 0 is agreed, item 1 misses B, item 2 has two labels. */
const caseItems: CaseItems = itemsOf([
  [spanOf('1.5 eV'), spanOf('1.6 eV'), spanOf('1.7 eV')],
  [spanOf('1.5 eV'), spanOf('1.7 eV', 'Y')],
]);
const [agreed, missed, labelled] = caseItems.items.map(({ key }) => key) as [
  string,
  string,
  string,
];
const decided = (quote: string, label = 'X') => ({
  fragments: spanOf(quote).fragments,
  label,
});

function goldOf(decisions: readonly Decision[], items = caseItems): unknown[] {
  return applyDecisions(items, decisions, asMarked).map((gold) => [
    gold.fragments.join(),
    gold.label,
    gold.origin,
    gold.itemKey,
    gold.decisionId,
  ]);
}

const agreedGold = ['11,17', 'X', 'agreed', agreed, null];

describe('applyDecisions', () => {
  it('gives the gold items and nothing for undecided ones', () => {
    expect(goldOf([])).toEqual([agreedGold]);
    expect(findUndecidedItems(caseItems, []).map(({ key }) => key)).toEqual([missed, labelled]);
  });

  it('adds what was decided, in the order of the text, with its sources', () => {
    const decisions = [
      decisionOn(labelled, [decided('1.7 eV', 'Y')], 'd1'),
      decisionOn(missed, [decided('1.6')], 'd2'),
    ];
    expect(goldOf(decisions)).toEqual([
      agreedGold,
      ['22,25', 'X', 'decided', missed, 'd2'],
      ['30,36', 'Y', 'decided', labelled, 'd1'],
    ]);
    expect(applyDecisions(caseItems, decisions, asMarked).map(({ sources }) => sources)).toEqual([
      [
        { assignment: 'assignment of A', annotation: '11-17-X' },
        { assignment: 'assignment of B', annotation: '11-17-X' },
      ],
      [{ assignment: 'assignment of A', annotation: '22-28-X' }],
      [
        { assignment: 'assignment of A', annotation: '30-36-X' },
        { assignment: 'assignment of B', annotation: '30-36-Y' },
      ],
    ]);
    expect(findUndecidedItems(caseItems, decisions)).toEqual([]);
  });

  it('takes "no value here" as a decision', () => {
    const decisions = [decisionOn(missed)];
    expect(goldOf(decisions)).toEqual([agreedGold]);
    expect(findUndecidedItems(caseItems, decisions).map(({ key }) => key)).toEqual([labelled]);
  });

  it('lets the latest decision on an item count', () => {
    const first = decisionOn(missed, [decided('1.6 eV')], 'd1');
    const second = decisionOn(missed, [], 'd2');
    expect(goldOf([first, second])).toEqual([agreedGold]);
    expect(goldOf([second, first])).toEqual([agreedGold, ['22,28', 'X', 'decided', missed, 'd1']]);
  });

  it('lets a person set aside what the rules agreed on', () => {
    expect(goldOf([decisionOn(agreed, [decided('1.5 eV', 'Y')], 'd1')])).toEqual([
      ['11,17', 'Y', 'decided', agreed, 'd1'],
    ]);
  });

  it('keeps values set by hand', () => {
    const gold = [{ ...decided('1.6 eV'), values: ['1.60'] }];
    expect(applyDecisions(caseItems, [decisionOn(missed, gold)], asMarked)[1]?.values).toEqual([
      '1.60',
    ]);
  });

  it('ignores a decision on an item that is no more', () => {
    expect(goldOf([decisionOn('22-28-ffffffffffffffff', [decided('1.6 eV')])])).toEqual([
      agreedGold,
    ]);
  });
});

describe('a decision on the whole case', () => {
  const whole = decisionOn(caseItems.key, [decided('1.6 eV'), decided('300 K', 'Y')], 'whole');

  it('replaces all gold and all earlier decisions', () => {
    const earlier = decisionOn(missed, [decided('1.6')], 'd1');
    expect(goldOf([earlier, whole])).toEqual([
      ['22,28', 'X', 'decided', null, 'whole'],
      ['48,53', 'Y', 'decided', null, 'whole'],
    ]);
    expect(
      applyDecisions(caseItems, [whole], asMarked).map(({ sources }) => sources.length),
    ).toEqual([1, 0]);
    expect(findUndecidedItems(caseItems, [whole])).toEqual([]);
  });

  it('gives way to a later decision on one item, there alone', () => {
    const later = decisionOn(missed, [decided('1.6')], 'd2');
    expect(goldOf([whole, later])).toEqual([
      ['22,25', 'X', 'decided', missed, 'd2'],
      ['48,53', 'Y', 'decided', null, 'whole'],
    ]);
  });

  it('can put gold where both readers found nothing', () => {
    const nothing = itemsOf([[], []]);
    expect(goldOf([], nothing)).toEqual([]);
    expect(goldOf([decisionOn(nothing.key, [decided('1.5 eV')], 'd')], nothing)).toEqual([
      ['11,17', 'X', 'decided', null, 'd'],
    ]);
  });

  it('is out of force once anything in the case has changed', () => {
    const changed = itemsOf([[spanOf('1.5 eV')], [spanOf('1.5 eV')]]);
    expect(goldOf([whole], changed)).toEqual([
      ['11,17', 'X', 'agreed', changed.items[0]!.key, null],
    ]);
  });
});

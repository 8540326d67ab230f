import { describe, expect, it } from 'vitest';
import type { Fragments } from '../spans/fragment';
import { indexText } from '../text/code-points';
import type { Item } from './item';
import { itemsOf, readingOf, spanAt, spanOf } from './testing/readings';

/** The only item of the readings. */
function onlyItem(...args: Parameters<typeof itemsOf>): Item {
  const { items } = itemsOf(...args);
  expect(items).toHaveLength(1);
  return items[0]!;
}

function goldOf({ gold }: Item): [Fragments, string, string][] {
  return gold.map(({ fragments, label, origin }) => [fragments, label, origin]);
}

describe('not clear', () => {
  it('opens a component with a NOT CLEAR label, even where all readers say so', () => {
    const item = onlyItem([[spanOf('1.5 eV', 'NOT_CLEAR')], [spanOf('1.5 eV', 'NOT_CLEAR')]]);
    expect(item).toMatchObject({ isOpen: true, reasons: ['notClear'], gold: [] });
  });

  it('leaves other components of the snippet alone', () => {
    const { items } = itemsOf([
      [spanOf('1.5 eV'), spanOf('1.7 eV', 'NOT_CLEAR')],
      [spanOf('1.5 eV'), spanOf('1.7 eV')],
    ]);
    expect(items.map(({ reasons }) => reasons)).toEqual([[], ['notClear', 'label']]);
  });

  it.each([
    ['a flag', { flag: 'Which phase?' }, 'flagged'],
    ['undecided', { outcome: 'undecided', flag: 'Which phase?' }, 'undecided'],
    ['unreadable', { outcome: 'unreadable' }, 'unreadable'],
  ] as const)('makes one item without spans of %s without spans', (_, more, kind) => {
    const { items, doubts } = itemsOf([readingOf('A', [], more), readingOf('B', [])]);
    expect(items).toMatchObject([
      { hull: null, spans: [], reasons: ['notClear'], isOpen: true, gold: [] },
    ]);
    expect(doubts).toMatchObject([{ reader: 'A', assignmentId: 'assignment of A', kind }]);
  });

  it('opens every component of a flagged snippet and adds no other item', () => {
    const spans = [spanOf('1.5 eV'), spanOf('1.7 eV')];
    const { items } = itemsOf([readingOf('A', spans, { flag: 'Two samples' }), spans]);
    expect(items.map(({ reasons }) => reasons)).toEqual([['notClear'], ['notClear']]);
  });

  it('counts as missed for who was undecided, not for who could not read the text', () => {
    const marked = readingOf('B', [spanOf('1.5 eV')]);
    const undecided = readingOf('A', [], { outcome: 'undecided', flag: '?' });
    const unreadable = readingOf('A', [], { outcome: 'unreadable' });
    expect(onlyItem([undecided, marked]).reasons).toEqual(['notClear', 'missed']);
    expect(onlyItem([unreadable, marked]).reasons).toEqual(['notClear']);
  });

  it('comes before the rule for a single reader', () => {
    expect(onlyItem([readingOf('A', [spanOf('1.5 eV')], { flag: '?' })]).reasons).toEqual([
      'notClear',
    ]);
  });
});

describe('gold without a person', () => {
  it('takes all spans of a single reader, nested ones too', () => {
    const item = onlyItem([[spanOf('1.5 eV and 1.6 eV'), spanOf('1.6 eV', 'Y')]]);
    expect(item.isOpen).toBe(false);
    expect(goldOf(item)).toEqual([
      [[[11, 28]], 'X', 'single'],
      [[[22, 28]], 'Y', 'single'],
    ]);
  });

  it('makes no item where every reader finished with none', () => {
    expect(itemsOf([[], []])).toMatchObject({ items: [], doubts: [] });
  });

  it('takes identical spans as agreed and points back to each reader', () => {
    const item = onlyItem([[spanOf('1.5 eV')], [spanOf('1.5 eV')]]);
    expect(item.gold).toEqual([
      {
        fragments: [[11, 17]],
        label: 'X',
        origin: 'agreed',
        sources: [
          { assignment: 'assignment of A', annotation: '11-17-X' },
          { assignment: 'assignment of B', annotation: '11-17-X' },
        ],
      },
    ]);
  });

  it.each([
    ['nested', [spanAt(0, 10), spanAt(2, 4, 'Y'), spanAt(6, 8, 'Y')]],
    ['stacked with two labels', [spanAt(0, 10), spanAt(0, 10, 'Y')]],
    ['stacked twice with one label', [spanAt(0, 10), { ...spanAt(0, 10), id: 'again' }]],
    ['chained', [spanAt(0, 4), spanAt(3, 8), spanAt(7, 12)]],
  ])('takes all of them where both readers have the same %s spans', (_, spans) => {
    const item = onlyItem([spans, [...spans].reverse()]);
    expect(item.isOpen).toBe(false);
    expect(goldOf(item)).toEqual(spans.map(({ fragments, label }) => [fragments, label, 'agreed']));
    expect(item.gold.every(({ sources }) => sources.length === 2)).toBe(true);
    const sources = item.gold.flatMap((gold) => gold.sources.map((s) => JSON.stringify(s)));
    expect(new Set(sources).size).toBe(2 * spans.length);
  });

  it('takes the longer span where label and value agree, from either reader', () => {
    for (const readings of [
      [[spanOf('1.5')], [spanOf('1.5 eV')]],
      [[spanOf('1.5 eV')], [spanOf('1.5')]],
    ]) {
      const item = onlyItem(readings);
      expect(goldOf(item)).toEqual([[[[11, 17]], 'X', 'longer']]);
      expect(item.gold[0]?.sources.map(({ assignment }) => assignment).sort()).toEqual([
        'assignment of A',
        'assignment of B',
      ]);
    }
  });

  it('takes the longest of three, also where two share it', () => {
    const item = onlyItem([[spanOf('1.5 eV')], [spanOf('1.5')], [spanOf('1.5 eV')]]);
    expect(goldOf(item)).toEqual([[[[11, 17]], 'X', 'longer']]);
    expect(item.gold[0]?.sources).toHaveLength(3);
  });

  it('measures length in covered code points, not by the hull', () => {
    const broken = {
      id: 'broken',
      fragments: [
        [0, 2],
        [10, 12],
      ] as Fragments,
      label: 'Word',
    };
    expect(goldOf(onlyItem([[broken], [spanAt(0, 5, 'Word')]]))).toEqual([
      [[[0, 5]], 'Word', 'longer'],
    ]);
  });

  it('counts code points when it reads a quote', () => {
    const astral = indexText('𝐄𝐠 = 1.5 eV');
    const item = onlyItem([[spanAt(5, 8)], [spanAt(5, 11)]], 'longer', astral);
    expect(goldOf(item)).toEqual([[[[5, 11]], 'X', 'longer']]);
  });
});

describe('reasons', () => {
  it('missed: a reader has no span', () => {
    expect(onlyItem([[spanOf('1.5 eV')], []]).reasons).toEqual(['missed']);
    expect(onlyItem([[spanOf('1.5 eV')], [], [spanOf('1.5 eV')]]).reasons).toEqual(['missed']);
  });

  it('missed comes first, and what the others differ in follows', () => {
    const item = onlyItem([[spanOf('1.5 eV')], [], [spanOf('1.5 eV and 1.6 eV', 'Y')]]);
    expect(item.reasons).toEqual(['missed', 'label', 'values']);
  });

  it('missed alone where the readers who have spans have the same chain', () => {
    const chain = [spanAt(0, 4), spanAt(3, 8), spanAt(7, 12)];
    expect(onlyItem([chain, [], chain]).reasons).toEqual(['missed']);
  });

  it('split: two spans against one, and not chained for that', () => {
    const item = onlyItem([[spanOf('1.5 eV'), spanOf('1.6 eV')], [spanOf('1.5 eV and 1.6 eV')]]);
    expect(item.reasons).toEqual(['split']);
  });

  it('split: three against two, and a span put down twice against once', () => {
    const two = [spanAt(0, 10), spanAt(2, 4)];
    expect(onlyItem([[...two, spanAt(6, 8)], two]).reasons).toEqual(['split']);
    const once = [spanAt(0, 4)];
    expect(onlyItem([[...once, { ...spanAt(0, 4), id: 'again' }], once]).reasons).toEqual([
      'split',
    ]);
  });

  it('split with other labels carries both', () => {
    const item = onlyItem([[spanAt(0, 2), spanAt(4, 6, 'Y')], [spanAt(0, 6)]]);
    expect(item.reasons).toEqual(['split', 'label']);
  });

  it('chained: A and C do not overlap', () => {
    const chain = [[spanAt(0, 5, 'Word')], [spanAt(4, 10, 'Word')], [spanAt(9, 14, 'Word')]];
    expect(onlyItem(chain).reasons).toEqual(['chained']);
  });

  it('chained: two readers with two spans each that interlock', () => {
    const item = onlyItem([
      [spanAt(0, 4, 'Word'), spanAt(6, 10, 'Word')],
      [spanAt(3, 7, 'Word'), spanAt(9, 14, 'Word')],
    ]);
    expect(item.reasons).toEqual(['chained', 'boundary']);
  });

  it('label: other labels on the same edges, on other edges too', () => {
    expect(onlyItem([[spanOf('1.5 eV')], [spanOf('1.5 eV', 'Y')]]).reasons).toEqual(['label']);
    expect(onlyItem([[spanOf('1.5 eV')], [spanOf('1.5', 'Y')]]).reasons).toEqual(['label']);
  });

  it('label: the same two labels the other way round on nested spans', () => {
    const item = onlyItem([
      [spanAt(0, 10), spanAt(2, 4, 'Y')],
      [spanAt(0, 10, 'Y'), spanAt(2, 4)],
    ]);
    expect(item.reasons).toEqual(['label']);
  });

  it('values: "1.5 eV" against "1.5 eV and 1.6 eV"', () => {
    expect(onlyItem([[spanOf('1.5 eV')], [spanOf('1.5 eV and 1.6 eV')]]).reasons).toEqual([
      'values',
    ]);
  });

  it('values: one that cannot be read for sure', () => {
    const unsure = indexText('about 1.5? eV');
    expect(onlyItem([[spanAt(6, 9)], [spanAt(6, 13)]], 'longer', unsure).reasons).toEqual([
      'values',
    ]);
  });

  it('values and labels at once', () => {
    const item = onlyItem([[spanOf('1.5 eV')], [spanOf('1.5 eV and 1.6 eV', 'Y')]]);
    expect(item.reasons).toEqual(['label', 'values']);
  });

  it('values only for labels that carry a quantity', () => {
    const words = [[spanOf('1.5 eV', 'Word')], [spanOf('1.5 eV and 1.6 eV', 'Word')]];
    expect(goldOf(onlyItem(words))).toEqual([[[[11, 28]], 'Word', 'longer']]);
  });

  it('values of stacked spans are paired off', () => {
    const a = [spanOf('1.5 eV and 1.6'), spanOf('1.5')];
    const b = [spanOf('1.5 eV and 1.6 eV'), spanOf('1.5 eV')];
    expect(onlyItem([a, b]).reasons).toEqual(['boundary']);
    expect(onlyItem([a, [b[0]!, spanOf('1.6 eV')]]).reasons).toContain('values');
  });

  it('boundary: other edges of the same length', () => {
    expect(onlyItem([[spanAt(10, 17)], [spanAt(11, 18)]]).reasons).toEqual(['boundary']);
  });

  it('boundary: two longest of three with other edges', () => {
    const item = onlyItem([[spanAt(10, 17)], [spanAt(11, 18)], [spanAt(11, 17)]]);
    expect(item.reasons).toEqual(['boundary']);
  });

  it('boundary: nested pairs that differ in an edge are never merged', () => {
    const item = onlyItem([
      [spanAt(0, 10, 'Word'), spanAt(2, 4, 'Word')],
      [spanAt(0, 10, 'Word'), spanAt(2, 5, 'Word')],
    ]);
    expect(item).toMatchObject({ reasons: ['boundary'], gold: [] });
  });
});

describe('rules', () => {
  it('strict opens every other edge', () => {
    expect(onlyItem([[spanOf('1.5')], [spanOf('1.5 eV')]], 'strict').reasons).toEqual(['boundary']);
    expect(onlyItem([[spanOf('1.5')], [spanOf('1.5')]], 'strict').isOpen).toBe(false);
  });

  it('asPv600 takes the longer span without a look at the values', () => {
    const readings = [[spanOf('1.5 eV')], [spanOf('1.5 eV and 1.6 eV')]];
    expect(goldOf(onlyItem(readings, 'asPv600'))).toEqual([[[[11, 28]], 'X', 'longer']]);
    const tie = [[spanAt(10, 17)], [spanAt(11, 18)]];
    expect(onlyItem(tie, 'asPv600').reasons).toEqual(['boundary']);
  });

  it('majority: the label of two of three wins, with the spans of those two', () => {
    const item = onlyItem(
      [[spanOf('1.5')], [spanOf('1.5 eV')], [spanOf('1.5 eV', 'Y')]],
      'majority',
    );
    expect(goldOf(item)).toEqual([[[[11, 17]], 'X', 'majority']]);
    expect(item.gold[0]?.sources.map(({ assignment }) => assignment)).toEqual([
      'assignment of A',
      'assignment of B',
    ]);
  });

  it('majority: an outvoted longer span does not set the edges', () => {
    const item = onlyItem([[spanOf('1.5')], [spanOf('1.5')], [spanOf('1.5 eV', 'Y')]], 'majority');
    expect(goldOf(item)).toEqual([[[[11, 14]], 'X', 'majority']]);
  });

  it('majority does not reach over values, a missing span, two readers or half of four', () => {
    const x = [spanOf('1.5 eV')];
    const y = [spanOf('1.5 eV', 'Y')];
    const wide = [spanOf('1.5 eV and 1.6 eV', 'Y')];
    expect(onlyItem([x, x, wide], 'majority').reasons).toEqual(['values']);
    expect(onlyItem([x, x, []], 'majority').reasons).toEqual(['missed']);
    expect(onlyItem([x, y], 'majority').reasons).toEqual(['label']);
    expect(onlyItem([x, x, y, y], 'majority').reasons).toEqual(['label']);
    expect(onlyItem([x, y, [spanOf('1.5 eV', 'Z')]], 'majority').reasons).toEqual(['label']);
  });

  it('majority is off unless it is asked for', () => {
    const readings = [[spanOf('1.5 eV')], [spanOf('1.5 eV')], [spanOf('1.5 eV', 'Y')]];
    expect(onlyItem(readings, 'longer').reasons).toEqual(['label']);
  });
});

describe('keys', () => {
  const before = itemsOf([[spanOf('1.5 eV'), spanOf('1.7 eV')], [spanOf('1.5 eV')]]);

  it('change for the item whose span changed, and for no other', () => {
    const after = itemsOf([[spanOf('1.5 eV'), spanOf('1.7')], [spanOf('1.5 eV')]]);
    expect(after.items[0]?.key).toBe(before.items[0]?.key);
    expect(after.items[1]?.key).not.toBe(before.items[1]?.key);
    expect(after.key).not.toBe(before.key);
  });

  it.each([
    ['a label', [[spanOf('1.5 eV', 'Y')], [spanOf('1.5 eV')]]],
    ['the readers who have it', [[spanOf('1.5 eV')], []]],
    ['another reader', [[spanOf('1.5 eV')], [spanOf('1.5 eV')], []]],
    ['a flag', [readingOf('A', [spanOf('1.5 eV')], { flag: '?' }), [spanOf('1.5 eV')]]],
  ])('change with %s', (_, readings) => {
    expect(itemsOf(readings).items[0]?.key).not.toBe(before.items[0]?.key);
  });

  it('change when another reader has the same span', () => {
    const keyOf = (...args: Parameters<typeof itemsOf>) => onlyItem(...args).key;
    expect(keyOf([[spanOf('1.5 eV')], []])).not.toBe(keyOf([[], [spanOf('1.5 eV')]]));
  });

  it('do not change with the rule or the words of a flag', () => {
    const readings = [[spanOf('1.5')], [spanOf('1.5 eV')]];
    expect(itemsOf(readings, 'strict').key).toBe(itemsOf(readings, 'longer').key);
    const flagged = (flag: string) => itemsOf([readingOf('A', [], { flag }), []]).key;
    expect(flagged('Which phase?')).toBe(flagged('Which phase is it?'));
    expect(flagged('?')).not.toBe(itemsOf([[], []]).key);
  });
});

import { describe, expect, it } from 'vitest';
import { windowAround } from '@/components/lanes/text-window';
import { indexText } from '@/lib/domain/text/code-points';
import { noChoice, takeLabel, takeNone, takeReader } from '@/lib/stores/adjudicate-choice';
import { sampleCase, type SampleReadings } from '@/lib/stores/testing/adjudicated-cases';
import { drawGoldLane, drawReaderLane, findOverlaps, markId, placeOfMark } from './draw-lanes';

const text = 'The gap is 1.2 eV. Others had 2.2–2.4 eV before.';
const computational = 'Computational_bandgap';
const literature = 'Literature_bandgap';

function open(readings: SampleReadings) {
  const sheet = sampleCase('a', text, readings);
  const gold = sheet.gold.map((span) => ({ ...span, itemId: 'agreed' }));
  return {
    sheet: { ...sheet, gold },
    item: sheet.items[0]!,
    window: windowAround(indexText(text), [0], []),
  };
}

const differing = open({
  A: [
    ['1.2 eV', computational],
    ['2.2–2.4 eV', literature],
  ],
  B: [
    ['1.2 eV', computational],
    ['2.2', literature],
  ],
});

describe('drawReaderLane', () => {
  it('lights the item alone and keeps the agreed span quiet', () => {
    const { sheet, item, window } = differing;
    const { spans, lit, bare } = drawReaderLane(sheet, item, 'B', window);
    expect(lit).toEqual([[30, 33]]);
    expect(bare).toEqual([]);
    expect(spans.map(({ word }) => word)).toEqual(['Computational', 'Literature']);
    const [quiet, bright] = spans;
    expect(bright!.color).toBe('#b03a86');
    expect(quiet!.color).not.toBe('#0a62a3');
  });

  it('shows where a reader passed over what others marked', () => {
    const { sheet, item, window } = open({ A: [['1.2 eV', computational]], B: [] });
    expect(drawReaderLane(sheet, item, 'B', window)).toEqual({
      spans: [],
      lit: [],
      bare: [[11, 17]],
    });
  });
});

describe('drawGoldLane', () => {
  it('shows what is agreed and leaves the item open while nothing is chosen', () => {
    const { sheet, item, window } = differing;
    const { spans, bare } = drawGoldLane(sheet, item, noChoice, window);
    expect(spans.map(({ word }) => word)).toEqual(['Computational']);
    expect(bare).toEqual([[30, 40]]);
  });

  it('previews the choice, with a question mark until it has a label', () => {
    const { sheet, item, window } = differing;
    const choice = takeReader(noChoice, 'A', [[[30, 40]]]);
    expect(drawGoldLane(sheet, item, choice, window).spans[1]).toMatchObject({ word: '?' });
    const labelled = takeLabel(choice, literature);
    expect(drawGoldLane(sheet, item, labelled, window)).toMatchObject({
      spans: [{ word: 'Computational' }, { word: 'Literature', fragments: [[30, 40]] }],
      bare: [],
    });
  });

  it('puts the choice in the place of the item’s own gold', () => {
    const { sheet, item, window } = differing;
    const own = {
      fragments: [[30, 33]] as const,
      label: literature,
      values: [],
      check: null,
      itemId: item.id,
    };
    const decided = { ...sheet, gold: [...sheet.gold, own] };
    const words = (choice: typeof noChoice) =>
      drawGoldLane(decided, item, choice, window).spans.map(({ word }) => word);
    expect(words(noChoice)).toEqual(['Computational', 'Literature']);
    expect(words(takeNone(noChoice))).toEqual(['Computational']);
    expect(drawGoldLane(decided, item, noChoice, window).bare).toEqual([]);
    expect(drawGoldLane(decided, item, takeNone(noChoice), window).bare).toEqual([[30, 40]]);
  });
});

describe('findOverlaps', () => {
  it('tells of gold that stays and that the choice would overlap', () => {
    const { sheet, item } = differing;
    const over = takeReader(noChoice, 'A', [[[11, 40]]]);
    expect(findOverlaps(sheet.gold, item, over)).toMatchObject([{ label: computational }]);
    const beside = takeReader(noChoice, 'A', [[[30, 40]]]);
    expect(findOverlaps(sheet.gold, item, beside)).toEqual([]);
  });
});

it('knows its marks by their ids', () => {
  expect(placeOfMark(markId(12))).toBe(12);
  expect(placeOfMark('gold-3')).toBeNull();
});

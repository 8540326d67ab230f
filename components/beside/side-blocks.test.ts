import { describe, expect, it } from 'vitest';
import { quietColor } from '@/components/lanes/lane-drawing';
import { compareReading } from '@/lib/domain/feedback/compare-reading';
import { expectedGold } from '@/lib/domain/feedback/expected-gold';
import { pv600Template } from '@/lib/domain/label-scheme/templates';
import { colorOf } from '@/components/lanes/lane-drawing';
import type { LabelledSpan } from '@/lib/domain/spans/fragment';
import { indexText } from '@/lib/domain/text/code-points';
import { drawSide, sideBlocks } from './side-blocks';

const experimental = 'Experimental_bandgap';
const literature = 'Literature_bandgap';

function span(start: number, end: number, label = experimental): LabelledSpan {
  return { fragments: [[start, end]], label };
}

function itemsOf(own: readonly LabelledSpan[], gold: readonly LabelledSpan[]) {
  const expected = expectedGold(
    gold.map((each) => ({ ...each, origin: 'agreed' as const })),
    null,
  );
  return compareReading({ outcome: 'values', flagReason: null, spans: own }, expected).items;
}

const sentence = 'Ten chars. ';
const short = indexText(sentence.repeat(4));
const long = indexText(sentence.repeat(400));
const starts = (count: number) => Array.from({ length: count }, (_, i) => i * sentence.length);

describe('sideBlocks', () => {
  it('makes one block of a text that fits, over the sentences in which something is', () => {
    const items = itemsOf([span(11, 14), span(0, 3)], [span(11, 17)]);
    const blocks = sideBlocks(short, starts(4), items);
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toMatchObject({ items, window: { start: 0, end: 22 } });
  });

  it('shows the whole text where nobody marked anything', () => {
    expect(sideBlocks(short, starts(4), [])).toMatchObject([
      { items: [], window: { start: 0, end: 44 } },
    ]);
  });

  it('gives each difference of a long text its own sentences, and the rest none', () => {
    const last = 11 * 399;
    const items = itemsOf([span(0, 3), span(last, last + 3)], [span(0, 5), span(last, last + 3)]);
    const more = itemsOf([span(0, 3), span(last, last + 3)], [span(0, 5), span(last, last + 5)]);
    expect(sideBlocks(long, starts(400), items)).toMatchObject([
      { items: [items[0]], window: { start: 0, end: 11 } },
    ]);
    expect(sideBlocks(long, starts(400), more).map(({ window }) => window.start)).toEqual([
      0,
      last,
    ]);
  });
});

describe('drawSide', () => {
  const draw = (own: readonly LabelledSpan[], gold: readonly LabelledSpan[]) => {
    const items = itemsOf(own, gold);
    const [block] = sideBlocks(short, starts(4), items);
    return {
      own: drawSide('own', items, block!, pv600Template.scheme),
      expected: drawSide('expected', items, block!, pv600Template.scheme),
    };
  };

  it('lights what differs on both sides and leaves the rest quiet', () => {
    const { own, expected } = draw([span(0, 3), span(11, 14)], [span(0, 3), span(11, 17)]);
    expect(own.lit).toEqual([[11, 14]]);
    expect(expected.lit).toEqual([[11, 17]]);
    expect(own.spans.map(({ color }) => color)).toEqual([
      quietColor,
      colorOf(pv600Template.scheme, experimental),
    ]);
  });

  it('marks the place that one side passed over', () => {
    const { own, expected } = draw([span(0, 3)], [span(11, 17, literature)]);
    expect(own).toMatchObject({ lit: [[0, 3]], bare: [[11, 17]] });
    expect(expected).toMatchObject({ lit: [[11, 17]], bare: [[0, 3]] });
  });

  it('shows everything where nothing differs', () => {
    const { own } = draw([span(0, 3), span(11, 14)], [span(0, 3), span(11, 14)]);
    expect(own.lit).toEqual([
      [0, 3],
      [11, 14],
    ]);
    expect(own.bare).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { sampleCase } from '@/lib/stores/testing/adjudicated-cases';
import { listSpanOptions, readersByLabel, readersWithout } from './span-options';

const text = 'The gap is 1.55 eV, while 1.5 eV and 1.6 eV were found before.';
const experimental = 'Experimental_bandgap';
const literature = 'Literature_bandgap';

describe('listSpanOptions', () => {
  it('puts readers who marked the same into one option, and names the longer one', () => {
    const sheet = sampleCase('a', text, {
      A: [['1.55 eV', experimental]],
      B: [['1.55', literature]],
      C: [['1.55 eV', literature]],
    });
    expect(listSpanOptions(sheet, sheet.items[0]!)).toEqual([
      { letters: ['A', 'C'], spans: [[[11, 18]]], isLongest: true },
      { letters: ['B'], spans: [[[11, 15]]], isLongest: false },
    ]);
  });

  it('takes all spans of one who split, and calls nothing longer where it is alone', () => {
    const sheet = sampleCase('a', text, {
      A: [],
      B: [
        ['1.5 eV', literature],
        ['1.5 eV and 1.6 eV', literature],
      ],
    });
    const [item] = sheet.items;
    expect(listSpanOptions(sheet, item!)).toEqual([
      { letters: ['B'], spans: [[[26, 32]], [[26, 43]]], isLongest: false },
    ]);
    expect(readersWithout(sheet, item!)).toEqual(['A']);
  });

  it('calls none of two longer that are as long as each other', () => {
    const sheet = sampleCase('a', text, {
      A: [['is 1.55', experimental]],
      B: [['1.55 eV', literature]],
    });
    const options = listSpanOptions(sheet, sheet.items[0]!);
    expect(options.map(({ isLongest }) => isLongest)).toEqual([false, false]);
  });
});

it('tells which reader put which label onto the item, not onto other spans', () => {
  const sheet = sampleCase('a', text, {
    A: [
      ['1.55 eV', experimental],
      ['1.5 eV', literature],
    ],
    B: [
      ['1.55 eV', literature],
      ['1.5 eV', literature],
    ],
  });
  expect([...readersByLabel(sheet, sheet.items[0]!)]).toEqual([
    [experimental, ['A']],
    [literature, ['B']],
  ]);
});

it('counts a reader for the label that what was marked is mapped to', () => {
  const sheet = sampleCase('a', text, {
    A: [['1.55 eV', experimental]],
    B: [['is 1.55 eV', literature]],
  });
  const labels = sheet.scheme.labels.map((label) =>
    label.name === literature ? { ...label, retired: true, mappedTo: experimental } : label,
  );
  const mapped = { ...sheet, scheme: { ...sheet.scheme, labels } };
  expect([...readersByLabel(mapped, sheet.items[0]!)]).toEqual([[experimental, ['A', 'B']]]);
});

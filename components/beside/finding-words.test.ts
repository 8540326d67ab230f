import { expect, it } from 'vitest';
import { compareReading } from '@/lib/domain/feedback/compare-reading';
import { expectedGold } from '@/lib/domain/feedback/expected-gold';
import { notClearLabel } from '@/lib/domain/label-scheme/scheme';
import { pv600Template } from '@/lib/domain/label-scheme/templates';
import type { Fragments, LabelledSpan } from '@/lib/domain/spans/fragment';
import { indexText } from '@/lib/domain/text/code-points';
import { describeSpans, explainItem, explainOrigins } from './finding-words';

const label = 'Experimental_bandgap';

function span(...fragments: Fragments): LabelledSpan {
  return { fragments, label };
}

function compare(own: readonly LabelledSpan[], gold: readonly LabelledSpan[]) {
  const wanted = gold.map((each) => ({ ...each, origin: 'longer' as const }));
  const reading = { outcome: 'values' as const, flagReason: null, spans: own };
  const [item] = compareReading(reading, expectedGold(wanted, null)).items;
  if (item === undefined) throw new Error('Nothing was compared.');
  return item;
}

it.each([
  [[span([0, 4])], [span([2, 8])], ['Your span begins earlier and ends earlier.']],
  [[span([0, 9])], [span([0, 8])], ['Your span ends later.']],
  [[span([0, 2], [6, 8])], [span([0, 8])], ['Your span has other parts.']],
  [
    [span([0, 8])],
    [span([0, 3]), span([4, 8])],
    ['You marked 1 span here, and 2 spans would be right.'],
  ],
  [[span([0, 8])], [span([0, 8])], []],
  [[], [span([0, 8])], []],
] as const)('says how edges and numbers of spans differ: %j', (own, gold, sentences) => {
  expect(explainItem(compare(own, gold), false)).toEqual(sentences);
});

it('says that a doubt is no mistake beside gold, and one in a practice', () => {
  const doubtful = { ...span([0, 8]), label: notClearLabel };
  const item = compare([doubtful], [span([0, 8])]);
  expect(explainItem(item, false)).toEqual(['You marked this NOT CLEAR, which is no mistake.']);
  expect(explainItem(item, true)).toEqual(['You marked this NOT CLEAR, and it is clear enough.']);
});

it('says how gold without a reason came to be, and nothing beside a reason', () => {
  const item = compare([span([0, 4])], [span([0, 8])]);
  expect(explainOrigins(item)).toHaveLength(1);
  expect(explainOrigins({ ...item, reasons: [{ why: 'Because.', clause: null }] })).toEqual([]);
});

it('quotes spans with the short word of their label', () => {
  const text = indexText('A gap of 1.5 eV.');
  expect(describeSpans([span([9, 15])], text, pv600Template.scheme)).toBe('“1.5 eV”, Experimental');
  expect(describeSpans([], text, pv600Template.scheme)).toBe('nothing');
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spanArbitrary } from '../agreement/testing/span-arbitrary';
import { notClearLabel } from '../label-scheme/scheme';
import { hasOverlap, type LabelledSpan } from '../spans/fragment';
import {
  compareReading,
  isDifference,
  type Expected,
  type ExpectedSpan,
  type OwnReading,
} from './compare-reading';

function span(start: number, end: number, label = 'X'): LabelledSpan {
  return { fragments: [[start, end]], label };
}

function reading(
  spans: readonly LabelledSpan[],
  more: Partial<Omit<OwnReading, 'spans'>> = {},
): OwnReading {
  return { outcome: spans.length > 0 ? 'values' : 'none', flagReason: null, ...more, spans };
}

function expecting(
  spans: readonly LabelledSpan[],
  more: Partial<Omit<Expected, 'spans'>> = {},
): Expected {
  const silent = { why: null, clause: null };
  return { ...silent, places: [], ...more, spans: spans.map((each) => ({ ...silent, ...each })) };
}

/** The findings of each item. */
function find(own: readonly LabelledSpan[], expected: readonly LabelledSpan[]) {
  return compareReading(reading(own), expecting(expected)).items.map((item) => item.findings);
}

describe('what is found at one place', () => {
  it.each([
    ['the same span', [span(0, 5)], [span(0, 5)], ['same']],
    ['other edges', [span(0, 5)], [span(0, 8)], ['boundary']],
    ['another label', [span(0, 5, 'X')], [span(0, 5, 'Y')], ['label']],
    ['both', [span(0, 5, 'X')], [span(0, 8, 'Y')], ['label', 'boundary']],
    ['two spans for one', [span(0, 3), span(4, 8)], [span(0, 8)], ['split']],
    ['one span for two', [span(0, 8)], [span(0, 3), span(4, 8)], ['split']],
    ['pieces with another label', [span(0, 8)], [span(0, 3, 'Y'), span(4, 8)], ['split', 'label']],
    ['a chain', [span(0, 5), span(6, 9)], [span(0, 7), span(8, 9)], ['boundary']],
    [
      'labels changed round',
      [span(0, 5, 'X'), span(3, 9, 'Y')],
      [span(0, 5, 'Y'), span(3, 9, 'X')],
      ['label'],
    ],
    ['nothing marked', [], [span(0, 5)], ['missed']],
    ['nothing expected', [span(0, 5)], [], ['extra']],
  ] as const)('%s', (_, own, expected, findings) => {
    expect(find(own, expected)).toEqual([findings]);
  });

  it('is the same under a label that was mapped since, and shows what was marked', () => {
    const goldLabel = (name: string) => (name === 'Y' ? 'X' : name);
    const { items } = compareReading(
      reading([span(0, 5, 'Y')]),
      expecting([span(0, 5)]),
      goldLabel,
    );
    expect(items).toMatchObject([{ findings: ['same'], own: [{ label: 'Y' }] }]);
  });

  it('is said place by place, in reading order', () => {
    const own = [span(40, 45), span(20, 25), span(0, 5)];
    const expected = [span(20, 29), span(0, 5), span(30, 35)];
    expect(find(own, expected)).toEqual([['same'], ['boundary'], ['missed'], ['extra']]);
  });

  it('does not join spans that only touch', () => {
    expect(find([span(0, 5)], [span(5, 8)])).toEqual([['extra'], ['missed']]);
  });
});

describe('doubts', () => {
  it('says NOT CLEAR of a span, and calls nothing missed or extra there', () => {
    expect(find([span(0, 5, notClearLabel)], [span(0, 5)])).toEqual([['notClear']]);
    expect(find([span(0, 5, notClearLabel)], [])).toEqual([['notClear']]);
  });

  it('compares NOT CLEAR like any label where it is expected', () => {
    const doubtful = (start: number, end: number) => span(start, end, notClearLabel);
    expect(find([doubtful(0, 5)], [doubtful(0, 5)])).toEqual([['same']]);
    expect(find([doubtful(0, 5)], [doubtful(0, 8)])).toEqual([['boundary']]);
    expect(find([span(0, 5)], [doubtful(0, 5)])).toEqual([['label']]);
    expect(find([], [doubtful(0, 5)])).toEqual([['missed']]);
  });

  it('compares the clear spans beside one that is NOT CLEAR', () => {
    const doubtful = span(3, 9, notClearLabel);
    expect(find([span(0, 5), doubtful], [span(0, 5)])).toEqual([['notClear']]);
    expect(find([span(0, 5), doubtful], [span(0, 8)])).toEqual([['notClear', 'boundary']]);
    expect(find([span(0, 5), doubtful], [])).toEqual([['notClear', 'extra']]);
  });

  it.each(['undecided', 'unreadable'] as const)(
    'calls nothing missed in an %s snippet',
    (outcome) => {
      const flagReason = outcome === 'undecided' ? 'two samples' : null;
      const own = reading([span(20, 25)], { outcome, flagReason });
      const feedback = compareReading(own, expecting([span(0, 5), span(20, 25)]));
      expect(feedback).toMatchObject({ doubt: outcome, result: 'notClear' });
      expect(feedback.items.map((item) => item.findings)).toEqual([['notClear'], ['same']]);
      expect(compareReading(own, expecting([span(20, 28)])).result).toBe('differs');
    },
  );

  it('does not let a flag hide what is the same or differs', () => {
    const own = reading([span(0, 5)], { flagReason: 'rounded?' });
    expect(compareReading(own, expecting([span(0, 5)]))).toMatchObject({
      doubt: 'flagged',
      result: 'same',
    });
    expect(compareReading(own, expecting([])).result).toBe('differs');
  });
});

describe('the whole', () => {
  it('is the same when nothing was read and nothing is expected', () => {
    const why = { why: 'No gap is named.', clause: '1.2' };
    expect(compareReading(reading([]), expecting([], why))).toMatchObject({
      ...why,
      items: [],
      doubt: null,
      result: 'same',
    });
  });

  it('counts in how many places each finding is the case', () => {
    const own = [span(0, 5), span(20, 25, 'Y'), span(40, 45)];
    const { counts, result } = compareReading(
      reading(own),
      expecting([span(0, 5), span(20, 28), span(60, 65)]),
    );
    expect(result).toBe('differs');
    expect(counts).toEqual({
      same: 1,
      label: 1,
      boundary: 1,
      extra: 1,
      missed: 1,
      split: 0,
      notClear: 0,
    });
  });
});

describe('reasons', () => {
  const why = { why: 'The whole range is one value.', clause: '3.2' };

  it('go with the place, each once, and leave out what has none', () => {
    const expected: Expected = {
      ...expecting([]),
      spans: [
        { ...span(0, 3), ...why },
        { ...span(4, 8), ...why },
        { ...span(2, 5), why: null, clause: null },
        { ...span(20, 25), why: 'Measured here.', clause: null },
      ],
    };
    const { items } = compareReading(reading([span(0, 8)]), expected);
    expect(items.map(({ reasons }) => reasons)).toEqual([
      [why],
      [{ why: 'Measured here.', clause: null }],
    ]);
  });

  it('say why nothing is expected where something was marked', () => {
    const places = [
      { fragments: [[0, 8]] as const, why: 'A calculation setting.', clause: null },
      { fragments: [[20, 28]] as const, why: 'Elsewhere.', clause: null },
    ];
    const { items } = compareReading(reading([span(0, 5)]), expecting([], { places }));
    expect(items[0]).toMatchObject({
      findings: ['extra'],
      reasons: [{ why: 'A calculation setting.', clause: null }],
    });
  });
});

describe('for any two sides', () => {
  const side = fc.array(spanArbitrary, { maxLength: 6 });

  it('puts each span into exactly one item, and overlapping spans into the same', () => {
    fc.assert(
      fc.property(side, side, (own, wanted) => {
        const expected = expecting(wanted);
        const { items } = compareReading(reading(own), expected);
        const all: readonly LabelledSpan[] = [...own, ...expected.spans];
        const placed = items.map((item): LabelledSpan[] => [...item.own, ...item.expected]);
        expect(placed.flat()).toHaveLength(all.length);
        for (const each of all) {
          expect(placed.filter((spans) => spans.includes(each))).toHaveLength(1);
        }
        for (const [i, spans] of placed.entries()) {
          const others = placed.filter((_, j) => j !== i).flat();
          const touches = (a: LabelledSpan, b: LabelledSpan) =>
            hasOverlap(a.fragments, b.fragments);
          expect(spans.some((a) => others.some((b) => touches(a, b)))).toBe(false);
        }
      }),
    );
  });

  it('finds everything the same beside itself', () => {
    fc.assert(
      fc.property(side, (own) => {
        const { items, result } = compareReading(reading(own), expecting(own.toReversed()));
        expect(result).toBe('same');
        for (const item of items) expect(item.findings).toEqual(['same']);
      }),
    );
  });

  it('turns missed into extra, and nothing else, when the sides change places', () => {
    fc.assert(
      fc.property(side, side, (own, wanted) => {
        const turned = { missed: 'extra', extra: 'missed' } as const;
        const there = find(own, wanted);
        const back = find(wanted, own).map((each) =>
          each.map((finding) =>
            finding === 'missed' || finding === 'extra' ? turned[finding] : finding,
          ),
        );
        expect(back).toEqual(there);
      }),
    );
  });

  it('says at every place either the same or a difference, and the whole accordingly', () => {
    fc.assert(
      fc.property(side, side, (own, wanted) => {
        const { items, result, counts } = compareReading(reading(own), expecting(wanted));
        for (const { findings } of items) {
          expect(findings.length).toBeGreaterThan(0);
          expect(findings.includes('same')).toBe(!findings.some(isDifference));
        }
        expect(result === 'same').toBe(counts.same === items.length);
      }),
    );
  });

  it('keeps what a span carries', () => {
    const expected: Expected<ExpectedSpan & { origin: string }> = {
      ...expecting([]),
      spans: [{ ...span(0, 5), why: null, clause: null, origin: 'agreed' }],
    };
    const own = { ...reading([]), spans: [{ ...span(0, 5), id: 'a' }] };
    const [item] = compareReading(own, expected).items;
    expect(item?.own[0]?.id).toBe('a');
    expect(item?.expected[0]?.origin).toBe('agreed');
  });
});

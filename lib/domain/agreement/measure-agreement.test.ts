import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureAgreement, type AgreementOptions, type AgreementReport } from './measure-agreement';
import type { FinishedReading, SnippetReadings } from './snippet-readings';
import { mark, read, snippetOf } from './testing/readings';
import { spanArbitrary } from './testing/span-arbitrary';

const notClearLabel = 'NOT_CLEAR';

function measure(
  snippets: readonly SnippetReadings[],
  options: Partial<AgreementOptions> = {},
): AgreementReport {
  return measureAgreement(snippets, { notClear: 'exclude', notClearLabel, ...options });
}

/** A snippet that a and b read. */
function both(
  name: string,
  a: FinishedReading['spans'],
  b: FinishedReading['spans'],
  changes: Partial<SnippetReadings> = {},
): SnippetReadings {
  return snippetOf(name, [read('a', a), read('b', b)], changes);
}

describe('measureAgreement, by hand', () => {
  const snippets = [
    // Exact with the same label; exact with another; b alone.
    both(
      's1',
      [mark('exp', 0, 4), mark('lit', 10, 14)],
      [mark('exp', 0, 4), mark('exp', 10, 14), mark('exp', 20, 24)],
    ),
    // Split: a has one span where b has two; the longer one is the partner. Nested: the inner is exact.
    both(
      's2',
      [mark('exp', 0, 20), mark('lit', 30, 50), mark('lit', 35, 40)],
      [mark('exp', 0, 6), mark('lit', 8, 20), mark('lit', 35, 40)],
    ),
    // Chained: two pairs, where the largest overlap would leave one.
    both('s3', [mark('lit', 0, 4), mark('lit', 5, 15)], [mark('lit', 2, 12), mark('lit', 13, 15)]),
    both('s4', [mark('exp', 0, 4)], []),
    both('s5', [], []),
    both('s6', [], []),
  ];
  const [pair] = measure(snippets).pairs;

  it('adds up counts over snippets', () => {
    expect(pair).toMatchObject({
      a: 'a',
      b: 'b',
      snippets: 6,
      spansA: 8,
      spansB: 8,
      exact: 3,
      exactSameLabel: 2,
      partial: 3,
      partialSameLabel: 2,
      onlyA: 2,
      onlyB: 2,
    });
  });

  it('divides once', () => {
    expect(pair!.overlapF1).toEqual({ value: (2 * 6) / 16 });
    expect(pair!.strictF1).toEqual({ value: (2 * 2) / 16 });
  });

  it('tabulates the labels of matched pairs', () => {
    expect(pair!.label).toMatchObject({
      n: 6,
      raw: { value: 4 / 6 },
      table: {
        labels: ['exp', 'lit'],
        counts: [
          [1, 1],
          [1, 3],
        ],
        totalsA: [2, 4],
        totalsB: [2, 4],
      },
      warnings: [],
    });
    // By chance (2·2 + 4·4) / 36.
    expect(pair!.label.kappa.value).toBeCloseTo((4 / 6 - 20 / 36) / (1 - 20 / 36), 12);
  });

  it('knows true negatives by the snippet', () => {
    expect(pair!.snippetLevel).toMatchObject({
      bothSome: 3,
      onlyA: 1,
      onlyB: 0,
      bothNone: 2,
      raw: { value: 5 / 6 },
      positive: { value: 6 / 7 },
      negative: { value: 4 / 5 },
    });
    expect(pair!.snippetLevel.kappa.value).toBeCloseTo((5 * 6 - (4 * 3 + 2 * 3)) / (36 - 18), 12);
  });

  it('lists the snippets behind each number', () => {
    expect(pair!.disagreements).toEqual({
      onlyA: ['s2', 's4'],
      onlyB: ['s1', 's2'],
      boundary: ['s2', 's3'],
      label: ['s1', 's2'],
      snippetOnlyA: ['s4'],
      snippetOnlyB: [],
    });
  });

  it('does not take empty snippets for perfect spans', () => {
    const { pooled } = measure([
      both('s1', [mark('exp', 0, 4)], [mark('exp', 0, 5)]),
      both('s2', [], []),
      both('s3', [], []),
    ]);
    expect(pooled.strictF1).toEqual({ value: 0 });
    expect(pooled.snippetLevel.raw.value).toBe(1);
  });
});

describe('the pool', () => {
  const three = [
    snippetOf('s1', [
      read('c', [mark('lit', 0, 4)]),
      read('a', [mark('exp', 0, 4)]),
      read('b', [mark('exp', 0, 5)]),
    ]),
    snippetOf('s2', [read('d', [mark('exp', 0, 4)]), read('b', [mark('exp', 0, 4)])]),
    snippetOf('s3', [read('d', []), read('b', [])]),
  ];
  const { pairs, pooled } = measure(three);

  it('compares every two readers of a snippet, a before b', () => {
    expect(pairs.map(({ a, b, snippets }) => [a, b, snippets])).toEqual([
      ['a', 'b', 1],
      ['a', 'c', 1],
      ['b', 'c', 1],
      ['b', 'd', 2],
    ]);
  });

  it('adds up the pairs', () => {
    expect(pooled).toMatchObject({ snippets: 5, distinctSnippets: 3, spansA: 4, spansB: 4 });
    expect(pooled).toMatchObject({ exact: 2, exactSameLabel: 1, partial: 2, partialSameLabel: 1 });
    expect(pooled.strictF1.value).toBe(2 / 8);
  });

  it('judges labels by alpha: one unit of three values and one of two', () => {
    // Values exp 4, lit 1; unequal ordered pairs 4 of weight 1/2: (4·2 - ... ) by the formula.
    const expected = 25 - 16 - 1;
    expect(pooled.labelAlpha.value).toBeCloseTo(1 - (4 * 2) / expected, 12);
    expect(pooled.label.kappa.value).toBeNull();
    expect(pooled.label.kappa.reason).toContain('alpha');
    expect(pooled.snippetLevel.kappa.value).toBeNull();
    expect(pooled.snippetAlpha.value).toBe(1);
  });

  it('averages the pairs that marked something, each once', () => {
    expect(pooled.meanStrictF1.value).toBe(1 / 4);
    expect(pooled.deviationStrictF1.value).toBeCloseTo(Math.sqrt(3) / 4, 12);
  });

  it('has the kappa of the pair when there is only one', () => {
    const one = measure([both('s1', [mark('X', 0, 4)], [mark('Y', 0, 4)]), both('s2', [], [])]);
    expect(one.pooled.label.kappa).toEqual(one.pairs[0]!.label.kappa);
    expect(one.pooled.snippetLevel.kappa).toEqual({ value: 1 });
  });
});

describe('what is left out', () => {
  const span = mark('exp', 0, 4);
  const snippets = [
    both('counted', [span], [span]),
    snippetOf('waiting', [read('a', [span]), read('c', [span])], { missing: ['b'] }),
    snippetOf('flagged', [read('a', [span], { isFlagged: true }), read('b', [])]),
    both('labelled', [span], [mark(notClearLabel, 0, 4)]),
    snippetOf('undecided', [read('a', [], { outcome: 'undecided' }), read('b', [span])]),
    snippetOf('unreadable', [read('a', [], { outcome: 'unreadable' }), read('b', [span])]),
    snippetOf('third', [
      read('a', [span]),
      read('b', [span]),
      read('c', [], { outcome: 'unreadable' }),
    ]),
    snippetOf('alone', [read('a', [span], { isFlagged: true })]),
    both('taken out', [span], [span], { leftOut: 'excluded' }),
    both('old scheme', [span], [span], { leftOut: 'schemeChanged' }),
  ];

  it('is listed with the reason and the people', () => {
    const { excluded, basis } = measure(snippets);
    expect(excluded).toEqual([
      { snippet: 'alone', reason: 'fewerThanTwoReaders', scope: 'snippet', annotators: ['a'] },
      { snippet: 'flagged', reason: 'notClear', scope: 'snippet', annotators: ['a'] },
      { snippet: 'labelled', reason: 'notClear', scope: 'snippet', annotators: ['b'] },
      { snippet: 'old scheme', reason: 'schemeChanged', scope: 'snippet', annotators: [] },
      { snippet: 'taken out', reason: 'excluded', scope: 'snippet', annotators: [] },
      { snippet: 'third', reason: 'unreadable', scope: 'reading', annotators: ['c'] },
      { snippet: 'undecided', reason: 'notClear', scope: 'snippet', annotators: ['a'] },
      { snippet: 'unreadable', reason: 'unreadable', scope: 'snippet', annotators: ['a'] },
      { snippet: 'waiting', reason: 'notFinished', scope: 'snippet', annotators: ['b'] },
    ]);
    expect(basis).toEqual({
      snippets: 10,
      compared: 2,
      leftOut: {
        excluded: 1,
        fewerThanTwoReaders: 1,
        notClear: 3,
        notFinished: 1,
        schemeChanged: 1,
        unreadable: 1,
      },
      unreadableReadings: 1,
    });
  });

  it('counts both ways of taking NOT CLEAR, whichever is chosen', () => {
    const notClear = {
      included: 5,
      excluded: 2,
      snippets: ['alone', 'flagged', 'labelled', 'undecided'],
    };
    expect(measure(snippets).notClear).toEqual({ mode: 'exclude', ...notClear });
    expect(measure(snippets, { notClear: 'include' }).notClear).toEqual({
      mode: 'include',
      ...notClear,
    });
  });

  it('takes NOT CLEAR as one more label, and flagged snippets with their spans', () => {
    const { pairs } = measure(snippets, { notClear: 'include' });
    expect(pairs).toHaveLength(1);
    // counted, third and labelled match; flagged is a's alone, undecided b's.
    expect(pairs[0]).toMatchObject({
      snippets: 5,
      exact: 3,
      exactSameLabel: 2,
      onlyA: 1,
      onlyB: 1,
    });
    expect(pairs[0]!.label.table).toMatchObject({
      labels: ['NOT_CLEAR', 'exp'],
      counts: [
        [0, 0],
        [1, 2],
      ],
    });
  });

  it('never counts an unfinished reader as one who found nothing', () => {
    const waiting = measure([snippetOf('s1', [read('a', [span])], { missing: ['b'] })]);
    expect(waiting.pairs).toEqual([]);
    expect(waiting.pooled.onlyA).toBe(0);
    const none = measure([both('s1', [span], [])]);
    expect(none.pairs[0]).toMatchObject({ onlyA: 1, overlapF1: { value: 0 } });
  });

  it('refuses two readings of a snippet by one annotator', () => {
    const twice = snippetOf('s1', [read('a', []), read('a', [span])]);
    expect(() => measure([twice])).toThrow('s1');
  });
});

describe('filters', () => {
  const snippets = [
    both('s1', [mark('exp', 0, 4), mark('lit', 10, 14)], [mark('lit', 0, 4), mark('lit', 10, 14)], {
      material: 'GaN',
    }),
    both('s2', [mark('lit', 0, 4)], [], { material: 'ZnO' }),
  ];

  it('by material leaves the others out of question', () => {
    const { basis, excluded, pairs } = measure(snippets, { material: 'GaN' });
    expect([basis.snippets, excluded, pairs[0]!.snippets]).toEqual([1, [], 1]);
  });

  it('by label counts spans of that label on both sides', () => {
    const [pair] = measure(snippets, { label: 'exp' }).pairs;
    expect(pair).toMatchObject({ spansA: 1, spansB: 0, exact: 0, onlyA: 1, snippets: 2 });
    expect(pair!.snippetLevel).toMatchObject({ bothSome: 0, onlyA: 1, onlyB: 0, bothNone: 1 });
  });

  it('by label tells it from any other over all matched pairs', () => {
    const [pair] = measure(snippets, { label: 'exp' }).pairs;
    expect(pair!.label).toMatchObject({
      n: 2,
      raw: { value: 0.5 },
      table: { labels: ['any other label', 'exp'] },
    });
    expect(pair!.label.warnings).toEqual([
      'The second reader used one label only, any other label.',
    ]);
    expect(pair!.disagreements.label).toEqual(['s1']);
  });
});

describe('degenerate readings', () => {
  it('have no kappa when both used one label, which is named', () => {
    const [pair] = measure([both('s1', [mark('exp', 0, 4)], [mark('exp', 0, 4)])]).pairs;
    expect(pair!.label).toMatchObject({ n: 1, raw: { value: 1 }, kappa: { value: null } });
    expect(pair!.label.kappa.reason).toContain('exp');
    expect(pair!.snippetLevel.kappa.value).toBeNull();
    expect(pair!.snippetLevel.negative.value).toBeNull();
  });

  it('have kappa 0 with a warning when one reader used one label', () => {
    const [pair] = measure([
      both('s1', [mark('exp', 0, 4), mark('lit', 5, 9)], [mark('exp', 0, 4), mark('exp', 5, 9)]),
    ]).pairs;
    expect(pair!.label.kappa.value).toBe(0);
    expect(pair!.label.warnings).toEqual(['The second reader used one label only, exp.']);
  });

  it('score 0 when only one reader marks, or spans lie apart', () => {
    for (const other of [[], [mark('exp', 4, 8)]]) {
      const [pair] = measure([both('s1', [mark('exp', 0, 4)], other)]).pairs;
      expect(pair!.overlapF1).toEqual({ value: 0 });
      expect(pair!.strictF1).toEqual({ value: 0 });
      expect(pair!.label).toMatchObject({ n: 0, raw: { value: null }, kappa: { value: null } });
    }
  });

  it('have no span measure when nobody marks, yet agree on the snippets', () => {
    const { pairs, pooled } = measure([both('s1', [], []), both('s2', [], [])]);
    expect(pairs[0]!.overlapF1.value).toBeNull();
    expect(pairs[0]!.snippetLevel).toMatchObject({ raw: { value: 1 }, negative: { value: 1 } });
    expect(pairs[0]!.snippetLevel.positive.value).toBeNull();
    expect(pooled.meanStrictF1.value).toBeNull();
  });

  it('have no pair when no snippet is shared, or there is none', () => {
    const apart = [snippetOf('s1', [read('a', [])]), snippetOf('s2', [read('b', [])])];
    for (const snippets of [apart, []]) {
      const { pairs, pooled } = measure(snippets, { bootstrap: { seed: 1 } });
      expect(pairs).toEqual([]);
      expect(pooled.snippets).toBe(0);
      for (const undefinedMeasure of measuresOf(pooled)) {
        expect(undefinedMeasure).toEqual({ value: null, reason: expect.any(String) as string });
      }
    }
  });
});

describe('intervals', () => {
  const bootstrap = { seed: 42, resamples: 200 };
  const clash = (name: string): SnippetReadings =>
    both(name, [mark('exp', 0, 4)], [mark('lit', 0, 5)]);
  const match = (name: string): SnippetReadings =>
    both(name, [mark('exp', 0, 4)], [mark('exp', 0, 4)]);

  it('lie around their value', () => {
    const snippets = Array.from({ length: 30 }, (_, i) =>
      i % 3 === 0 ? clash(`s${i}`) : match(`s${i}`),
    );
    const { pairs, pooled } = measure(snippets, { bootstrap });
    for (const { value, interval } of [
      pairs[0]!.strictF1,
      pooled.labelAlpha,
      pooled.meanStrictF1,
    ]) {
      expect(interval![0]).toBeLessThan(value!);
      expect(interval![1]).toBeGreaterThan(value!);
    }
  });

  it('draw among the snippets of the same readers', () => {
    // a and b never agree, c and d always do: only another share of either would move the pool.
    const snippets = Array.from({ length: 8 }, (_, i) => [
      clash(`first ${i}`),
      snippetOf(`second ${i}`, [read('c', [mark('exp', 0, 4)]), read('d', [mark('exp', 0, 4)])]),
    ]).flat();
    const { pooled } = measure(snippets, { bootstrap });
    expect(pooled.strictF1).toEqual({ value: 0.5, interval: [0.5, 0.5] });
  });

  it('give way to the rule of three when nothing disagrees', () => {
    const { pairs } = measure([match('s1'), match('s2'), both('s3', [], [])], { bootstrap });
    expect(pairs[0]!.strictF1).toEqual({
      value: 1,
      reason: '0 of 2 snippets disagree; the share is below 3/2.',
    });
    expect(pairs[0]!.snippetLevel.raw.reason).toContain('0 of 3 snippets');
  });

  it('are not given when many resamples are undefined', () => {
    const { pairs } = measure([clash('s1'), both('s2', [], [])], { bootstrap });
    expect(pairs[0]!.strictF1).toEqual({
      value: 0,
      reason: expect.stringMatching(/^No interval: \d+ of 200 resamples/) as string,
    });
  });
});

/** Every measure of a report's part. */
function measuresOf(part: object): { value: number | null; reason?: string }[] {
  return Object.values(part).flatMap((inside: unknown) => {
    if (typeof inside !== 'object' || inside === null || Array.isArray(inside)) return [];
    return 'value' in inside ? [inside as { value: number | null }] : measuresOf(inside);
  });
}

describe('measureAgreement, for any readings', () => {
  const readingArbitrary = fc.array(spanArbitrary, { maxLength: 4 });
  const project = fc
    .array(
      fc
        .record({
          readers: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 }),
          spans: fc.array(readingArbitrary, { minLength: 3, maxLength: 3 }),
          isFlagged: fc.boolean(),
        })
        .map(({ readers, spans, isFlagged }) =>
          readers.map((reader, i) => read(reader, spans[i]!, { isFlagged: isFlagged && i === 0 })),
        ),
      { maxLength: 6 },
    )
    .map((snippets) => snippets.map((readings, i) => snippetOf(`s${i}`, readings)));

  it('sums add up, and every undefined measure says why', () => {
    fc.assert(
      fc.property(project, fc.constantFrom('X', undefined), (snippets, label) => {
        const { pairs, pooled, basis } = measure(snippets, { label });
        for (const part of [...pairs, pooled]) {
          const { exact, partial, bothSome, bothNone } = { ...part, ...part.snippetLevel };
          expect(exact + partial + part.onlyA).toBe(part.spansA);
          expect(exact + partial + part.onlyB).toBe(part.spansB);
          const { onlyA, onlyB } = part.snippetLevel;
          expect(bothSome + onlyA + onlyB + bothNone).toBe(part.snippets);
          expect(part.label.table.counts.flat().reduce((x, y) => x + y, 0)).toBe(part.label.n);
          if (label === undefined) expect(part.label.n).toBe(exact + partial);
          else expect(part.exactSameLabel).toBe(exact);
          for (const { value, reason } of measuresOf(part)) {
            if (value === null) expect(reason).toBeTruthy();
            else expect(Number.isFinite(value)).toBe(true);
          }
          if (part.overlapF1.value !== null) {
            expect(part.strictF1.value).toBeLessThanOrEqual(part.overlapF1.value);
          }
        }
        expect(pairs.reduce((sum, { exact }) => sum + exact, 0)).toBe(pooled.exact);
        const leftOut = Object.values(basis.leftOut).reduce((sum, count) => sum + count, 0);
        expect(basis.compared + leftOut).toBe(basis.snippets);
      }),
    );
  });

  it('the numbers are the same in any order and under any snippet ids, intervals included', () => {
    const bootstrap = { seed: 3, resamples: 20 };
    fc.assert(
      fc.property(project, (snippets) => {
        const turned = snippets.toReversed().map(({ readings, ...rest }, i) => ({
          ...rest,
          snippet: `other ${i}`,
          readings: readings
            .toReversed()
            .map((reading) => ({ ...reading, spans: reading.spans.toReversed() })),
        }));
        const numbersOf = ({ pairs, pooled }: AgreementReport): unknown => [
          pairs.map(({ disagreements: _, ...numbers }) => numbers),
          pooled,
        ];
        expect(numbersOf(measure(turned, { bootstrap }))).toEqual(
          numbersOf(measure(snippets, { bootstrap })),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('changing places changes sides and nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(readingArbitrary, readingArbitrary)), (readings) => {
        const straight = measure(readings.map(([a, b], i) => both(`s${i}`, a, b)));
        const turned = measure(readings.map(([a, b], i) => both(`s${i}`, b, a)));
        const sides = straight.pairs.map((pair) => ({
          spansA: pair.spansB,
          spansB: pair.spansA,
          exact: pair.exact,
          exactSameLabel: pair.exactSameLabel,
          partial: pair.partial,
          partialSameLabel: pair.partialSameLabel,
          onlyA: pair.onlyB,
          onlyB: pair.onlyA,
          overlapF1: pair.overlapF1,
          strictF1: pair.strictF1,
          label: { n: pair.label.n, raw: pair.label.raw, kappa: pair.label.kappa },
        }));
        expect(turned.pairs).toMatchObject(sides);
        for (const [i, pair] of straight.pairs.entries()) {
          const { labels, counts } = pair.label.table;
          expect(turned.pairs[i]!.label.table.counts).toEqual(
            labels.map((_, row) => labels.map((__, column) => counts[column]![row]!)),
          );
        }
        expect(turned.pooled.labelAlpha).toEqual(straight.pooled.labelAlpha);
      }),
    );
  });
});

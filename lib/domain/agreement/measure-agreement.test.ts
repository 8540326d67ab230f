import { describe, expect, it } from 'vitest';
import { mark, read, snippetOf } from './testing/readings';
import { measure, both } from './testing/measured';

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

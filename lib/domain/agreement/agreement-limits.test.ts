import { describe, expect, it } from 'vitest';
import type { SnippetReadings } from './snippet-readings';
import { mark, read, snippetOf } from './testing/readings';
import { measure, both, measuresOf } from './testing/measured';

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

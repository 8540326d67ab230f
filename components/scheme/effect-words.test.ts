import { describe, expect, it } from 'vitest';
import { effectSentences } from './effect-words';

const nothing = {
  ...{ spans: 0, readings: 0, decisions: 0, cases: [] },
  checks: { before: 3, after: 3 },
};

describe('effectSentences', () => {
  it('says so when gold stays', () => {
    expect(effectSentences(nothing)).toEqual(['Gold stays as it is.']);
  });

  it('counts spans, decisions, snippets and values', () => {
    const settled = ['a', 'b', 'c', 'd', 'e', 'f'].map((snippet) => ({
      ...{ snippet, before: 'open', after: 'agreed' },
    })) as { snippet: string; before: 'open'; after: 'agreed' }[];
    expect(
      effectSentences({
        ...{ spans: 1_200, readings: 1, decisions: 1 },
        cases: [...settled, { snippet: 'x', before: 'agreed', after: 'open' }],
        checks: { before: 3, after: 2 },
      }),
    ).toEqual([
      '1,200 spans of 1 reading have another label in gold. The readings keep what was marked.',
      '1 decision for such a label stays in force, with the other label.',
      '6 snippets no longer have to be decided: a, b, c, d, e and 1 more',
      '1 snippet has to be decided: x',
      '1 value fewer to check, 2 in all.',
    ]);
  });
});

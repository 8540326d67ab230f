import { describe, expect, it } from 'vitest';
import { mark, read, snippetOf } from './testing/readings';
import { notClearLabel, measure, both } from './testing/measured';

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

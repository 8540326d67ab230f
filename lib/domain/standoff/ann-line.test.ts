import { describe, expect, it } from 'vitest';
import { parseAnnLine } from './ann-line';

const span = { kind: 'textBound', id: 'T1', type: 'X', fragments: [[3, 7]], quote: 'text' };

describe('parseAnnLine', () => {
  it.each([
    ['T1\tX 3 7\ttext', span],
    ['T1 X 3 7 text', span],
    ['T1\tX\t3\t7\ttext', span],
    ['  T1  X  3  7\ttext', span],
    ['T2_cancer\tX 3 7\ttext', { ...span, id: 'T2_cancer' }],
    ['T01\tX 3 7\ttext', { ...span, id: 'T01' }],
    ['TEXT1\tX 3 7\ttext', { ...span, id: 'TEXT1' }],
    ['T1a\tX 3 7\ttext', { ...span, id: 'T1a' }],
    ['T1\tX 3 7', { ...span, quote: null }],
    ['T1\tX 3 7\t', { ...span, quote: null }],
    ['T1\tX 3 7\t \t', { ...span, quote: null }],
    ['T1\tX 3 7\ttext\t', { ...span, quote: 'text\t' }],
    ['T1\tX 3 7\t\ttext', { ...span, quote: '\ttext' }],
    ['T1\tX 3 7\t 1 2;3 4', { ...span, quote: ' 1 2;3 4' }],
    ['T1 X 3 7 1.55 eV', { ...span, quote: '1.55 eV' }],
    [
      'T1\tX 3 7;9 12\ttext two',
      {
        ...span,
        fragments: [
          [3, 7],
          [9, 12],
        ],
        quote: 'text two',
      },
    ],
    [
      'T1\tX 9 12; 3 7\ttwo text',
      {
        ...span,
        fragments: [
          [9, 12],
          [3, 7],
        ],
        quote: 'two text',
      },
    ],
    ['T1\tX 3 3\t', { ...span, fragments: [[3, 3]], quote: null }],
    ['T1\tX 3 7\ta\u2028b\u0085c', { ...span, quote: 'a\u2028b\u0085c' }],
  ])('reads the span %j', (text, expected) => {
    expect(parseAnnLine(text)).toEqual(expected);
  });

  it.each([
    'T1',
    'T1\tX',
    'T1\tX 3',
    'T1\tX 3 b',
    'T1\tX -3 7\ttext',
    'T1\tX 3 7;\ttext',
    'T1\tX 3 7x\ttext',
    'T1\tX 3.5 7\ttext',
    'T1\tX\u00a0Y 3 7\ttext',
    'T\tX 3 7\ttext',
  ])('calls the span %j malformed', (text) => {
    expect(parseAnnLine(text)).toMatchObject({ kind: 'malformed' });
  });

  it.each([
    [
      'R1\tOf Arg1:T1 Arg2:T2\t',
      {
        kind: 'relation',
        id: 'R1',
        type: 'Of',
        args: [
          { role: 'Arg1', target: 'T1' },
          { role: 'Arg2', target: 'T2' },
        ],
      },
    ],
    [
      'E1\tBind:T1 Theme1:T2 Theme2:E3',
      {
        kind: 'event',
        id: 'E1',
        type: 'Bind',
        trigger: 'T1',
        args: [
          { role: 'Theme1', target: 'T2' },
          { role: 'Theme2', target: 'E3' },
        ],
      },
    ],
    ['E1\tBind:T1 ', { kind: 'event', id: 'E1', type: 'Bind', trigger: 'T1', args: [] }],
    ['A1\tNegated T1', { kind: 'attribute', id: 'A1', name: 'Negated', target: 'T1', value: true }],
    [
      'A1 Confidence T1 very high\t',
      { kind: 'attribute', id: 'A1', name: 'Confidence', target: 'T1', value: 'very high' },
    ],
    ['M1\tNegated E1', { kind: 'attribute', id: 'M1', name: 'Negated', target: 'E1', value: true }],
    [
      'N1\tReference T1 Wikipedia:12\tObama',
      {
        kind: 'normalisation',
        id: 'N1',
        type: 'Reference',
        target: 'T1',
        reference: 'Wikipedia:12',
      },
    ],
    [
      '#1\tAnnotatorNotes T1\ta note\twith a tab',
      {
        kind: 'note',
        id: '#1',
        type: 'AnnotatorNotes',
        target: 'T1',
        note: 'a note\twith a tab',
      },
    ],
    ['*\tEquiv T1 T2 T3', { kind: 'equivalence', type: 'Equiv', targets: ['T1', 'T2', 'T3'] }],
    ['M1\tNegated', { kind: 'malformed', id: 'M1', reason: 'needs a name and a target' }],
    ['', { kind: 'blank' }],
    [' \t', { kind: 'blank' }],
    ['The quick brown fox', { kind: 'unknown' }],
    ['# a', { kind: 'unknown' }],
    ['W1\tX 3 7\ttext', { kind: 'unknown' }],
    ['<html>', { kind: 'unknown' }],
  ])('reads %j', (text, expected) => {
    expect(parseAnnLine(text)).toEqual(expected);
  });
});

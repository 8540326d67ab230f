import { describe, expect, it } from 'vitest';
import { Refusal } from '../errors';
import type { Annotation } from '../spans/fragment';
import { indexText } from '../text/code-points';
import { findReferences, indexReferences } from './references';
import { annotationOf, read, schemeOf, write } from './testing/reading-builder';
import { writeReading } from './write-reading';

//            0123456789012 34567890123456789
const text = 'a gap of 1.5\n😀 1.6 eV and 1.7 eV';

const lines = [
  'T7_gap X 9 12 1.5',
  'T2\tY 15 18\t1.6\t',
  '#4\tAnnotatorNotes T2\tlook  here',
  'garbage',
  '',
  'A1\tNegated T7_gap',
  'A2\tConfidence T2 high',
  'M3\tNegated T2',
  'N1\tReference T2 A:1\tx',
  '#5\tAnnotatorNotes A2\ton the attribute',
  'T3\tX 26 29\t1.7',
  '*\tEquiv T7_gap T2 T3',
  '*\tEquiv T2  T3',
  'R1\tOf Arg1:T90 Arg2:R1',
];
const ann = `${lines.join('\n')}\n`;
const file = read(text, ann);

const without = (...removed: string[]) =>
  lines
    .filter((line) => !removed.includes(line))
    .map((line) => `${line}\n`)
    .join('');
const replaced = (old: string, line: string) => ann.replace(`${old}\n`, `${line}\n`);
const rows = (change: (row: Annotation) => Annotation) => file.annotations.map(change);
const change = (id: string, set: Partial<Annotation>) =>
  rows((row) => (row.id === id ? { ...row, ...set } : row));

describe('writeReading over an imported file', () => {
  it('writes it back as it was, whatever the order of the rows', () => {
    expect(file.errors).toEqual([]);
    expect(write(text, file, file.annotations)).toBe(ann);
    expect(write(text, file, [...file.annotations].reverse())).toBe(ann);
  });

  it('changes the line of a changed span and no other', () => {
    expect(write(text, file, change('id-1', { fragments: [[2, 5]] }))).toBe(
      replaced('T7_gap X 9 12 1.5', 'T7_gap\tX 2 5\tgap'),
    );
    expect(write(text, file, change('id-2', { label: 'X' }))).toBe(
      replaced('T2\tY 15 18\t1.6\t', 'T2\tX 15 18\t1.6'),
    );
    expect(
      write(
        text,
        file,
        change('id-3', {
          fragments: [
            [26, 29],
            [30, 32],
          ],
        }),
      ),
    ).toBe(replaced('T3\tX 26 29\t1.7', 'T3\tX 26 29;30 32\t1.7 eV'));
  });

  it('writes a span over a line break as one fragment per line', () => {
    expect(write(text, file, change('id-1', { fragments: [[9, 18]] }))).toBe(
      replaced('T7_gap X 9 12 1.5', 'T7_gap\tX 9 12;13 18\t1.5 😀 1.6'),
    );
  });

  it('changes, removes and adds attributes', () => {
    expect(
      write(text, file, change('id-2', { attributes: { Confidence: 'low', Negated: true } })),
    ).toBe(replaced('A2\tConfidence T2 high', 'A2\tConfidence T2 low'));
    expect(write(text, file, change('id-1', { attributes: {} }))).toBe(
      without('A1\tNegated T7_gap'),
    );
    expect(write(text, file, change('id-2', { attributes: { Negated: true } }))).toBe(
      without('A2\tConfidence T2 high', '#5\tAnnotatorNotes A2\ton the attribute'),
    );
    expect(
      write(text, file, change('id-3', { attributes: { Other: 'b c', Confidence: 'low' } })),
    ).toBe(`${ann}A3\tConfidence T3 low\nA4\tOther T3 b c\n`);
  });

  it('changes, removes and adds notes', () => {
    expect(write(text, file, change('id-2', { note: 'seen' }))).toBe(
      replaced('#4\tAnnotatorNotes T2\tlook  here', '#4\tAnnotatorNotes T2\tseen'),
    );
    expect(write(text, file, change('id-2', { note: null }))).toBe(
      without('#4\tAnnotatorNotes T2\tlook  here'),
    );
    expect(write(text, file, change('id-1', { note: 'new\r\nand\u2028more' }))).toBe(
      `${ann}#6\tAnnotatorNotes T7_gap\tnew and more\n`,
    );
  });

  it('lets all that hangs on a removed span go with it', () => {
    const left = file.annotations.filter(({ id }) => id !== 'id-2');
    expect(write(text, file, left)).toBe(
      [
        'T7_gap X 9 12 1.5',
        'garbage',
        '',
        'A1\tNegated T7_gap',
        'T3\tX 26 29\t1.7',
        '*\tEquiv T7_gap T3',
        'R1\tOf Arg1:T90 Arg2:R1',
        '',
      ].join('\n'),
    );
    expect(write(text, file, [])).toBe('garbage\n\nR1\tOf Arg1:T90 Arg2:R1\n');
  });

  it('gives a revived annotation its lines back', () => {
    const revived = [...file.annotations.slice(1), ...file.annotations.slice(0, 1)];
    expect(write(text, file, revived)).toBe(ann);
  });

  it('appends new spans by offset, under ids that nothing uses or refers to', () => {
    const added = [
      annotationOf('new-2', 'X', [[15, 21]], { note: 'n' }),
      annotationOf('new-1', 'Y', [[2, 5]], { attributes: { Negated: true } }),
    ];
    expect(write(text, file, [...added, ...file.annotations])).toBe(
      `${ann}T91\tY 2 5\tgap\nT92\tX 15 21\t1.6 eV\nA3\tNegated T91\n#6\tAnnotatorNotes T92\tn\n`,
    );
  });

  it('does not reuse the id of a removed span', () => {
    const small = read(text, 'T1\tX 9 12\t1.5\n');
    expect(write(text, small, [annotationOf('new', 'X', [[2, 5]])])).toBe('T2\tX 2 5\tgap\n');
  });

  it('drops further notes and attributes of one name only with the first', () => {
    const twice = [
      'T1\tX 9 12\t1.5',
      'A1\tConfidence T1 high',
      'A2\tConfidence T1 low',
      '#1\tAnnotatorNotes T1\t ',
      '#2\tAnnotatorNotes T1\tone',
      '#3\tAnnotatorNotes T1\ttwo',
      '#4\tOther T1\tthree',
    ];
    const doubled = read(text, `${twice.join('\n')}\n`);
    const [row] = doubled.annotations;
    const written = (set: Partial<Annotation>) => write(text, doubled, [{ ...row!, ...set }]);
    expect(written({ attributes: { Confidence: 'none' }, note: 'other' }).split('\n')).toEqual([
      'T1\tX 9 12\t1.5',
      'A1\tConfidence T1 none',
      'A2\tConfidence T1 low',
      '#1\tAnnotatorNotes T1\t ',
      '#2\tAnnotatorNotes T1\tother',
      '#3\tAnnotatorNotes T1\ttwo',
      '#4\tOther T1\tthree',
      '',
    ]);
    expect(written({ attributes: {}, note: ' ' }).split('\n')).toEqual([
      'T1\tX 9 12\t1.5',
      '#1\tAnnotatorNotes T1\t ',
      '#4\tOther T1\tthree',
      '',
    ]);
  });
});

describe('writeReading without a file', () => {
  it('writes T lines by offset, then A, then #', () => {
    const annotations = [
      annotationOf('b', 'X', [[15, 18]], {
        attributes: { Confidence: ' high\n ', Negated: '', Aside: true },
        note: 'tab\there',
      }),
      annotationOf('a', 'Y', [[13, 14]], { note: '  ' }),
      annotationOf('c', 'X', [[13, 14]]),
    ];
    expect(writeReading(null, annotations, indexText(text), schemeOf('X', 'Y'))).toBe(
      [
        'T1\tX 13 14\t😀',
        'T2\tY 13 14\t😀',
        'T3\tX 15 18\t1.6',
        'A1\tNegated T3',
        'A2\tConfidence T3 high',
        'A3\tAside T3',
        '#1\tAnnotatorNotes T3\ttab\there',
        '',
      ].join('\n'),
    );
  });

  it('writes nothing for nothing', () => {
    expect(writeReading(null, [], indexText(text), schemeOf())).toBe('');
  });

  it.each([
    annotationOf('a', 'NOT CLEAR', [[2, 5]]),
    annotationOf('a', 'X', [[12, 13]]),
    annotationOf('a', 'X', [[20, 99]]),
    annotationOf('a', 'X', [[2, 5]], { attributes: { 'a b': true } }),
  ])('refuses what brat could not read: %j', (row) => {
    expect(() => writeReading(null, [row], indexText(text), schemeOf('X'))).toThrow(Refusal);
  });
});

describe('references', () => {
  const bound = read(
    text,
    [
      'T1\tX 9 12\t1.5',
      'T2\tY 15 18\t1.6',
      'T3\tX 26 29\t1.7',
      'E1\tY:T2 Of:T1',
      'R1\tOf T1 Arg2:T1\t',
      'A1\tNegated E1',
      '',
    ].join('\n'),
  );

  it('are found with line, text and role', () => {
    expect(findReferences(bound.source, 'id-1')).toEqual([
      { line: 4, text: 'E1\tY:T2 Of:T1', role: 'argument' },
      { line: 5, text: 'R1\tOf T1 Arg2:T1\t', role: 'argument' },
    ]);
    expect(findReferences(bound.source, 'id-2')).toEqual([
      { line: 4, text: 'E1\tY:T2 Of:T1', role: 'trigger' },
    ]);
    expect(findReferences(bound.source, 'id-3')).toEqual([]);
    expect([...indexReferences(bound.source).keys()].sort()).toEqual(['id-1', 'id-2']);
  });

  it('keep a file from being written without what they refer to', () => {
    const [first, trigger, third] = bound.annotations;
    expect(() => write(text, bound, [trigger!, third!])).toThrow(
      expect.objectContaining({
        code: 'unprocessable',
        details: [
          { line: 4, message: 'T1 (X) was removed: E1\tY:T2 Of:T1' },
          { line: 5, message: 'T1 (X) was removed: R1\tOf T1 Arg2:T1\t' },
        ],
      }),
    );
    expect(() => write(text, bound, [first!, { ...trigger!, label: 'X' }, third!])).toThrow(
      expect.objectContaining({
        details: [{ line: 4, message: expect.stringContaining('became X') as string }],
      }),
    );
  });

  it('let an argument get another label, a trigger other edges, and the rest go', () => {
    const [first, trigger] = bound.annotations;
    const written = write(text, bound, [
      { ...first!, label: 'Y' },
      { ...trigger!, fragments: [[15, 21]] },
    ]);
    expect(written.split('\n').slice(0, 4)).toEqual([
      'T1\tY 9 12\t1.5',
      'T2\tY 15 21\t1.6 eV',
      'E1\tY:T2 Of:T1',
      'R1\tOf T1 Arg2:T1\t',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { longestReport } from './ann-report';
import { sourceFileLinesSchema } from './source-file';
import { read, schemeOf, write } from './testing/reading-builder';

//            0123456789012 3 456789012345678
const text = 'a gap of 1.5\n😀 1.6 eV and e\u0301';

/** The first error of a file. */
const errorOf = (ann: string, options = {}) => read(text, ann, options).errors[0];
const fragmentsOf = (ann: string) => read(text, ann).annotations.map(({ fragments }) => fragments);

describe('readReading', () => {
  it('makes annotations with attributes and the note', () => {
    const file = read(
      text,
      [
        'T1\tX 9 12\t1.5',
        'T2\tY 13 14\t😀',
        'A1\tNegated T1',
        'A2\tConfidence T1 high',
        '#1\tAnnotatorNotes T2\tan emoji',
        'N1\tReference T2 Emoji:1f600\tgrin',
        '',
      ].join('\n'),
    );
    expect(file.errors).toEqual([]);
    expect(file.notes).toEqual([]);
    expect(file.annotations).toEqual([
      {
        id: 'id-1',
        label: 'X',
        fragments: [[9, 12]],
        attributes: { Negated: true, Confidence: 'high' },
        note: null,
      },
      { id: 'id-2', label: 'Y', fragments: [[13, 14]], attributes: {}, note: 'an emoji' },
    ]);
    expect(file.source.lines.map(({ tie }) => tie)).toEqual([
      { annotation: 'id-1', part: 'span' },
      { annotation: 'id-2', part: 'span' },
      { annotation: 'id-1', part: 'attribute', attribute: 'Negated' },
      { annotation: 'id-1', part: 'attribute', attribute: 'Confidence' },
      { annotation: 'id-2', part: 'note' },
      { annotation: 'id-2', part: 'normalisation' },
    ]);
  });

  it('keeps the source as JSON', () => {
    const { source } = read(text, '\ufeffT1\tX 9 12\t1.5\r\nR1\tOf Arg1:T1 Arg2:T1');
    expect(sourceFileLinesSchema.parse(JSON.parse(JSON.stringify(source)))).toEqual(source);
  });

  it.each([
    ['blanks for tabs', 'T1 X 9 12 1.5\n', [[[9, 12]]]],
    ['no text field', 'T1\tX 9 12\n', [[[9, 12]]]],
    ['a trailing tab', 'T1\tX 9 12\t1.5\t\n', [[[9, 12]]]],
    ['more after the text', 'T1\tX 9 12\t1.5\tmore\n', [[[9, 12]]]],
    ['edge blanks', 'T1\tX 8 12\t 1.5\n', [[[8, 12]]]],
    ['edge blanks that an editor stripped', 'T1\tX 2 6\tgap\n', [[[2, 6]]]],
    [
      'unsorted fragments',
      'T1\tX 9 12;2 5\t1.5 gap\n',
      [
        [
          [2, 5],
          [9, 12],
        ],
      ],
    ],
    [
      'unsorted fragments, sorted text',
      'T1\tX 9 12;2 5\tgap 1.5\n',
      [
        [
          [2, 5],
          [9, 12],
        ],
      ],
    ],
    [
      'fragments joined without a space',
      'T1\tX 2 5;9 12\tgap1.5\n',
      [
        [
          [2, 5],
          [9, 12],
        ],
      ],
    ],
    [
      'touching fragments',
      'T1\tX 2 4;4 5\tga p\n',
      [
        [
          [2, 4],
          [4, 5],
        ],
      ],
    ],
    ['overlapping fragments', 'T1\tX 2 5;4 8\tgap p of\n', [[[2, 8]]]],
    ['an empty fragment among others', 'T1\tX 2 5;7 7\tgap \n', [[[2, 5]]]],
    [
      'a line break as a space',
      'T1\tX 9 14\t1.5 😀\n',
      [
        [
          [9, 12],
          [13, 14],
        ],
      ],
    ],
    ['a blank fragment among others', 'T1\tX 2 5;8 9\tgap  \n', [[[2, 5]]]],
    ['a line break at the end', 'T1\tX 9 13\t1.5 \n', [[[9, 12]]]],
    ['a combining mark', 'T1\tX 26 27\te\nT2\tY 27 28\t\u0301\n', [[[26, 27]], [[27, 28]]]],
  ])('accepts %s, and writes the line back as it was', (_, ann, expected) => {
    const spaced = read(text, ann);
    expect(spaced.errors).toEqual([]);
    expect(fragmentsOf(ann)).toEqual(expected);
    expect(write(text, spaced, spaced.annotations)).toBe(ann);
  });

  it('keeps U+2028 in a line and splits the row at it, as for a span made here', () => {
    const separated = 'ab \u2028cd';
    const ann = 'T1\tX 0 6\tab \u2028cd\n';
    const file = read(separated, ann);
    expect(file.annotations[0]?.fragments).toEqual([
      [0, 2],
      [4, 6],
    ]);
    expect(write(separated, file, file.annotations)).toBe(ann);
    const relabelled = file.annotations.map((row) => ({ ...row, label: 'Y' }));
    expect(write(separated, file, relabelled)).toBe('T1\tY 0 2;4 6\tab cd\n');
  });

  it('keeps spans that cover nothing visible as lines', () => {
    const ann = 'T1\tX 3 3\t\nA1\tNegated T1\nT2\tX 12 13\nT3\tX 8 9\t \n';
    const file = read(text, ann);
    expect(file.annotations).toEqual([]);
    expect(file.notes.map(({ line }) => line)).toEqual([1, 3, 4]);
    expect(write(text, file, [])).toBe(ann);
  });

  it('makes line ends regular and says so', () => {
    const file = read(text, '\ufeffT1\tX 9 12\t1.5\r\nT2\tY 13 14\t😀');
    expect(file.notes).toHaveLength(3);
    expect(write(text, file, file.annotations)).toBe('T1\tX 9 12\t1.5\nT2\tY 13 14\t😀\n');
  });

  it('takes an empty file', () => {
    expect(read(text, '')).toMatchObject({ annotations: [], notes: [], errors: [] });
  });

  it('keeps what it cannot use, and says so with the line', () => {
    const kept = [
      'T1\tX 9 12\t1.5',
      'A1\tNegated T9',
      'A2\tNegated',
      'A3\tConfidence T1 unsure',
      'A4\tConfidence T1 high',
      '#1\tAnnotatorNotes T1\tfirst',
      '#2\tAnnotatorNotes T1\tsecond',
      '#3\tAnnotatorNotes sent:2\ta sentence',
      'R1\tOf Arg1:T1 Arg2:T8',
      'what is this',
      'A5\t__proto__ T1 x',
    ];
    const file = read(text, kept.join('\n') + '\n');
    expect(file.errors).toEqual([]);
    expect(file.annotations[0]).toMatchObject({
      attributes: { Confidence: 'unsure' },
      note: 'first',
    });
    expect(file.notes.map(({ line }) => line)).toEqual([undefined, 2, 3, 4, 5, 7, 9, 10]);
    expect(file.notes.every((note) => note.file === 'a.ann')).toBe(true);
    expect(write(text, file, file.annotations)).toBe(kept.join('\n') + '\n');
  });
});

describe('readReading, errors', () => {
  it('says where a quote stands instead', () => {
    expect(errorOf('\nT1\tX 8 11\t1.5\n')).toEqual({
      file: 'a.ann',
      line: 2,
      message:
        'T1 (X 8 11) says "1.5", but " 1." stands there; the quote stands at 9 12. Correct the offsets or the text field.',
    });
    expect(errorOf('T1\tX 9 12\tnowhere')?.message).toContain('but "1.5" stands there. Correct');
    expect(errorOf('T1\tX 1 4;8 11\tgap 1.5')?.message).toContain('stands at 2 5;9 12.');
    expect(errorOf('T1\tX 99 102\t1.6')?.message).toContain(
      'is not inside the text, which has 28 characters; the quote stands at 15 18.',
    );
    expect(errorOf('T1\tX 3 3;5 6\tzz')?.message).toContain('says "zz"');
    expect(errorOf('T1\tX 5 2\tgap')?.message).toContain('ends before it starts');
    expect(errorOf(`T1\tX ${'9'.repeat(400)} ${'9'.repeat(400)}\tgap`)?.line).toBe(1);
  });

  it('chooses the nearest place', () => {
    expect(read('ab ab ab ab', 'T1\tX 7 9\tab').errors[0]?.message).toContain('stands at 6 8.');
  });

  it.each([
    ['T1\tX 9 12\t1.5\nT1\tY 2 5\tgap', 2, 'already on line 1'],
    ['A1\tNegated T1\nA1\tNegated T1', 2, 'already on line 1'],
    ['\nT1\tX nine 12\t1.5', 2, 'needs a type'],
    ['T1\tX 9 12\t1.5\nwhat\0', 2, 'NUL'],
    ['T1\tX 9 12\t1.5\n#1\tAnnotatorNotes T1\t\ud83d', 2, 'surrogate'],
    ['T1\tX 9 12\t1.5\nT2\tZ 2 5\tgap\nT3\tZ 2 5\tgap', 2, 'no type "Z" (and on 1 more'],
    ['T1\tX 9 12\t1.5\nA1\tColour T1 red', 2, 'no attribute "Colour"'],
  ])('refuses %j', (ann, line, message) => {
    const file = read(text, ann);
    expect(file.annotations).toEqual([]);
    expect(file.errors).toHaveLength(1);
    expect(file.errors[0]).toMatchObject({ file: 'a.ann', line });
    expect(file.errors[0]?.message).toContain(message);
  });

  it('lets bare # and * stand on many lines', () => {
    expect(read(text, '# a note\n# a note\n*\tEquiv T1 T2\n*\tEquiv T3 T4\n*\n*\n').errors).toEqual(
      [],
    );
  });

  it('takes new names where the scheme may grow', () => {
    const ann = 'T1\tZ 9 12\t1.5\nA1\tColour T1 red\nA2\tSure T1\nT2\tZ 2 2\t\n';
    const file = read(text, ann, { scheme: schemeOf(), allowNewTypes: true });
    expect(file.errors).toEqual([]);
    expect(file.missingTypes).toEqual(['Z']);
    expect(file.missingAttributes).toEqual([
      { name: 'Colour', labels: [], values: ['red'] },
      { name: 'Sure', labels: [], values: [] },
    ]);
  });

  it('cuts a long list short and counts the rest, in the order of lines', () => {
    const wrong = Array.from({ length: longestReport + 7 }, (_, i) => `T${i}\tX 9 12\twrong`);
    const { errors } = read(text, wrong.join('\n'));
    expect(errors).toHaveLength(longestReport + 1);
    expect(errors[99]).toMatchObject({ line: 100 });
    expect(errors.at(-1)?.message).toContain('7 more');
  });

  it('wants the text of spans that cover very much', () => {
    const long = 'x'.repeat(600_000);
    expect(read(long, 'T1\tX 0 600000').errors).toEqual([]);
    expect(read(long, 'T1\tX 0 600000\nT2\tX 0 500000').errors).toMatchObject([{ line: 2 }]);
  });
});

import fc from 'fast-check';
import { stringify } from 'csv-stringify/sync';
import { describe, expect, it } from 'vitest';
import type { ColumnMapping } from './column-mapping';
import { delimiters } from './table-format';
import { planRows } from './plan-rows';

const encode = (text: string) => new TextEncoder().encode(text);

function plan(
  text: string | Uint8Array,
  { path = 'rows.csv', mapping = null as ColumnMapping | null, delimiter = null as never } = {},
) {
  const bytes = typeof text === 'string' ? encode(text) : text;
  return planRows({ path, bytes }, { mapping, delimiter });
}

const codes = ({ errors }: ReturnType<typeof plan>) => errors.map(({ line, code }) => [line, code]);

describe('planRows', () => {
  it('takes what the headings say, and leaves texts as they are but for line ends', () => {
    const { texts, errors, notes } = plan(
      'Text;DOI;Year;Material;mood\r\n"  A gap;\r\nof 1.5 eV. ";10.1/x;2020;MAPI;good\r\n',
    );
    expect(errors).toEqual([]);
    expect(texts).toMatchObject([
      {
        name: 'MAPI_10.1--x_0',
        isNameMade: true,
        text: '  A gap;\nof 1.5 eV. ',
        metadata: { identifier: '10.1/x', year: 2020, material: 'MAPI', publisher: null },
      },
    ]);
    expect(notes.map(({ code }) => code)).toEqual(['mapping', 'unknownColumns', 'lineEnds']);
  });

  it('reads JSON Lines, whose objects need not have the same keys', () => {
    const { texts, errors } = plan(
      '{"id":7,"text":"MAPI: 1.5 eV"}\n\n{"text":"CdS","year":1999,"material":"CdS","doi":"10.1/y"}\r\n',
      { path: 'a b.jsonl' },
    );
    expect(errors).toEqual([]);
    expect(texts.map(({ name, text, line }) => [name, text, line])).toEqual([
      ['7', 'MAPI: 1.5 eV', 1],
      ['CdS_10.1--y_0', 'CdS', 3],
    ]);
  });

  it('names a row without name, material and identifier by file and number', () => {
    const { texts } = plan('text\nA\nB\n', { path: 'my folder/my rows.csv' });
    expect(texts.map(({ name }) => name)).toEqual(['my-rows-1', 'my-rows-2']);
  });

  it('names by the place of the material, and counts on where that is taken', () => {
    const { texts } = plan('text,doi,material\nOf CdS.,10.1/x,CdS\nIn CdS?,10.1/x,CdS\n');
    expect(texts.map(({ name }) => name)).toEqual(['CdS_10.1--x_3', 'CdS_10.1--x_4']);
  });

  it.each([
    ['text,name\nA,a\n  ,b\nC,c\n', 3, 'emptyText', ['a', 'c']],
    ['text,name\nA,a\nB,b,c\nC,c\n', 3, 'columnCount', ['a', 'c']],
    ['text,name\nA,a\nB,a.txt\n', 3, 'repeatedName', ['a']],
    ['text,name\nA,x/a\n', 2, 'badName', []],
    [`text,name\nA,${'x'.repeat(251)}\n`, 2, 'longName', []],
    ['text,name,year\nA,a,20x1\n', 2, 'malformedYear', []],
    ['text,name,doi,year\nA,a,10.1/x,2020\nB,b,10.1/x,2021\n', 3, 'contradiction', ['a']],
    // What a later row adds holds as well.
    [
      'text,name,doi,year\nA,a,10.1/x,\nB,b,10.1/x,2020\nC,c,10.1/x,2021\n',
      4,
      'contradiction',
      ['a', 'b'],
    ],
    [
      'text,doi,material\nOf CdS.,10.1/x,CdS\nOf CdS.,10.1/x,CdS\n',
      3,
      'repeatedName',
      ['CdS_10.1--x_3'],
    ],
  ])('leaves out the row of %j in line %i: %s', (text, line, code, names) => {
    const planned = plan(text);
    expect(codes(planned)).toEqual([[line, code]]);
    expect(planned.refused).toBe(1);
    expect(planned.texts.map(({ name }) => name)).toEqual(names);
  });

  it('reads a table from the clipboard, whose cells hold quotation marks as they are', () => {
    const rows = 'name\ttext\na\tthe so-called "band gap" of CdS\nb\t"two\nlines, ""quoted"""\n';
    const { texts } = plan(rows, { path: 'pasted.tsv' });
    expect(texts.map(({ text }) => text)).toEqual([
      'the so-called "band gap" of CdS',
      'two\nlines, "quoted"',
    ]);
  });

  it.each([
    ['not json', 'malformedJson'],
    ['["text"]', 'noObject'],
    ['{"text":"A","doi":{"a":1}}', 'nested'],
    ['{"text":"A\\u0000"}', 'brokenCharacter'],
    ['{"text":"A \\ud83d"}', 'brokenCharacter'],
    ['{"year":2020}', 'emptyText'],
  ])('leaves out the line %j: %s', (line, code) => {
    const planned = plan(`{"text":"first"}\n${line}\n`, { path: 'x.jsonl' });
    expect(codes(planned)).toEqual([[2, code]]);
    expect(planned.texts).toHaveLength(1);
    expect(planned.errors[0]?.message).toMatch(/^x\.jsonl: row 2: .+\.$/u);
  });

  it.each([
    ['', 1, 'emptyFile'],
    ['words,more\nA,B\n', undefined, 'mapping'],
    ['text,text\nA,B\n', 1, 'repeatedColumn'],
    ['text,name\nA,a\nB,"b\n', 3, 'malformedCsv'],
  ])('takes no row of %j', (text, line, code) => {
    const planned = plan(text);
    expect(codes(planned)).toEqual([[line, code]]);
    expect(planned.texts).toEqual([]);
  });

  it('takes no row of what is no UTF-8, and of columns that are not there', () => {
    expect(plan(new Uint8Array([0x74, 0xff, 0x0a])).errors).toHaveLength(1);
    const planned = plan('text\nA\n', { mapping: { text: 'words' } });
    expect(planned.errors[0]?.message).toBe(
      'rows.csv: There is no column "words" for the text. The columns are: text.',
    );
  });

  const cell = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => !/\0/u.test(text));
  const table = fc.array(
    fc.tuple(
      cell.filter((text) => text.trim() !== ''),
      cell,
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  );

  it('reads every text back as it was written, whatever stands in it', () => {
    fc.assert(
      fc.property(table, fc.constantFrom(...delimiters), (rows, delimiter) => {
        const csv = stringify([['text', 'note'], ...rows], { delimiter });
        const lines = rows.map(([text, note]) => JSON.stringify({ text, note })).join('\n');
        for (const { texts, refused } of [
          plan(csv, { delimiter: delimiter as never }),
          plan(lines, { path: 'rows.jsonl' }),
        ]) {
          expect(refused).toBe(0);
          expect(texts.map(({ text }) => text)).toEqual(
            rows.map(([text]) => text.replace(/\r\n?/gu, '\n')),
          );
        }
      }),
    );
  });

  it('names each row once, and takes or names each', () => {
    const word = fc.constantFrom('', 'a', 'b', 'CdS', '10.1/x', '2020', ' ', 'a_1');
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 4, maxLength: 4 })), (rows) => {
        const kept = rows.filter((cells) => cells.some((each) => each.trim() !== ''));
        const csv = stringify([['text', 'name', 'material', 'doi'], ...rows]);
        const { texts, refused, errors } = plan(csv);
        expect(texts.length + refused).toBe(kept.length);
        expect(errors).toHaveLength(refused);
        expect(new Set(texts.map(({ name }) => name)).size).toBe(texts.length);
      }),
    );
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMetadataCsv } from './metadata-csv';
import { emptyMetadata } from './metadata-fields';

const file = 'metadata.csv';
const codes = (text: string) =>
  readMetadataCsv(text, file).errors.map((error) => [error.file, error.line, error.code]);

describe('readMetadataCsv', () => {
  it('reads columns in any order and case, with quotes, CRLF and a byte order mark', () => {
    const { rows, notes, errors } = readMetadataCsv(
      '\ufeffYear,FILE,Title,DOI,License\r\n2021,folder/a.txt,"Gaps, wide\nand narrow",10.1/x,CC BY 4.0\r\n\r\n,b,,,\r\n',
      file,
    );
    expect([notes, errors]).toEqual([[], []]);
    expect(rows).toEqual([
      {
        name: 'a',
        line: 3,
        metadata: {
          ...emptyMetadata,
          year: 2021,
          title: 'Gaps, wide\nand narrow',
          identifier: '10.1/x',
          licence: 'CC BY 4.0',
        },
      },
      { name: 'b', line: 5, metadata: emptyMetadata },
    ]);
  });

  it.each([';', '\t'])('reads cells parted by %j', (sign) => {
    const { rows } = readMetadataCsv(`name${sign}publisher\na${sign}Elsevier, Inc\n`, file);
    expect(rows).toMatchObject([{ name: 'a', metadata: { publisher: 'Elsevier, Inc' } }]);
  });

  it('notes columns that it does not use', () => {
    const { notes } = readMetadataCsv('name,mood,colour\na,good,red\n', file);
    expect(notes).toMatchObject([{ file, line: 1, code: 'unknownColumns' }]);
    expect(notes[0]?.message).toContain('mood, colour');
  });

  it.each([
    ['', 1, 'emptyFile'],
    ['publisher,year\nElsevier,2020\n', 1, 'noNameColumn'],
    ['name,file,year\na,a.txt,2020\n', 1, 'repeatedColumn'],
    ['name,year\na,2020\nb,20x1\n', 3, 'malformedYear'],
    ['name,year\na,2020\nb,12.5.2020\n', 3, 'malformedYear'],
    ['name,year\na,2020\na.txt,2021\n', 3, 'repeatedRow'],
    ['name,year\n,2020\n', 2, 'noName'],
    ['name,title\na,Gaps, wide\n', 2, 'columnCount'],
    ['name,title\na\n', 2, 'columnCount'],
    [`name,title\na,${'x'.repeat(2001)}\n`, 2, 'cellTooLong'],
  ])('refuses %j in line %i', (text, line, code) => {
    expect(codes(text)).toEqual([[file, line, code]]);
  });

  it('refuses a quote that is never closed', () => {
    const errors = codes('name,title\na,"Gaps\nb,wide\n');
    expect(errors).toHaveLength(1);
    expect(errors[0]?.[2]).toBe('malformedCsv');
  });

  it('reads the rows beside those with errors', () => {
    const { rows, errors } = readMetadataCsv('name,year\na,x\nb,2020\nc,y\n', file);
    expect(rows.map(({ name }) => name)).toEqual(['b']);
    expect(errors.map(({ line }) => line)).toEqual([2, 4]);
  });
});

const real = new URL('../../../../shared/corpora/articles/metadata.csv', import.meta.url);

describe.skipIf(!existsSync(real))('a real table', () => {
  it('gives seven articles their provenance', () => {
    const { rows, notes, errors } = readMetadataCsv(readFileSync(real, 'utf8'), file);
    expect([notes, errors]).toEqual([[], []]);
    expect(rows).toHaveLength(7);
    expect(rows[0]).toMatchObject({
      name: 'S0022459611006116',
      metadata: { identifier: '10.1016/j.jssc.2011.11.008', publisher: 'Elsevier', year: 2011 },
    });
  });
});

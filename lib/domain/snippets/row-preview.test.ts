import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessMapping, mappingFault } from './column-mapping';
import { headColumns, previewRows, readTableHead } from './row-preview';

const csv = 'name,text,year\na,"One, two",2020\nb,"Three\nfour",20x0\n';

describe('guessMapping', () => {
  it('knows headings in any case, with underscores', () => {
    expect(guessMapping(['Snippet_Name', 'ABSTRACT', 'DOI', 'colour', 'License'])).toEqual({
      name: 'Snippet_Name',
      text: 'ABSTRACT',
      identifier: 'DOI',
      licence: 'License',
    });
  });

  it('never gives one column to two fields, and always fits the columns it was made of', () => {
    const heading = fc.constantFrom('text', 'id', 'doi', 'url', 'source', 'name', 'x', 'Article');
    fc.assert(
      fc.property(fc.uniqueArray(heading), (columns) => {
        const mapping = guessMapping(columns);
        const used = Object.values(mapping);
        expect(new Set(used).size).toBe(used.length);
        expect(mappingFault(mapping, columns) === null).toBe(columns.includes('text'));
      }),
    );
  });
});

describe('the beginning of a file of rows', () => {
  it('shows what each row becomes or why it is left out', () => {
    const head = readTableHead('x.csv', csv, false, null);
    expect(head).toMatchObject({ columns: ['name', 'text', 'year'], fault: null });
    expect(previewRows(head, guessMapping(head.columns), 'x.csv')).toMatchObject([
      { number: 1, name: 'a', text: 'One, two', isCut: false, metadata: { year: 2020 } },
      { number: 2, refusal: '"20x0" is not a year. Write four digits.' },
    ]);
    expect(previewRows(head, {}, 'x.csv')).toEqual([]);
  });

  it('takes no cut for a fault of the file', () => {
    for (const length of [csv.length - 8, csv.length - 18]) {
      const head = readTableHead('x.csv', csv.slice(0, length), true, null);
      expect(head.fault).toBeNull();
      expect(head.rows[0]?.cells.get('text')).toBe('One, two');
    }
    const lines = '{"text":"A"}\n{"text":"B';
    expect(readTableHead('x.jsonl', lines, true, null).rows).toMatchObject([{ fault: null }]);
    expect(readTableHead('x.csv', csv.slice(0, -8), false, null).fault).toMatch('cannot be read');
  });

  it('finds the columns of a file that is longer than its head', () => {
    const bytes = new TextEncoder().encode(`text;name\n${'é'.repeat(200_000)};a\n`);
    expect(headColumns('x.csv', bytes, null)).toEqual(['text', 'name']);
  });
});

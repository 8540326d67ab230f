import { describe, expect, it } from 'vitest';
import { findArgument, formatEntry, readEntries, type TermEnd } from './conf-entries';

const read = (text: string, end: TermEnd = 'blank') =>
  readEntries(
    text.split('\n').map((lineText, index) => ({ text: lineText, line: index + 1 })),
    'annotation.conf',
    end,
  );

describe('readEntries', () => {
  it('takes the hierarchy from leading tabs or blanks, however many', () => {
    const { entries, errors } = read('Thing\n\tPlace\n\t\tCity\n    Person\nTime');
    expect(errors).toEqual([]);
    expect(entries.map(({ name, depth, parentLine }) => [name, depth, parentLine])).toEqual([
      ['Thing', 0, null],
      ['Place', 1, 1],
      ['City', 2, 2],
      ['Person', 3, 3],
      ['Time', 0, null],
    ]);
  });

  it('gives siblings the same parent after a deeper line', () => {
    const { entries } = read('Thing\n Place\n  City\n Person');
    expect(entries.map(({ parentLine }) => parentLine)).toEqual([null, 1, 2, 1]);
  });

  it('reads ! on any term as not selectable and keeps further terms', () => {
    const { entries } = read('!Category\nBinding|GO:0005515|Bind\nA|!B');
    expect(
      entries.map(({ name, otherTerms, isSelectable }) => [name, otherTerms, isSelectable]),
    ).toEqual([
      ['Category', [], false],
      ['Binding', ['GO:0005515', 'Bind'], true],
      ['A', ['B'], false],
    ]);
  });

  it('notes separators by line', () => {
    expect(read('A\n---\nB\n -').separators).toEqual([2, 4]);
  });

  it('reads arguments with repetition, blanks round signs, and reserved keys whole', () => {
    const [entry] = read(
      'Pay  Theme*:Money | Good, Payer:Person,Site{1-3}:<ENTITY>, <REL-TYPE>:symmetric-transitive',
    ).entries;
    expect(entry?.args).toEqual([
      { key: 'Theme', repetition: '*', values: ['Money', 'Good'] },
      { key: 'Payer', repetition: '', values: ['Person'] },
      { key: 'Site', repetition: '{1-3}', values: ['<ENTITY>'] },
      { key: '<REL-TYPE>', repetition: '', values: ['symmetric-transitive'] },
    ]);
  });

  it('keeps colons inside a value', () => {
    const [entry] = read('A <URL>:http://example.org/%s, Arg:GO:12').entries;
    expect(entry && findArgument(entry, '<URL>')?.values).toEqual(['http://example.org/%s']);
    expect(entry && findArgument(entry, 'Arg')?.values).toEqual(['GO:12']);
  });

  it('expands macros, also inside later macros, and only below their line', () => {
    const { entries, errors } = read(
      '<CELL>=Cell|Tissue\n<ALL>=<CELL>|Organ\nGrow Theme:<ALL>\nShrink Theme:<LATER>\n<LATER>=X',
    );
    expect(entries.map(({ args }) => args[0]?.values)).toEqual([['Cell', 'Tissue', 'Organ']]);
    expect(errors.map(({ line, code }) => [line, code])).toEqual([[4, 'undefinedMacro']]);
  });

  it('refuses macros that grow without bound instead of expanding them', () => {
    const doubling = Array.from(
      { length: 60 },
      (_, i) => `<M${'x'.repeat(i + 1)}>=${`<M${'x'.repeat(i)}>`.repeat(2)}`,
    );
    const { errors } = read(['<M>=ab', ...doubling].join('\n'));
    expect(errors[0]).toMatchObject({ file: 'annotation.conf', code: 'macroTooLong' });
  });

  it('lets terms have blanks where only a tab ends them', () => {
    const [entry] = read('Cell | Living cell | C', 'tab').entries;
    expect([entry?.name, entry?.otherTerms]).toEqual(['Cell', ['Living cell', 'C']]);
  });

  it.each([
    ['Two words', 'malformedArgument'],
    ['A Arg:x y', 'malformedArgument'],
    ['A Arg', 'malformedArgument'],
    ['A :x', 'malformedArgument'],
    ['A Arg:x||y', 'emptyValue'],
    ['A Arg:x, Arg:y', 'repeatedArgument'],
    ['A Arg?:x, Arg:y', 'repeatedArgument'],
    ['<ENTITY>=A|B', 'reservedMacro'],
    ['A Arg:<NOBODY>', 'undefinedMacro'],
    ['!', 'emptyName'],
    ['|', 'emptyName'],
  ])('names the line of %j as %s and reads the others', (line, code) => {
    const { entries, errors } = read(`Before\n${line}\nAfter`);
    expect(errors.map((error) => [error.file, error.line, error.code])).toEqual([
      ['annotation.conf', 2, code],
    ]);
    expect(entries.map(({ name }) => name)).toEqual(['Before', 'After']);
  });
});

describe('formatEntry', () => {
  it.each([
    'Plain',
    '!Category',
    'Binding|GO:0005515\tTheme+:Protein|Gene, Site?:Place',
    '<OVERLAP>\tArg1:<ENTITY>, Arg2:<ENTITY>, <OVL-TYPE>:<ANY>',
  ])('writes %j as it was read', (line) => {
    expect(read(line).entries.map(formatEntry)).toEqual([line]);
  });
});

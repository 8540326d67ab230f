import { describe, expect, it } from 'vitest';
import { readAnnotationConf } from './annotation-conf';

const file = 'annotation.conf';

describe('readAnnotationConf', () => {
  it('reads every section, with comments, CRLF and a byte order mark', () => {
    const conf = readAnnotationConf(
      [
        '\ufeff# made by hand',
        '[entities]',
        'Material',
        '# a comment',
        '---',
        'Value',
        '[relations]',
        'Has\tArg1:Material, Arg2:Value',
        '[events]',
        'Measure\tTheme:Value',
        '[attributes]',
        'Sure\tArg:<EVENT>, Value:yes|no',
        '[options]',
        'Tokens\ttokenizer:whitespace',
      ].join('\r\n'),
      file,
    );
    expect(conf.errors).toEqual([]);
    expect(conf.notes).toEqual([]);
    const names = (['entities', 'relations', 'events', 'attributes', 'options'] as const).map(
      (section) => conf[section].map(({ name, line }) => [name, line]),
    );
    expect(names).toEqual([
      [
        ['Material', 3],
        ['Value', 6],
      ],
      [['Has', 8]],
      [['Measure', 10]],
      [['Sure', 12]],
      [['Tokens', 14]],
    ]);
    expect(conf.separators).toEqual([5]);
    expect(conf.places.get('entities')).toMatchObject({ line: 2, lastLine: 6 });
  });

  it('knows [spans] as the older word for [entities], in any case', () => {
    expect(readAnnotationConf('[Spans]\nA', file).entities.map(({ name }) => name)).toEqual(['A']);
  });

  it('joins a section whose heading comes twice', () => {
    const conf = readAnnotationConf('[entities]\nA\n[events]\nE\n[entities]\nB', file);
    expect(conf.entities.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(conf.errors).toEqual([]);
  });

  it('refuses [spans] beside [entities]', () => {
    const conf = readAnnotationConf('[entities]\nA\n[spans]\nB', file);
    expect(conf.errors).toMatchObject([{ file, line: 3, code: 'repeatedSection' }]);
  });

  it('refuses a line before the first heading, which brat would drop', () => {
    const conf = readAnnotationConf('# fine\nMaterial\n[entities]\nValue', file);
    expect(conf.errors).toMatchObject([{ file, line: 2, code: 'outsideSection' }]);
    expect(conf.entities.map(({ name }) => name)).toEqual(['Value']);
  });

  it('notes an unknown section and does not read it', () => {
    const conf = readAnnotationConf('[entities]\nA\n[colours]\nnot an entry', file);
    expect(conf.notes).toMatchObject([{ file, line: 3, code: 'unknownSection' }]);
    expect(conf.errors).toEqual([]);
  });

  it('reports errors of all sections at once', () => {
    const conf = readAnnotationConf('[entities]\nTwo words\n[attributes]\nSure Arg:<WHO>', file);
    expect(conf.errors.map(({ line }) => line)).toEqual([2, 4]);
  });
});

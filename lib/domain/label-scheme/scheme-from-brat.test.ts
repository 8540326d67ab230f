import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastWithWhite } from './color';
import { labelPalette } from './label-colors';
import { labelSchemeSchema } from './scheme';
import { notClear, schemeFromBrat } from './scheme-from-brat';

describe('schemeFromBrat', () => {
  it('makes labels of entities and event triggers, keys in order, NOT CLEAR last', () => {
    const result = schemeFromBrat({
      annotationConf: '[entities]\nRaw_material\n\tPowder\n[events]\nHeat\tTheme:Raw_material\n',
    });
    expect(result.errors).toEqual([]);
    expect(result.scheme.labels.map(({ name, title, key }) => [name, title, key])).toEqual([
      ['Raw_material', 'Raw material', '1'],
      ['Powder', 'Powder', '2'],
      ['Heat', 'Heat', '3'],
      ['NOT_CLEAR', 'NOT CLEAR', '0'],
    ]);
    expect(result.scheme.labels.map(({ color }) => color)).toEqual([
      ...labelPalette.slice(0, 3),
      '#b84a00',
    ]);
    expect(labelSchemeSchema.parse(result.scheme)).toEqual(result.scheme);
  });

  it('keeps a NOT_CLEAR that the file has, at the end, with its own looks', () => {
    const { scheme } = schemeFromBrat({
      annotationConf: '[entities]\nNOT_CLEAR\nA\n',
      visualConf: '[labels]\nNOT_CLEAR | Not sure\n[drawing]\nNOT_CLEAR bgColor:#333333\n',
    });
    expect(scheme.labels.map(({ name }) => name)).toEqual(['A', 'NOT_CLEAR']);
    expect(scheme.labels[1]).toMatchObject({ title: 'Not sure', key: '0', color: '#333333' });
  });

  it('takes titles and colours from visual.conf, dark enough for white text', () => {
    const { scheme, notes } = schemeFromBrat({
      annotationConf: '[entities]\nA\nB\nC\n',
      visualConf:
        '[labels]\nA | The first | 1st\n[drawing]\nA bgColor:#7fa2ff\nB bgColor:no-such\n',
    });
    const [a, b, c] = scheme.labels;
    expect(a?.title).toBe('The first');
    expect(contrastWithWhite(a!.color)).toBeGreaterThanOrEqual(4.5);
    expect(Number.parseInt(a!.color.slice(5), 16)).toBeGreaterThan(
      Number.parseInt(a!.color.slice(1, 3), 16),
    );
    expect(new Set([a!.color, b!.color, c!.color]).size).toBe(3);
    expect(notes).toMatchObject([{ file: 'visual.conf', line: 5, code: 'unknownColor' }]);
  });

  it('gives shortcuts first, then the digits that are left, never 0', () => {
    const { scheme, notes } = schemeFromBrat({
      annotationConf: '[entities]\nA\nB\nC\nD\n',
      shortcutsConf: 'X\tB\n1\tC\n0\tD\nR\tNo_such_type\n',
    });
    expect(scheme.labels.map(({ name, key }) => `${name}${key ?? ''}`)).toEqual([
      'A2',
      'Bx',
      'C1',
      'D3',
      'NOT_CLEAR0',
    ]);
    expect(notes).toMatchObject([{ file: 'kb_shortcuts.conf', line: 3, code: 'reservedKey' }]);
  });

  it('stops giving keys after 9', () => {
    const names = Array.from({ length: 12 }, (_, index) => `T${index + 1}`);
    const keys = schemeFromBrat({ annotationConf: `[entities]\n${names.join('\n')}\n` }).scheme
      .labels;
    expect(keys.map(({ key }) => key)).toEqual([...Array.from('123456789'), null, null, null, '0']);
  });

  it('retires a type that cannot be chosen and gives it no key', () => {
    const { scheme } = schemeFromBrat({ annotationConf: '[entities]\n!Thing\n\tPlace\n' });
    expect(scheme.labels).toMatchObject([
      { name: 'Thing', retired: true, key: null },
      { name: 'Place', retired: false, key: '1' },
      { name: 'NOT_CLEAR' },
    ]);
  });

  it('reads what attributes may be put on', () => {
    const { scheme, notes, errors } = schemeFromBrat({
      annotationConf: `[entities]
A
B
NOT_CLEAR
[events]
Ev
[attributes]
Any\tArg:<ANY>
OfEntities\tArg:<ENTITY>
OfEvents\tArg:<EVENT>, Value:high|low, <DEFAULT>:low
Both\tArg:<ENTITY>|<EVENT>
Named\tArg:B|Ev|Gone
OfRelations\tArg:<RELATION>
Bare
`,
    });
    expect(errors).toEqual([]);
    expect(scheme.attributes).toEqual([
      { name: 'Any', labels: [], values: [] },
      { name: 'OfEntities', labels: ['A', 'B'], values: [] },
      { name: 'OfEvents', labels: ['Ev'], values: ['high', 'low'] },
      { name: 'Both', labels: [], values: [] },
      { name: 'Named', labels: ['B', 'Ev'], values: [] },
      { name: 'Bare', labels: [], values: [] },
    ]);
    expect(notes.map(({ line, code }) => [line, code])).toEqual([
      [12, 'unknownCarrier'],
      [13, 'unusedAttribute'],
    ]);
  });

  it('lets an attribute of all entities be one of all labels where there are no events', () => {
    const { scheme } = schemeFromBrat({
      annotationConf: '[entities]\nA\n[attributes]\nX Arg:<ENTITY>\n',
    });
    expect(scheme.attributes).toEqual([{ name: 'X', labels: [], values: [] }]);
  });

  it('puts no other scheme in place of one with errors', () => {
    const { scheme, errors } = schemeFromBrat({
      annotationConf: '[entities]\nGood\nTwo words\nA,B\n',
      visualConf: '[drawing]\nGood green\n',
      shortcutsConf: 'G\n',
    });
    expect(scheme.labels.map(({ name }) => name)).toEqual(['Good', 'NOT_CLEAR']);
    expect(errors.map(({ file, line }) => [file, line])).toEqual([
      ['annotation.conf', 3],
      ['visual.conf', 2],
      ['kb_shortcuts.conf', 1],
      ['annotation.conf', 4],
    ]);
  });

  it('keeps a name that brat would change and says what brat writes', () => {
    const { scheme, notes } = schemeFromBrat({ annotationConf: '[entities]\nGröße\n' });
    expect(scheme.labels[0]?.name).toBe('Größe');
    expect(notes).toMatchObject([{ line: 2, code: 'nameChangedByBrat' }]);
    expect(notes[0]?.message).toContain('Gr__e');
  });

  it('makes one label of a type that stands twice, and says so', () => {
    const { scheme, notes } = schemeFromBrat({ annotationConf: '[entities]\nA\nB\n\tA\n' });
    expect(scheme.labels.map(({ name }) => name)).toEqual(['A', 'B', 'NOT_CLEAR']);
    expect(notes).toMatchObject([{ line: 4, code: 'repeatedType' }]);
  });

  it('says when a file defines nothing, and keeps NOT CLEAR', () => {
    const { scheme, notes } = schemeFromBrat({ annotationConf: '' });
    expect(scheme.labels).toEqual([notClear]);
    expect(notes).toMatchObject([{ file: 'annotation.conf', code: 'noTypes' }]);
  });

  it('keeps the texts', () => {
    const texts = { annotationConf: '[entities]\r\nA', visualConf: '# none', shortcutsConf: '' };
    expect(schemeFromBrat(texts).scheme.brat).toEqual(texts);
  });
});

const folder = new URL('../../../../shared/corpora/bratiaa-four-annotators/', import.meta.url);

describe.skipIf(!existsSync(folder))('a real folder of news texts', () => {
  const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');

  it('reads both files without a word of complaint', () => {
    const { scheme, notes, errors } = schemeFromBrat({
      annotationConf: read('annotation.conf'),
      visualConf: read('visual.conf'),
    });
    expect([notes, errors]).toEqual([[], []]);
    expect(scheme.labels.map(({ name, key }) => [name, key])).toEqual([
      ['ORG', '1'],
      ['PER', '2'],
      ['LOC', '3'],
      ['MISC', '4'],
      ['NOT_CLEAR', '0'],
    ]);
    for (const { color } of scheme.labels) {
      expect(contrastWithWhite(color)).toBeGreaterThanOrEqual(4.5);
    }
    expect(new Set(scheme.labels.map(({ color }) => color)).size).toBe(5);
  });
});

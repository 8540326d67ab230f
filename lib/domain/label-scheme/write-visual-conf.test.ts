import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { contrastWithWhite, minimumContrast } from './color';
import type { LabelScheme } from './scheme';
import { notClear, schemeFromBrat } from './scheme-from-brat';
import { pv600Template } from './templates';
import { writeAnnotationConf } from './write-annotation-conf';
import { writeShortcutsConf } from './write-shortcuts-conf';
import { writeVisualConf } from './write-visual-conf';

// Many inputs, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const writeAll = (scheme: LabelScheme) => ({
  annotationConf: writeAnnotationConf(scheme),
  visualConf: writeVisualConf(scheme),
  shortcutsConf: writeShortcutsConf(scheme),
});

const look = ({ labels }: LabelScheme) =>
  labels
    .map(({ name, title, key, color, retired }) => ({ name, title, key, color, retired }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

const originals = {
  annotationConf: '[entities]\nA\nB\nC\n[relations]\nNear\tArg1:A, Arg2:B\n',
  visualConf: `[drawing]
# light, as in brat
A bgColor:#ffccaa, dashArray:3-3
Near color:red
[labels]
B | Bee | b
Near | close to`,
  shortcutsConf: 'B\tB\nN\tNear',
};
const fromOriginals = schemeFromBrat(originals).scheme;

const changeB = (change: { title?: string; color?: string; key?: string }): LabelScheme => ({
  ...fromOriginals,
  labels: fromOriginals.labels.map((label) =>
    label.name === 'B' ? { ...label, ...change } : label,
  ),
});

describe('the three files of a scheme', () => {
  it('read as the scheme of PV600 again', () => {
    const { scheme, errors } = schemeFromBrat(writeAll(pv600Template.scheme));
    expect(errors).toEqual([]);
    expect(look(scheme)).toEqual(look(pv600Template.scheme));
  });

  it('come back byte for byte while they still hold', () => {
    expect(writeAll(fromOriginals)).toEqual(originals);
  });

  it('read as any scheme again, with or without originals', () => {
    const color = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`)
      .filter((value) => contrastWithWhite(value) >= minimumContrast);
    const title = fc
      .stringMatching(/^[A-Za-zäα°²/()[\]#!,:. -]{1,20}$/)
      .map((text) => text.trim().replace(/ +/g, ' '))
      .filter((text) => text !== '');
    const schemes = fc
      .record({
        names: fc.shuffledSubarray(['A', 'B', 'C', 'D', 'Band_gap']),
        titles: fc.array(title, { minLength: 6, maxLength: 6 }),
        colors: fc.array(color, { minLength: 6, maxLength: 6 }),
        keys: fc.shuffledSubarray(Array.from('123456789abnxyz'), { minLength: 6, maxLength: 6 }),
        hasOriginals: fc.boolean(),
      })
      .map(({ names, titles, colors, keys, hasOriginals }) => ({
        labels: [...names, 'NOT_CLEAR'].map((name, index) => ({
          ...notClear,
          name,
          title: titles[index]!,
          color: colors[index]!,
          key: keys[index]!,
        })),
        attributes: [],
        reasons: [],
        brat: hasOriginals ? fromOriginals.brat : null,
      }));
    fc.assert(
      fc.property(schemes, (scheme) => {
        const read = schemeFromBrat(writeAll(scheme));
        expect(read.errors).toEqual([]);
        expect(look(read.scheme)).toEqual(look(scheme));
      }),
      { numRuns: 150 },
    );
  });
});

describe('writeVisualConf', () => {
  it('changes only what no longer holds and keeps lines about other things', () => {
    const written = writeVisualConf(changeB({ title: 'Bumble bee', color: '#123456' })).split('\n');
    expect(written).toEqual(
      expect.arrayContaining([
        '# light, as in brat',
        'A bgColor:#ffccaa, dashArray:3-3',
        'Near color:red',
        'Near | close to',
        'B | Bumble bee | b',
        'B\tbgColor:#123456, borderColor:darken, fgColor:white',
      ]),
    );
    expect(written).not.toContain('B | Bee | b');
  });

  it('writes the short name of a label as its abbreviation', () => {
    const labels = [{ ...notClear, shortName: 'NC' }];
    const written = writeVisualConf({ labels, attributes: [], reasons: [], brat: null });
    expect(written).toContain('NOT_CLEAR | NOT CLEAR | NC\n');
  });

  it('replaces signs of a title that part the file', () => {
    const labels = [{ ...notClear, title: 'gap | <1 eV>' }];
    const written = writeVisualConf({ labels, attributes: [], reasons: [], brat: null });
    expect(written).toContain('NOT_CLEAR | gap ¦ ‹1 eV›\n');
  });
});

describe('writeShortcutsConf', () => {
  it('writes capital letters and keeps the shortcuts of relations', () => {
    expect(writeShortcutsConf(changeB({ key: 'x' }))).toBe(
      '# Keys of the types, for brat.\n1\tA\nX\tB\n2\tC\n0\tNOT_CLEAR\nN\tNear\n',
    );
  });

  it('drops the shortcut of a relation whose key a label has taken', () => {
    expect(writeShortcutsConf(changeB({ key: 'n' }))).not.toContain('Near');
  });
});

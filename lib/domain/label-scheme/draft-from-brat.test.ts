import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { contrastWithWhite, minimumContrast } from './color';
import { compareSchemes } from './compare-schemes';
import type { SchemeUse } from './scheme-faults';
import { draftFromBrat, type GivenFiles } from './draft-from-brat';
import { findLabel, type Label, type LabelScheme } from './scheme';
import { notClear } from './scheme-from-brat';
import { pv600Template } from './templates';
import { writeAnnotationConf } from './write-annotation-conf';
import { writeShortcutsConf } from './write-shortcuts-conf';
import { writeVisualConf } from './write-visual-conf';

// Many inputs, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const { scheme } = pv600Template;
const unused: SchemeUse = { labels: {}, attributes: {}, offered: { labels: {}, attributes: {} } };

const read = (files: GivenFiles, use = unused, current: LabelScheme = scheme) =>
  draftFromBrat(current, files, use);

const filesOf = (written: LabelScheme) => ({
  annotationConf: writeAnnotationConf(written),
  visualConf: writeVisualConf(written),
  shortcutsConf: writeShortcutsConf(written),
});

describe('a draft from the files of brat', () => {
  it('keeps what the files do not say', () => {
    const names = scheme.labels.map(({ name }) => name);
    const annotationConf = `[entities]\n${names.join('\n')}\nOptical_gap\n[attributes]\nSure Arg:<ANY>`;
    const { scheme: draft, errors } = read({ annotationConf });
    expect(errors).toEqual([]);
    expect(compareSchemes(scheme, draft)).toMatchObject([
      { kind: 'labelAdded', label: { name: 'Optical_gap', title: 'Optical gap', key: '5' } },
      { kind: 'attributeAdded' },
    ]);
    expect(draft.labels.at(-1)?.name).toBe('NOT_CLEAR');
    expect(draft.brat?.annotationConf).toBe(annotationConf);
  });

  it('reads keys alone, and colours and titles alone', () => {
    const shortcutsConf = 'X Experimental_bandgap\n2 Literature_bandgap\nno shortcut here';
    const keys = read({ shortcutsConf });
    expect(keys.scheme.labels.map(({ key }) => key)).toEqual(['x', null, '2', '4', '0']);
    expect(keys.errors).toMatchObject([{ file: 'kb_shortcuts.conf', line: 3 }]);
    const visualConf =
      '[labels]\nUnknown_bandgap | Not said\n[drawing]\nUnknown_bandgap bgColor:#123456\nA bgColor:nonsense';
    expect(compareSchemes(scheme, read({ visualConf }).scheme)).toMatchObject([
      { kind: 'labelChanged', fields: ['title', 'color'], after: { title: 'Not said' } },
    ]);
  });

  it('retires a label in use that the file lacks, says so, and lets others go', () => {
    const annotationConf = '[entities]\nExperimental_bandgap\nLiterature_bandgap';
    const use = { ...unused, labels: { Unknown_bandgap: 3 } };
    const { scheme: draft, notes } = read({ annotationConf }, use);
    expect(compareSchemes(scheme, draft).map(({ kind }) => kind)).toEqual([
      'labelRetired',
      'labelRemoved',
    ]);
    expect(notes).toMatchObject([
      { message: '“Unknown” is in use and not in the file: it is retired.' },
    ]);
    const attribute = { name: 'Sure', labels: [], values: [] };
    const sure = { ...scheme, attributes: [attribute] };
    expect(
      read({ annotationConf }, { ...unused, attributes: { Sure: 1 } }, sure).scheme.attributes,
    ).toEqual([attribute]);
    expect(read({ annotationConf }, unused, sure).scheme.attributes).toEqual([]);
  });

  it('remarks on lines that it does not understand', () => {
    const annotationConf = '[entities]\nGap|x:\nA,B\n[odd]\nx';
    const { notes, errors } = read({ annotationConf });
    expect([...notes, ...errors]).toContainEqual(
      expect.objectContaining({ file: 'annotation.conf', line: 3 }),
    );
    expect(notes).toContainEqual(expect.objectContaining({ line: 4, code: 'unknownSection' }));
  });

  const color = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const schemes = fc
    .record({
      names: fc.shuffledSubarray(['A', 'B', 'C', 'Band-gap', 'Größe']),
      titles: fc.array(fc.stringMatching(/^[A-Za-z0-9|<> äα°#-]{0,12}[a-z]$/), {
        minLength: 6,
        maxLength: 6,
      }),
      colors: fc.array(color, { minLength: 6, maxLength: 6 }),
      keys: fc.shuffledSubarray(Array.from('123456789xyz'), { minLength: 5, maxLength: 5 }),
      keyless: fc.subarray(['A', 'B', 'C']),
      retired: fc.subarray(['A', 'B', 'Band-gap']),
      place: fc.nat({ max: 5 }),
      carriers: fc.subarray(['A', 'B', 'NOT_CLEAR']),
      values: fc.subarray(['yes', 'no']),
    })
    .map(({ names, titles, colors, keys, keyless, retired, place, carriers, values }) => {
      const labels = names.map((name, i): Label => ({
        ...notClear,
        name,
        title: titles[i]!.trim(),
        color: colors[i]!,
        key: keyless.includes(name) ? null : keys[i]!,
        retired: retired.includes(name),
        quantity: { unit: 'eV', maximum: '15' },
        description: 'Said in words.',
      }));
      const carrying = carriers.filter((name) => name === 'NOT_CLEAR' || names.includes(name));
      return {
        labels: labels.toSpliced(place, 0, { ...notClear, description: 'No idea.' }),
        attributes: [{ name: 'Sure', labels: carrying, values }],
        reasons: ['other'],
        brat: null,
      };
    });

  it('of what was written is the same scheme again', () => {
    fc.assert(
      fc.property(
        schemes,
        fc.subarray(['annotationConf', 'visualConf', 'shortcutsConf'] as const),
        (written, given) => {
          const all = filesOf(written);
          const files = Object.fromEntries(given.map((file) => [file, all[file]]));
          const draft = draftFromBrat(written, files, unused);
          expect(draft.errors).toEqual([]);
          expect(compareSchemes(written, draft.scheme)).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('of another scheme is what the files say, whatever was there', () => {
    fc.assert(
      fc.property(schemes, schemes, (written, current) => {
        const { scheme: draft, errors } = draftFromBrat(current, filesOf(written), unused);
        expect(errors).toEqual([]);
        expect(new Set(draft.labels.map(({ name }) => name))).toEqual(
          new Set(written.labels.map(({ name }) => name)),
        );
        for (const { name, key, retired, color: wanted } of written.labels) {
          const label = findLabel(draft, name)!;
          expect(label.retired).toBe(retired);
          if (key !== null) expect(label.key).toBe(key);
          if (contrastWithWhite(wanted) >= minimumContrast) expect(label.color).toBe(wanted);
        }
        // And reading them once more changes nothing.
        expect(compareSchemes(draft, draftFromBrat(draft, filesOf(draft), unused).scheme)).toEqual(
          [],
        );
      }),
      { numRuns: 150 },
    );
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import type { RefusalDetail } from '../errors';
import { openArchive } from './archive';
import { completeMetadata, planTexts, textLimits } from './plan-texts';

// Many inputs, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const files = (contents: Record<string, string | Uint8Array>) =>
  Object.entries(contents).map(([path, content]) => ({
    path,
    bytes: typeof content === 'string' ? Buffer.from(content) : content,
  }));

const named = (details: readonly RefusalDetail[]) => details.map(({ file, code }) => [file, code]);

describe('planTexts', () => {
  it('pairs texts with annotations, folder or not, in the order of names', () => {
    const plan = planTexts(
      files({
        'z/b.ann': 'T1\tX 0 1\tB\n',
        'z/b.txt': 'B',
        'a.txt': 'A',
        'y/c.TXT': 'C',
        'x/c.ann': '',
      }),
    );
    expect([plan.notes, plan.errors]).toEqual([[], []]);
    expect(
      plan.texts.map(({ name, path, text, ann, annPath }) => [name, path, text, ann, annPath]),
    ).toEqual([
      ['a', 'a.txt', 'A', null, null],
      ['b', 'z/b.txt', 'B', 'T1\tX 0 1\tB\n', 'z/b.ann'],
      ['c', 'y/c.TXT', 'C', '', 'x/c.ann'],
    ]);
  });

  it('turns line ends of texts into LF, keeps the raw text, and leaves annotations as they are', () => {
    const plan = planTexts(
      files({ 'a.txt': '\ufeffone\r\ntwo\rthree', 'a.ann': 'T1\tX 0 3\tone\r\n' }),
    );
    expect(plan.texts).toMatchObject([
      { text: 'one\ntwo\nthree', rawText: 'one\r\ntwo\rthree', ann: 'T1\tX 0 3\tone\r\n' },
    ]);
    expect(named(plan.notes)).toEqual([
      ['a.txt', 'byteOrderMark'],
      ['a.txt', 'lineEnds'],
    ]);
    expect(plan.notes[1]?.message).toContain('CRLF: 1, CR: 1');
  });

  it('refuses both of a pair when one is bad, and names both', () => {
    const plan = planTexts(
      files({
        'good.txt': 'fine',
        'a.txt': 'A',
        'a.ann': Uint8Array.from([0x54, 0x0a, 0xff]),
        'b.txt': 'B\0',
        'b.ann': '',
      }),
    );
    expect(plan.texts.map(({ name }) => name)).toEqual(['good']);
    expect(plan.errors).toMatchObject([
      { file: 'a.ann', line: 2, code: 'encoding' },
      { file: 'b.txt', line: 1, code: 'encoding' },
    ]);
    expect(named(plan.notes)).toEqual([
      ['a.txt', 'pairRefused'],
      ['b.ann', 'pairRefused'],
    ]);
  });

  it('refuses all files of one name in different folders', () => {
    const plan = planTexts(files({ 'x/a.txt': 'A', 'y/a.txt': 'A', 'y/a.ann': '', 'b.txt': 'B' }));
    expect(plan.texts.map(({ name }) => name)).toEqual(['b']);
    expect(named(plan.errors)).toEqual([
      ['x/a.txt', 'nameCollision'],
      ['y/a.txt', 'nameCollision'],
      ['y/a.ann', 'nameCollision'],
    ]);
    expect(plan.errors[0]?.message).toContain('y/a.txt');
  });

  it('takes annotations alone for a text that the project has, and for no other', () => {
    const known = new Map([['a', 'the text']]);
    const plan = planTexts(files({ 'a.ann': 'T1\tX 0 3\tthe\n', 'b.ann': '' }), known);
    expect(plan.texts).toMatchObject([
      { name: 'a', path: 'a.ann', text: 'the text', rawText: 'the text' },
    ]);
    expect(named(plan.errors)).toEqual([['b.ann', 'noText']]);
  });

  it('compares a text that the project has, after its line ends', () => {
    const known = new Map([
      ['a', 'one\ntwo'],
      ['b', 'one\ntwo'],
    ]);
    const plan = planTexts(files({ 'a.txt': 'one\r\ntwo', 'b.txt': 'one\nTwo' }), known);
    expect(plan.texts).toMatchObject([{ name: 'a', rawText: 'one\r\ntwo' }]);
    expect(plan.errors).toMatchObject([{ file: 'b.txt', line: 2, code: 'differentText' }]);
  });

  it('takes another text for a known one where it may take its place', () => {
    const known = new Map([['a', 'one']]);
    const plan = planTexts(files({ 'a.txt': 'two' }), known, textLimits, true);
    expect([plan.texts.map(({ text }) => text), plan.errors]).toEqual([['two'], []]);
  });

  it.each(['', ' \n\t', '\ufeff'])('refuses the empty text %j', (text) => {
    expect(named(planTexts(files({ 'a.txt': text })).errors)).toEqual([['a.txt', 'emptyText']]);
  });

  it('refuses files over the limits', () => {
    const limits = { maxTextBytes: 5, maxAnnBytes: 3 };
    const plan = planTexts(
      files({ 'a.txt': '123456', 'b.txt': '12345', 'b.ann': '1234' }),
      new Map(),
      limits,
    );
    expect(plan.texts).toEqual([]);
    expect(named(plan.errors)).toEqual([
      ['a.txt', 'tooLarge'],
      ['b.ann', 'tooLarge'],
    ]);
    expect(planTexts(files({ 'a.txt': '12345' }), new Map(), limits).texts).toHaveLength(1);
    expect(textLimits.maxTextBytes).toBeGreaterThan(1_000_000);
  });

  it('takes metadata from the table first, then from the name', () => {
    const plan = planTexts(
      files({
        'metadata.csv':
          'file,publisher,material,year\nMAPI_10.1--x_3.txt,Elsevier,,2020\nb.txt,,CdS,\n',
        'MAPI_10.1--x_3.txt': 'A',
        'b.txt': 'B',
        'c.txt': 'C',
      }),
    );
    expect(
      plan.texts
        .map(completeMetadata)
        .map((metadata) => [
          metadata.material,
          metadata.identifier,
          metadata.publisher,
          metadata.year,
        ]),
    ).toEqual([
      ['MAPI', '10.1/x', 'Elsevier', 2020],
      ['CdS', null, null, null],
      [null, null, null, null],
    ]);
  });

  it('notes a row without a text', () => {
    const plan = planTexts(files({ 'm/metadata.csv': 'file\na\nb\n', 'a.txt': 'A' }));
    expect(plan.notes).toMatchObject([{ file: 'm/metadata.csv', line: 3, code: 'idleRow' }]);
  });

  it('takes no text at all while the metadata have an error', () => {
    const plan = planTexts(
      files({ 'metadata.csv': 'file,year\na,20\n', 'a.txt': 'A', 'b.txt': 'B' }),
    );
    expect(plan.texts).toEqual([]);
    expect(plan.errors).toMatchObject([
      { file: 'metadata.csv', line: 2, code: 'malformedYear' },
      { file: 'metadata.csv', code: 'commonError' },
    ]);
  });

  it('refuses two rows for one text, also in different tables', () => {
    const plan = planTexts(
      files({ 'x/metadata.csv': 'file\na\n', 'y/metadata.csv': 'file\nb\na\n' }),
    );
    expect(plan.errors[0]).toMatchObject({ file: 'y/metadata.csv', line: 3, code: 'repeatedRow' });
  });

  it('hands on configuration, the nearest to the top, where all say the same', () => {
    const plan = planTexts(
      files({
        'x/annotation.conf': '[entities]\nA\n',
        'annotation.conf': '[entities]\nA\n',
        'x/visual.conf': '#',
      }),
    );
    expect(plan.errors).toEqual([]);
    expect(plan.configuration).toEqual({
      annotationConf: '[entities]\nA\n',
      visualConf: '#',
      shortcutsConf: null,
    });
  });

  it('refuses configurations that differ, and then takes no text', () => {
    const plan = planTexts(
      files({ 'x/annotation.conf': 'A', 'y/annotation.conf': 'B', 'a.txt': 'A' }),
    );
    expect(plan.errors[0]).toMatchObject({
      file: 'y/annotation.conf',
      code: 'differentConfiguration',
    });
    expect(plan.texts).toEqual([]);
  });

  it('notes what it has no use for and refuses paths that lead elsewhere', () => {
    const plan = planTexts(
      files({ README: 'x', 'a.a1': 'x', '.hidden.txt': 'x', '.txt': 'x', '../b.txt': 'x' }),
    );
    expect(named(plan.notes)).toEqual([
      ['.hidden.txt', 'leftOut'],
      ['.txt', 'leftOut'],
      ['README', 'leftOut'],
      ['a.a1', 'leftOut'],
    ]);
    expect(named(plan.errors)).toEqual([['../b.txt', 'badPath']]);
  });

  it('plans the same whatever the order of the files, and names every file', () => {
    const all = files({
      'x/a.txt': 'A',
      'y/a.txt': 'B',
      'b.txt': 'B',
      'b.ann': 'T1',
      'c.ann': '',
      'd.txt': '',
      'd.ann': 'T1',
      'metadata.csv': 'file,publisher\nb,Elsevier\n',
      'e.pdf': '%',
    });
    const plan = planTexts(all);
    const mentioned = new Set<string | null | undefined>([
      ...plan.texts.flatMap(({ path, annPath }) => [path, annPath]),
      ...[...plan.notes, ...plan.errors].map(({ file }) => file),
      'metadata.csv',
    ]);
    for (const { path } of all) expect(mentioned).toContain(path);
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        expect(planTexts(shuffled)).toEqual(plan);
      }),
    );
  });
});

const corpus = new URL('../../../../shared/corpora/bratiaa-four-annotators/', import.meta.url);

describe.skipIf(!existsSync(corpus))('a real folder of news texts', () => {
  const zipped = (folders: readonly string[]) => {
    const entries: Record<string, Uint8Array> = {};
    for (const folder of folders) {
      for (const name of readdirSync(new URL(folder, corpus))) {
        entries[folder + name] = readFileSync(new URL(folder + name, corpus));
      }
    }
    for (const name of ['annotation.conf', 'visual.conf', 'README', '.stats_cache']) {
      entries[name] = readFileSync(new URL(name, corpus));
    }
    return openArchive(zipSync(entries));
  };

  it('gives one annotator seven pairs and the configuration', () => {
    const { entries, notes } = zipped(['Maria/']);
    expect(notes.map(({ file }) => file)).toEqual(['Maria/.stats_cache', '.stats_cache']);
    const plan = planTexts(entries);
    expect(plan.errors).toEqual([]);
    expect(plan.texts).toHaveLength(7);
    for (const { path, annPath, text, rawText, ann } of plan.texts) {
      expect(annPath).toBe(path.replace('.txt', '.ann'));
      expect(text).toBe(rawText);
      expect(ann).toMatch(/^T1\t/u);
    }
    expect(plan.configuration.annotationConf).toContain('[entities]');
    expect(named(plan.notes)).toEqual([['README', 'leftOut']]);
  });

  it('refuses two annotators in one upload, file by file', () => {
    const plan = planTexts(zipped(['Lisa/', 'Max/']).entries);
    expect(plan.texts).toEqual([]);
    expect(plan.errors).toHaveLength(28);
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pv600Template } from '../label-scheme/templates';
import { checkManifest } from './manifest';
import { buildPv600Files, type Pv600Extras } from './pv600-files';
import { goldenSnippets, readGolden } from './testing/golden-snippets';
import { unzipFiles, zipFiles } from './zip-files';

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const extras: Pv600Extras = {
  annotationConf: '[entities]\nExperimental_bandgap\n',
  visualConf: '[labels]\n',
  about: { release: '1.0', generator: 'goldspan 0.1.0', schemeVersion: 2, guidelineVersion: 3 },
  hash,
};
const files = buildPv600Files(goldenSnippets, pv600Template.scheme, extras);
const contentOf = (path: string): string => files.find((file) => file.path === path)?.content ?? '';

describe('buildPv600Files', () => {
  it('writes the golden bytes of every text and standoff file', () => {
    const ofSnippets = files.filter(({ path }) => /\.(?:txt|ann)$/u.test(path));
    expect(ofSnippets).toHaveLength(8);
    for (const { path, content } of ofSnippets) expect(content).toBe(readGolden(path));
    expect(contentOf('PV600.csv')).toBe(readGolden('PV600.csv'));
  });

  it('has an empty standoff file for a snippet without a value', () => {
    expect(contentOf('PV600/CsPbI3_core-42_12.ann')).toBe('');
  });

  it('brings the configuration that brat needs, in the folder', () => {
    expect(contentOf('PV600/annotation.conf')).toBe(extras.annotationConf);
    expect(contentOf('PV600/visual.conf')).toBe(extras.visualConf);
  });

  it('counts in the manifest, and hashes every other file', () => {
    const manifest = JSON.parse(contentOf('manifest.json')) as Record<string, unknown>;
    expect(manifest).toMatchObject({
      format: 'PV600',
      release: '1.0',
      schemeVersion: 2,
      guidelineVersion: 3,
      counts: { snippets: 4, withGold: 3, withoutGold: 1, values: 5, withNonAscii: 1 },
    });
    expect(manifest.counts).toMatchObject({
      spansByLabel: { Experimental_bandgap: 2, Computational_bandgap: 1, Literature_bandgap: 1 },
    });
    // The hash of the golden table, by another program.
    expect(contentOf('manifest.json')).toContain(
      'faad2311772e32992a7abda24181aaa9b42fb6c46a637b26756fe48aed6c5005',
    );
    expect(checkManifest(files, hash)).toEqual([]);
  });
});

describe('checkManifest', () => {
  it.each([
    ['a changed file', files.map((f, i) => (i === 3 ? { ...f, content: `${f.content} ` } : f))],
    ['a missing file', files.filter((_, i) => i !== 3)],
    ['a surplus file', [...files, { path: 'PV600/x.txt', content: '' }]],
    ['no manifest', files.filter(({ path }) => path !== 'manifest.json')],
  ])('finds %s', (_name, changed) => {
    expect(checkManifest(changed, hash)).toHaveLength(1);
  });
});

describe('zipFiles', () => {
  it('gives the same bytes again, and the files back', () => {
    const archive = zipFiles(files);
    expect(hash(zipFiles(files))).toBe(hash(archive));
    expect(unzipFiles(archive)).toEqual(files);
  });

  it('writes the same time in every time zone: 1 January 1980, 0 o’clock', () => {
    // DOS time and date of the first local header.
    expect([...zipFiles(files).slice(10, 14)]).toEqual([0, 0, 0x21, 0]);
  });

  it('refuses two files with one path', () => {
    expect(() => zipFiles([...files, ...files])).toThrow('twice');
  });
});

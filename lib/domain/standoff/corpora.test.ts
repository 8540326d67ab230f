/** Real files that others wrote: read, written again and compared byte for byte. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { indexText } from '../text/code-points';
import { parseAnn } from './parse-ann';
import { readReading } from './read-reading';
import { findReferences } from './references';
import { countIds, schemeOf } from './testing/reading-builder';
import { writeReading } from './write-reading';

const corpora = join(process.cwd(), '../shared/corpora');
const folders = ['materials-syntheses', 'bratiaa-four-annotators'].map((f) => join(corpora, f));

const names = folders.filter(existsSync).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ann'))
    .map((name) => join(folder, name)),
);

function readCorpusFile(path: string) {
  const ann = readFileSync(path, 'utf8');
  const text = readFileSync(path.replace(/ann$/u, 'txt'), 'utf8');
  const scheme = schemeOf();
  const file = readReading({
    fileName: basename(path),
    text,
    ann,
    scheme,
    newId: countIds(),
    allowNewTypes: true,
  });
  const write = (rows = file.annotations) =>
    writeReading(file.source, rows, indexText(text), scheme);
  return { ann, file, write };
}

describe.skipIf(names.length === 0)('real files', () => {
  it('are all there', () => {
    expect(names).toHaveLength(58);
  });

  it.each(names)('%s survives byte for byte', (path) => {
    const { ann, file, write } = readCorpusFile(path);
    expect(file.errors).toEqual([]);
    const spans = parseAnn(ann).lines.filter(({ body }) => body.kind === 'textBound');
    expect(file.annotations).toHaveLength(spans.length);
    expect(write()).toBe(ann);
  });

  it.each(names)('%s changes in one line when one span changes', (path) => {
    const { ann, file, write } = readCorpusFile(path);
    const index = file.annotations.findIndex(({ id }) =>
      findReferences(file.source, id).every(({ role }) => role === 'argument'),
    );
    const rows = file.annotations.map((row, i) =>
      i === index ? { ...row, label: 'Changed' } : row,
    );
    const [before, after] = [ann.split('\n'), write(rows).split('\n')];
    expect(after).toHaveLength(before.length);
    const changed = after.filter((line, i) => line !== before[i]);
    expect(changed).toHaveLength(1);
    expect(changed[0]).toMatch(/^T\d+\tChanged /u);
  });
});

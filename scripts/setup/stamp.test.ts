import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources, readStamp, removeStamp, writeStamp } from './stamp.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stamp-'));
  mkdirSync(path.join(root, 'app', 'deep'), { recursive: true });
  writeFileSync(path.join(root, 'app', 'a.ts'), 'a');
  writeFileSync(path.join(root, 'app', 'deep', 'b.ts'), 'b');
  writeFileSync(path.join(root, 'lock.json'), '{}');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const hash = (counts?: (file: string) => boolean) =>
  hashSources(root, ['app', 'lock.json', 'absent'], counts);

test('the same files have the same hash, in whatever order they are named', () => {
  expect(hash()).toBe(hash());
  expect(hashSources(root, ['lock.json', 'app'])).toBe(hash());
});

test.each([
  ['a content', () => writeFileSync(path.join(root, 'app', 'deep', 'b.ts'), 'c')],
  ['a name', () => renameSync(path.join(root, 'app', 'a.ts'), path.join(root, 'app', 'c.ts'))],
  ['a new file', () => writeFileSync(path.join(root, 'app', 'deep', 'new.ts'), '')],
  ['a lost file', () => rmSync(path.join(root, 'app', 'a.ts'))],
])('%s changes the hash', (_, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

test('the border between name and content is part of the hash', () => {
  writeFileSync(path.join(root, 'app', 'a.ts'), 'xy');
  const one = hash();
  renameSync(path.join(root, 'app', 'a.ts'), path.join(root, 'app', 'a.tsx'));
  writeFileSync(path.join(root, 'app', 'a.tsx'), 'y');
  expect(hash()).not.toBe(one);
});

test('files that do not count do not change the hash', () => {
  const counts = (file: string) => !file.endsWith('.test.ts');
  const before = hash(counts);
  writeFileSync(path.join(root, 'app', 'deep', 'b.test.ts'), 'new');
  expect(hash(counts)).toBe(before);
});

test('a stamp is what was written, and absent otherwise', () => {
  const file = path.join(root, 'made', 'stamp');
  expect(readStamp(file)).toBeNull();
  writeStamp(file, 'abc');
  expect(readStamp(file)).toBe('abc');
  removeStamp(file);
  expect(readStamp(file)).toBeNull();
});

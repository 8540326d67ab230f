/**
 * A database cluster in a folder: its data, its password, its log. The cluster is made in a
 * temporary folder that is renamed when it is whole, so one that was cut off is never met again.
 */
import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { runCommand } from '../setup/run-command.mjs';
import { type Binaries, canEnter, invocation, type RunAs, stateFolder } from './binaries';

export type Cluster = {
  /** The folder of everything below. */
  readonly folder: string;
  readonly dataFolder: string;
  readonly logFile: string;
  readonly password: string;
};

export const superuser = 'goldspan';

/**
 * Finds the cluster's real folder. Where the user that Postgres runs as may not enter `wanted`, it
 * lies outside, and `wanted` is a link to it.
 */
export function placeCluster(wanted: string, runAs: RunAs): string {
  mkdirSync(path.dirname(wanted), { recursive: true });
  if (lstatSync(wanted, { throwIfNoEntry: false }) !== undefined) return realpathSync(wanted);
  const parent = realpathSync(path.dirname(wanted));
  if (canEnter(runAs, parent)) {
    mkdirSync(wanted, { recursive: true });
    return realpathSync(wanted);
  }
  const id = createHash('sha256')
    .update(path.join(parent, path.basename(wanted)))
    .digest('hex');
  const outside = path.join(stateFolder(), `cluster-${id.slice(0, 16)}`);
  mkdirSync(outside, { recursive: true });
  symlinkUnlessThere(outside, wanted);
  return outside;
}

function symlinkUnlessThere(target: string, link: string): void {
  try {
    symlinkSync(target, link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Opens the cluster of a folder, making it when there is none. */
export async function openCluster(
  folder: string,
  binaries: Binaries,
  runAs: RunAs,
): Promise<Cluster> {
  const dataFolder = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'password');
  if (!existsSync(passwordFile)) {
    writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  }
  handOver(passwordFile, runAs);
  if (!existsSync(path.join(dataFolder, 'PG_VERSION'))) {
    await initialise(folder, dataFolder, passwordFile, binaries, runAs);
  }
  const password = readFileSync(passwordFile, 'utf8').trim();
  return { folder, dataFolder, password, logFile: path.join(folder, 'postgres.log') };
}

async function initialise(
  folder: string,
  dataFolder: string,
  passwordFile: string,
  binaries: Binaries,
  runAs: RunAs,
): Promise<void> {
  const unfinished = path.join(folder, 'data.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  handOver(unfinished, runAs);
  const { command, args, options } = invocation(runAs, binaries.initdb, [
    `--pgdata=${unfinished}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]);
  const { code, output } = await runCommand(command, args, {
    ...options,
    stdin: 'ignore',
    stdout: 'keep',
    stderr: 'keep',
  });
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new Error(`The database could not be set up in ${folder}:\n${output.trim()}`);
  }
  renameSync(unfinished, dataFolder);
}

function handOver(file: string, runAs: RunAs): void {
  if (runAs.kind === 'user') chownSync(file, runAs.uid, runAs.gid);
}

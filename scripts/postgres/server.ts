/**
 * The Postgres server of a cluster, shared by every program of this machine that needs it at the
 * time: the application, a command beside it, a test run. Each user is on record with its identity.
 * The first starts the server, the last stops it, and a server that was left behind by a program
 * that was killed is found by the file that Postgres itself keeps, and used again.
 *
 * Starting and stopping happen under a lock, so that no one takes up a server that is being stopped.
 */
import { spawn } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { waitForLock } from '../setup/lock.mjs';
import {
  commandOf,
  end,
  identify,
  identifySelf,
  isRunning,
  type ProcessIdentity,
} from '../setup/processes.mjs';
import { chooseRunAs, findBinaries, invocation, type RunAs } from './binaries';
import { type Cluster, openCluster, placeCluster, superuser } from './cluster';

export type PostgresServer = {
  readonly url: (database: string) => string;
  readonly process: ProcessIdentity;
  /** Whether this call started the server; otherwise it ran already. */
  readonly started: boolean;
  /** The folder that holds the cluster. */
  readonly folder: string;
  /** Ends this use of the server, and the server when nobody else uses it. */
  readonly release: () => Promise<void>;
};

export type ServerOptions = {
  /** Server settings, as `name=value`. */
  readonly settings?: readonly string[];
  /** How to run Postgres; chosen by what the machine allows when not given. */
  readonly runAs?: RunAs;
};

type Running = { readonly identity: ProcessIdentity; readonly port: number };

/** Postgres's own way to stop at once without losing anything; then harder. */
const stopSteps = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const;

/**
 * Uses the server of the cluster at `wanted` (made when there is none), starting it if it does not
 * run. Call `release` at the end; when the program dies without it, the next user of the server
 * notices.
 */
export async function joinPostgres(
  wanted: string,
  options: ServerOptions = {},
): Promise<PostgresServer> {
  const runAs = options.runAs ?? chooseRunAs(path.join(wanted, 'data'));
  const folder = placeCluster(wanted, runAs);
  const lock = await waitForLock(path.join(folder, 'lock'));
  try {
    const binaries = findBinaries(runAs);
    const cluster = await openCluster(folder, binaries, runAs);
    const found = await findRunning(cluster);
    const running = found ?? (await start(cluster, binaries.postgres, runAs, options.settings));
    const user = recordUser(cluster);
    return {
      url: (database) => urlOf(cluster, running.port, database),
      process: running.identity,
      started: found === null,
      folder,
      release: () => release(cluster, user),
    };
  } finally {
    lock.release();
  }
}

async function release(cluster: Cluster, user: string): Promise<void> {
  const lock = await waitForLock(path.join(cluster.folder, 'lock'));
  try {
    rmSync(user, { force: true });
    const server = findServer(cluster);
    if (server === null || hasUsers(cluster)) return;
    if (!(await end(server.identity, stopSteps))) {
      throw new Error(`The database server (process ${server.identity.pid}) does not stop.`);
    }
  } finally {
    lock.release();
  }
}

let uses = 0;

function recordUser(cluster: Cluster): string {
  const file = path.join(usersFolder(cluster), `${process.pid}-${uses++}.json`);
  mkdirSync(usersFolder(cluster), { recursive: true });
  writeFileSync(file, JSON.stringify(identifySelf()));
  return file;
}

function hasUsers(cluster: Cluster): boolean {
  for (const name of readdirSync(usersFolder(cluster))) {
    const file = path.join(usersFolder(cluster), name);
    if (isRunning(JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity)) return true;
    rmSync(file, { force: true });
  }
  return false;
}

function usersFolder(cluster: Cluster): string {
  return path.join(cluster.folder, 'users');
}

/** The server that runs on this cluster's data and answers; null when none runs. */
async function findRunning(cluster: Cluster): Promise<Running | null> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const server = findServer(cluster);
    if (server === null) {
      // Postgres would take any process with the old pid for a server, and refuse to start.
      rmSync(postmasterFile(cluster), { force: true });
      return null;
    }
    if (server.port !== null && (await answers(cluster, server.port))) {
      return { identity: server.identity, port: server.port };
    }
    if (Date.now() > deadline) {
      throw new Error(
        `The database server of ${cluster.folder} (process ${server.identity.pid}) runs but does ` +
          `not answer. ${lastLog(cluster)}`,
      );
    }
    await wait(50);
  }
}

/** The server process by Postgres's own record; null when that process is not a server of ours. */
function findServer(cluster: Cluster): { identity: ProcessIdentity; port: number | null } | null {
  const record = readPostmasterFile(cluster);
  const identity = record === null ? null : identify(record.pid);
  if (record === null || identity === null) return null;
  const isOurs = commandOf(record.pid).includes(`-D ${cluster.dataFolder} `);
  return isOurs ? { identity, port: record.port } : null;
}

async function start(
  cluster: Cluster,
  postgres: string,
  runAs: RunAs,
  settings: readonly string[] = [],
): Promise<Running> {
  // After a kill -9 the server's helpers may hold its memory for a moment, and a free port may be
  // taken by somebody else before Postgres has it: both pass.
  for (let tries = 1; ; tries++) {
    const running = await tryStart(cluster, postgres, runAs, settings);
    if (running !== null) return running;
    if (tries === 12) throw new Error(`The database server does not start. ${lastLog(cluster)}`);
    await wait(tries * 50);
  }
}

async function tryStart(
  cluster: Cluster,
  postgres: string,
  runAs: RunAs,
  settings: readonly string[],
): Promise<Running | null> {
  const port = await freePort();
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const { command, args, options } = invocation(runAs, postgres, [
    ...['-D', cluster.dataFolder, '-p', String(port)],
    ...all.flatMap((setting) => ['-c', setting]),
  ]);
  const log = openSync(cluster.logFile, 'a', 0o600);
  // Its own process group: Ctrl-C in the terminal must reach it through us, after the application.
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  if (child.pid === undefined) throw await once(child, 'error').then(([error]) => error as Error);
  const identity = identify(child.pid);
  child.unref();
  while (identity !== null && isRunning(identity)) {
    if (readPostmasterFile(cluster)?.pid === identity.pid && (await answers(cluster, port))) {
      return { identity, port };
    }
    await wait(20);
  }
  return null;
}

async function answers(cluster: Cluster, port: number): Promise<boolean> {
  const connectionString = urlOf(cluster, port, 'postgres');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function readPostmasterFile(cluster: Cluster): { pid: number; port: number | null } | null {
  try {
    const lines = readFileSync(postmasterFile(cluster), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return Number.isInteger(pid) && pid > 0 ? { pid, port: port > 0 ? port : null } : null;
  } catch {
    return null;
  }
}

function postmasterFile(cluster: Cluster): string {
  return path.join(cluster.dataFolder, 'postmaster.pid');
}

function lastLog(cluster: Cluster): string {
  const lines = readFileSync(cluster.logFile, 'utf8').trimEnd().split('\n').slice(-8);
  return `The end of ${cluster.logFile}:\n${lines.join('\n')}`;
}

function urlOf(cluster: Cluster, port: number, database: string): string {
  return `postgresql://${superuser}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

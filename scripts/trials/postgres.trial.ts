import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { ordinaryUser } from '../postgres/binaries';
import { joinPostgres, type PostgresServer } from '../postgres/server';
import { end, isRunning } from '../setup/processes.mjs';

const isRoot = process.getuid?.() === 0;
/** One cluster serves most tests; those about making one ask for a place of their own. */
const shared = mkdtempSync(path.join(tmpdir(), 'a cluster '));
let wanted: string;
const servers: PostgresServer[] = [];
const children: ChildProcess[] = [];
const folders: string[] = [];

beforeEach(() => {
  wanted = path.join(shared, 'postgres');
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const server of servers.splice(0)) {
    await server.release();
    await end(server.process, [['SIGQUIT', 10_000]]);
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

afterAll(() => rmSync(shared, { recursive: true, force: true }));

/** A folder that only its owner may enter, in which there is no cluster yet. */
function closedFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'closed-'));
  chmodSync(folder, 0o700);
  folders.push(folder);
  return folder;
}

async function join(options?: Parameters<typeof joinPostgres>[1]): Promise<PostgresServer> {
  const server = await joinPostgres(wanted, options);
  servers.push(server);
  return server;
}

async function ask(server: PostgresServer, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows[0] && Object.values(rows[0])[0];
}

/** Another program that uses the server until it is killed. */
async function otherUser(): Promise<{ child: ChildProcess; pid: number }> {
  const server = path.join(import.meta.dirname, '..', 'postgres', 'server.ts');
  const script =
    `const { joinPostgres } = await import(${JSON.stringify(server)});` +
    `const server = await joinPostgres(${JSON.stringify(wanted)});` +
    `console.log(server.process.pid); setInterval(() => undefined, 1000);`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, pid: Number(line.toString()) };
}

test('the database counts in code points and is UTF8 whatever the system says', async () => {
  const server = await join();
  expect(await ask(server, 'SHOW server_encoding')).toBe('UTF8');
  expect(await ask(server, "SELECT char_length('a𝛼é')")).toBe(3);
});

test('only who has the password gets in', async () => {
  const server = await join();
  const withoutPassword = server.url('postgres').replace(/:[^:@]+@/, ':wrong@');
  const client = new pg.Client({ connectionString: withoutPassword });
  await expect(client.connect()).rejects.toThrow('password authentication failed');
  const { mode } = lstatSync(path.join(wanted, 'password'));
  expect(mode & 0o077).toBe(0);
});

test('the first starts the server, the last stops it', async () => {
  const first = await join();
  const second = await join();
  expect([first.started, second.started]).toEqual([true, false]);
  expect(second.process).toEqual(first.process);
  await first.release();
  expect(await ask(second, 'SELECT 1')).toBe(1);
  await second.release();
  expect(isRunning(first.process)).toBe(false);
});

test('several programs at once start one server', async () => {
  const users = await Promise.all([otherUser(), otherUser(), otherUser()]);
  expect(new Set(users.map(({ pid }) => pid)).size).toBe(1);
  expect((await join()).process.pid).toBe(users[0].pid);
});

test('a server that a killed program left behind is found, used, and stopped by the next', async () => {
  const { child, pid } = await otherUser();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const server = await join();
  expect(server.process.pid).toBe(pid);
  expect(server.started).toBe(false);
  await server.release();
  expect(isRunning(server.process)).toBe(false);
});

test('after a kill -9 of the server the next start has all that was committed', async () => {
  const before = await join();
  await ask(before, 'CREATE TABLE kept AS SELECT 7 AS value');
  await end(before.process, [['SIGKILL', 10_000]]);
  const after = await join();
  expect(after.started).toBe(true);
  expect(await ask(after, 'SELECT value FROM kept')).toBe(7);
});

test('a program that has the pid of the server that crashed is left alone', async () => {
  const crashed = await join();
  await end(crashed.process, [['SIGKILL', 10_000]]);
  const innocent = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
  children.push(innocent);
  const file = path.join(wanted, 'data', 'postmaster.pid');
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [innocent.pid, ...lines.slice(1)].join('\n'));
  const server = await join();
  expect(await ask(server, 'SELECT 1')).toBe(1);
  await server.release();
  expect(innocent.exitCode).toBeNull();
  expect(innocent.signalCode).toBeNull();
});

test('a set-up that was cut off is begun again', async () => {
  wanted = path.join(closedFolder(), 'postgres');
  mkdirSync(path.join(wanted, 'data.unfinished'), { recursive: true });
  writeFileSync(path.join(wanted, 'data.unfinished', 'PG_VERSION'), '18');
  expect(await ask(await join(), 'SELECT 1')).toBe(1);
});

test.runIf(isRoot)('root in a closed folder: the server runs as an ordinary user', async () => {
  wanted = path.join(closedFolder(), 'postgres');
  const server = await join();
  expect(await ask(server, 'SELECT 1')).toBe(1);
});

test.runIf(isRoot)(
  'root without namespaces in a closed folder: another user, and data in the stated place',
  async () => {
    wanted = path.join(closedFolder(), 'postgres');
    const state = closedFolder();
    chmodSync(state, 0o755);
    process.env.GOLDSPAN_STATE = state;
    try {
      const server = await join({ runAs: ordinaryUser() });
      expect(await ask(server, 'SELECT 1')).toBe(1);
      expect(lstatSync(wanted).isSymbolicLink()).toBe(true);
      expect(realpathSync(wanted).startsWith(state)).toBe(true);
      await server.release();
      // The data now belongs to that user: later starts run as it, without being told.
      const again = await join();
      expect(again.folder).toBe(server.folder);
      expect(await ask(again, 'SELECT 1')).toBe(1);
    } finally {
      for (const server of servers.splice(0)) await server.release();
      delete process.env.GOLDSPAN_STATE;
    }
  },
);

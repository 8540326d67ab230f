/**
 * What `npm start` promises about processes, tried with a small stand-in for the application, in a
 * folder with spaces in its name.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { applicationRecordFile, findRecordedApplication } from '../setup/application-record.mjs';
import { end, identify, isRunning, type ProcessIdentity } from '../setup/processes.mjs';
import { findFreePort } from '../serve/address';
import { copyProject } from './project-copy';
import { type Environment, StartedCommand } from './started-command';

const ready = /Goldspan is ready at (http:\S+)/;

let project: string;
let data: string;
let environment: Environment;
const started: StartedCommand[] = [];

type Parts = {
  readonly starter: ProcessIdentity;
  readonly application: ProcessIdentity;
  readonly database: ProcessIdentity;
};

beforeAll(() => {
  project = copyProject();
  data = path.join(project, '.data');
});

afterAll(() => rmSync(path.dirname(project), { recursive: true, force: true }));

beforeEach(async () => {
  const standIn = path.join(project, 'scripts', 'trials', 'stand-in-server.mjs');
  environment = {
    PORT: String(await findFreePort()),
    GOLDSPAN_SERVER: standIn,
    GOLDSPAN_DATA: '',
    DATABASE_URL: '',
  };
});

afterEach(async () => {
  for (const command of started.splice(0)) await command.clear();
  for (const part of [findRecordedApplication(applicationRecordFile(data)), findDatabase()]) {
    if (part !== null) await end(part, [['SIGKILL', 10_000]]);
  }
});

function start(change: Environment = {}, cwd = project): StartedCommand {
  const args = ['--prefix', project, 'start', '--', '--empty'];
  const command = new StartedCommand('npm', args, { cwd, env: { ...environment, ...change } });
  started.push(command);
  return command;
}

async function startReady(): Promise<StartedCommand & Parts & { readonly url: string }> {
  const command = start();
  const url = await command.until(ready);
  return Object.assign(command, { url, ...findParts() });
}

function findParts(): Parts {
  const [lockFile] = readdirSync(path.join(data, 'lock'));
  const starter = readIdentity(path.join(data, 'lock', lockFile ?? ''));
  const application = findRecordedApplication(applicationRecordFile(data));
  const database = findDatabase();
  if (application === null || database === null) throw new Error('A part does not run.');
  return { starter, application, database };
}

function readIdentity(file: string): ProcessIdentity {
  return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
}

function findDatabase(): ProcessIdentity | null {
  const file = path.join(data, 'postgres', 'data', 'postmaster.pid');
  return existsSync(file) ? identify(Number.parseInt(readFileSync(file, 'utf8'), 10)) : null;
}

type Answer = { readonly application: number; readonly worker: number; readonly database: string };

async function answer(url: string): Promise<Answer> {
  return (await (await fetch(url)).json()) as Answer;
}

function kill(part: ProcessIdentity): Promise<boolean> {
  return end(part, [['SIGKILL', 10_000]]);
}

function expectAllEnded({ starter, application, database }: Parts): void {
  expect([starter, application, database].filter(isRunning)).toEqual([]);
  expect(existsSync(path.join(data, 'lock'))).toBe(false);
  expect(existsSync(applicationRecordFile(data))).toBe(false);
  expect(existsSync(path.join(data, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
}

test('it serves from any folder, and Ctrl-C ends every part of it', async () => {
  const command = start({}, tmpdir());
  const url = await command.until(ready);
  const parts = findParts();
  expect(url).toBe(`http://127.0.0.1:${environment.PORT}`);
  expect((await answer(url)).application).toBe(parts.application.pid);
  command.pressCtrlC();
  expect(await command.ended).toBe(0);
  expectAllEnded(parts);
});

test('the session secret is kept, closed to others, and never printed', async () => {
  const command = await startReady();
  const file = path.join(data, 'session-secret');
  const secret = readFileSync(file, 'utf8');
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(statSync(file).mode & 0o077).toBe(0);
  command.pressCtrlC();
  await command.ended;
  const again = await startReady();
  expect(readFileSync(file, 'utf8')).toBe(secret);
  expect(command.output + again.output).not.toContain(secret);
});

test('a service manager’s SIGTERM ends every part of it', async () => {
  const command = await startReady();
  process.kill(command.starter.pid, 'SIGTERM');
  await command.ended;
  expectAllEnded(command);
});

test('a second start on data in use says so and leaves the first alone', async () => {
  const first = await startReady();
  const second = start({ PORT: String(await findFreePort()) });
  expect(await second.ended).not.toBe(0);
  expect(second.output).toContain(`Goldspan already runs at ${first.url} with the data in ${data}`);
  expect(second.output).toContain('GOLDSPAN_DATA=');
  expect(findParts()).toEqual({
    starter: first.starter,
    application: first.application,
    database: first.database,
  });
  expect((await answer(first.url)).application).toBe(first.application.pid);
});

test('two starts with data of their own run beside each other', async () => {
  const first = await startReady();
  const second = start({ PORT: String(await findFreePort()), GOLDSPAN_DATA: '.data-2' });
  const url = await second.until(ready);
  expect((await answer(url)).database).not.toBe((await answer(first.url)).database);
  second.pressCtrlC();
  expect(await second.ended).toBe(0);
  expect((await answer(first.url)).application).toBe(first.application.pid);
});

test('after a kill -9 of the start command the next one ends its application and keeps its database', async () => {
  const first = await startReady();
  await kill(first.starter);
  await first.ended;
  expect([first.application, first.database].map(isRunning)).toEqual([true, true]);
  const second = await startReady();
  expect(second.output).toContain('Ending the application that an earlier start left behind');
  expect(isRunning(first.application)).toBe(false);
  expect(second.database).toEqual(first.database);
  expect((await answer(second.url)).application).toBe(second.application.pid);
  second.pressCtrlC();
  await second.ended;
  expectAllEnded(second);
});

test('a kill -9 of the database ends the start command, and the next one recovers', async () => {
  const first = await startReady();
  await kill(first.database);
  expect(await first.ended).not.toBe(0);
  expect(first.output).toContain('The database server ended by itself.');
  expect(isRunning(first.application)).toBe(false);
  expect((await answer((await startReady()).url)).application).toBeGreaterThan(0);
});

test('a kill -9 of the application ends the start command, and the next one recovers', async () => {
  const first = await startReady();
  const { worker } = await answer(first.url);
  await kill(first.application);
  expect(await first.ended).not.toBe(0);
  await vi.waitFor(() => expect(identify(worker)).toBeNull(), { timeout: 10_000 });
  expect(first.output).toContain('The application ended by itself (signal SIGKILL).');
  expectAllEnded(first);
  expect((await answer((await startReady()).url)).application).toBeGreaterThan(0);
});

test('a kill -9 of a worker costs no more than its own requests', async () => {
  const first = await startReady();
  const workers = new Set<number>();
  await vi.waitFor(
    async () => {
      workers.add((await answer(first.url)).worker);
      expect(workers.size).toBe(Math.min(2, availableParallelism()));
    },
    { timeout: 10_000 },
  );
  const [worker = 0] = workers;
  process.kill(worker, 'SIGKILL');
  await first.until(/A worker of the application ended \(signal SIGKILL\)\. (Another)/);
  // Where there is another, it answers at once.
  const after =
    availableParallelism() > 1
      ? await answer(first.url)
      : await vi.waitFor(() => answer(first.url), { timeout: 10_000 });
  expect(after.application).toBe(first.application.pid);
  expect(after.worker).not.toBe(worker);
  first.pressCtrlC();
  expect(await first.ended).toBe(0);
  expectAllEnded(first);
});

test('a kill -9 of all parts at once is recovered from', async () => {
  const first = await startReady();
  await Promise.all([first.starter, first.database, first.application].map(kill));
  await first.ended;
  const second = await startReady();
  second.pressCtrlC();
  expect(await second.ended).toBe(0);
  expectAllEnded(second);
});

test('a port in use is named, and its program left alone', async () => {
  const other = createServer((socket) => socket.end()).listen(
    Number(environment.PORT),
    '127.0.0.1',
  );
  await once(other, 'listening');
  const command = start();
  expect(await command.ended).not.toBe(0);
  expect(command.output).toContain(`Port ${environment.PORT} on 127.0.0.1 is in use`);
  expect(command.output).toMatch(/PORT=\d+ npm start/);
  expect(other.listening).toBe(true);
  other.close();
});

test('a command beside it uses the running database; alone it starts one for the moment', async () => {
  const first = await startReady();
  const program = path.join(project, 'scripts', 'trials', 'print-database.ts');
  const run = () => {
    const args = ['scripts/run-tsx.mjs', '--database', program];
    const command = new StartedCommand('node', args, { cwd: project, env: environment });
    started.push(command);
    return command;
  };
  const beside = run();
  expect(await beside.ended).toBe(0);
  expect(beside.output.trim()).toBe((await answer(first.url)).database);
  expect(isRunning(first.database)).toBe(true);
  first.pressCtrlC();
  await first.ended;
  const alone = run();
  expect(await alone.ended).toBe(0);
  expect(alone.output.trim()).toMatch(/^postgresql:\S+\/goldspan$/);
  expect(findDatabase()).toBeNull();
});

test('DATABASE_URL replaces the embedded database', async () => {
  const other = path.join(project, '.data-url');
  const first = await startReady();
  const url = (await answer(first.url)).database;
  const environmentOfSecond = { PORT: String(await findFreePort()), DATABASE_URL: url };
  const second = start({ ...environmentOfSecond, GOLDSPAN_DATA: other });
  const address = await second.until(ready);
  expect((await answer(address)).database).toBe(url);
  expect(existsSync(path.join(other, 'postgres'))).toBe(false);
  second.pressCtrlC();
  expect(await second.ended).toBe(0);
  expect(isRunning(first.database)).toBe(true);
});

test('a DATABASE_URL that nobody answers at is named without its password', async () => {
  const port = await findFreePort();
  const command = start({ DATABASE_URL: `postgresql://me:hidden@127.0.0.1:${port}/mine` });
  expect(await command.ended).not.toBe(0);
  expect(command.output).toContain('The database of DATABASE_URL (mine on 127.0.0.1) cannot be');
  expect(command.output).not.toContain('hidden');
});

test('a mail setting that cannot be read ends the start, and the password is not told', async () => {
  const command = start({
    SMTP_URL: 'smtps//user:hidden@mail.example.org',
    MAIL_FROM: 'a@b.example',
  });
  expect(await command.ended).not.toBe(0);
  expect(command.output).toContain('SMTP_URL is not the address of a mail server');
  expect(command.output).not.toContain('hidden');
  expect(command.output).not.toContain('Starting the database');
});

test('a program that has the pid of an application on record is left alone', async () => {
  const first = await startReady();
  first.pressCtrlC();
  await first.ended;
  const innocent = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
  const record = { ...first.application, pid: innocent.pid, url: first.url };
  writeFileSync(applicationRecordFile(data), JSON.stringify(record));
  await startReady();
  expect([innocent.exitCode, innocent.signalCode]).toEqual([null, null]);
  innocent.kill('SIGKILL');
});

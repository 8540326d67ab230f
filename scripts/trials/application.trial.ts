/** `npm start` with the application itself: on the present build, and from a fresh clone. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findFreePort } from '../serve/address';
import { projectRoot } from '../setup/project-root.mjs';
import { type Environment, StartedCommand } from './started-command';

const isLong = process.env.GOLDSPAN_LONG === '1';
const minutes = 60_000;
const ready = /Goldspan is ready at (http:\S+)/;

const started: StartedCommand[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const command of started.splice(0)) {
    command.pressCtrlC();
    await command.ended;
    await command.clear();
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), name));
  folders.push(folder);
  return folder;
}

function start(project: string, environment: Environment, ...args: string[]): StartedCommand {
  const all = ['start', ...(args.length > 0 ? ['--', ...args] : [])];
  const env = { DATABASE_URL: '', GOLDSPAN_SERVER: '', NEXTAUTH_URL: '', ...environment };
  const command = new StartedCommand('npm', all, { cwd: project, env });
  started.push(command);
  return command;
}

/** Signs in through the form's own way. @returns the status of the first page behind it */
async function signIn(url: string, email: string, password: string): Promise<number> {
  const jar = new Map<string, string>();
  const ask = async (where: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as object), cookie };
    const response = await fetch(`${url}${where}`, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      jar.set(name, value);
    }
    return response;
  };
  const { csrfToken } = (await (await ask('/api/auth/csrf')).json()) as { csrfToken: string };
  const body = new URLSearchParams({ csrfToken, email, password, json: 'true' });
  await ask('/api/auth/callback/credentials', { method: 'POST', body });
  return (await ask('/projects')).status;
}

async function expectDemo(project: string, environment: Environment, data: string): Promise<void> {
  const first = start(project, environment);
  const url = await first.until(ready);
  const [, email = '', password = ''] = /^ +lead +(\S+) +(\S+)$/m.exec(first.output) ?? [];
  expect((await fetch(`${url}/api/v1/health`)).status).toBe(200);
  expect(await signIn(url, email, password)).toBe(200);
  expect(await signIn(url, email, `${password}x`)).not.toBe(200);
  const kept = path.join(data, 'demo-accounts.json');
  expect(statSync(kept).mode & 0o077).toBe(0);
  expect(readFileSync(kept, 'utf8')).toContain(password);
  first.pressCtrlC();
  expect(await first.ended).toBe(0);

  const second = start(project, environment);
  await second.until(ready);
  expect(second.output).not.toMatch(/Installing|Generating|Building|Loading/);
  expect(second.output).not.toContain(password);
  expect(second.output).toContain(kept);
  expect(await signIn(url, email, password)).toBe(200);
}

test(
  'a demo whose loading was cut off is loaded by the next start, once, and its sign-ins work and are shown once',
  { timeout: 10 * minutes },
  async () => {
    const data = temporaryFolder('data of a trial ');
    const environment = { GOLDSPAN_DATA: data, PORT: String(await findFreePort()) };
    const cutOff = start(projectRoot, environment);
    await cutOff.until(/Loading the demo project/);
    cutOff.pressCtrlC();
    expect(await cutOff.ended).toBe(0);
    expect(existsSync(path.join(data, 'demo-accounts.json'))).toBe(false);
    await expectDemo(projectRoot, environment, data);
  },
);

test(
  'without the demo, the first admin is set up in the browser',
  { timeout: 10 * minutes },
  async () => {
    const data = temporaryFolder('data of a trial ');
    const environment = { GOLDSPAN_DATA: data, PORT: String(await findFreePort()) };
    const command = start(projectRoot, environment, '--empty');
    const url = await command.until(ready);
    expect(command.output).toContain('set up the first admin');
    expect((await fetch(url)).url).toBe(`${url}/set-up`);
  },
);

test.runIf(isLong)(
  'a fresh clone serves after one command, and at once after the second',
  { timeout: 30 * minutes },
  async () => {
    const clone = path.join(temporaryFolder('a closed folder '), 'gold span');
    chmodSync(path.dirname(clone), 0o700);
    const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const files = execFileSync('git', list, { cwd: projectRoot, encoding: 'utf8' }).split('\0');
    for (const file of files) {
      const source = path.join(projectRoot, file);
      if (file !== '' && existsSync(source)) cpSync(source, path.join(clone, file));
    }
    const environment = { GOLDSPAN_DATA: '', PORT: String(await findFreePort()) };
    await expectDemo(clone, environment, path.join(clone, '.data'));
  },
);

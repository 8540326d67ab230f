import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeLock, waitForLock } from './lock.mjs';

// Six programs at once take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'a lock ')), 'lock');
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

/** Another process that takes the lock, prints whether it has it, and stays. */
async function contender(): Promise<{ child: ChildProcess; held: boolean }> {
  const lockModule = path.join(import.meta.dirname, 'lock.mjs');
  const script =
    `import { takeLock } from ${JSON.stringify(lockModule)};` +
    `console.log(takeLock(${JSON.stringify(folder)}).held); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, held: line.toString().trim() === 'true' };
}

test('a held lock is refused with its holder, a released one is free', () => {
  const lock = takeLock(folder);
  const refused = takeLock(folder);
  expect(refused).toMatchObject({ held: false, holder: { pid: process.pid } });
  if (lock.held) lock.release();
  expect(takeLock(folder).held).toBe(true);
});

test('of several processes at once exactly one has the lock', async () => {
  const contenders = await Promise.all(Array.from({ length: 6 }, contender));
  expect(contenders.filter(({ held }) => held)).toHaveLength(1);
});

test('several find the lock of a killed holder, and exactly one takes it', async () => {
  const { child, held } = await contender();
  expect(held).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const contenders = await Promise.all(Array.from({ length: 6 }, contender));
  expect(contenders.filter((each) => each.held)).toHaveLength(1);
});

test('a lock whose holder has the pid of a living process but started at another time is free', () => {
  mkdirSync(folder);
  const holder = { pid: process.pid, startedAt: 'another moment' };
  writeFileSync(path.join(folder, 'left.json'), JSON.stringify(holder));
  expect(takeLock(folder).held).toBe(true);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a lock file that was cut off is no lock', () => {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'left.json'), '{"pid": 1');
  expect(takeLock(folder).held).toBe(true);
});

test('waiting tells once, and ends when the lock is free', async () => {
  const lock = takeLock(folder);
  let told = 0;
  const waiting = waitForLock(folder, {
    onWait: () => {
      told++;
      if (lock.held) lock.release();
    },
  });
  expect((await waiting).held).toBe(true);
  expect(told).toBe(1);
});

test('waiting can be given up', async () => {
  takeLock(folder);
  const stop = new AbortController();
  const onWait = () => stop.abort(new Error('given up'));
  await expect(waitForLock(folder, { onWait, stop: stop.signal })).rejects.toThrow('given up');
});

test('nothing but the lock is left beside it', () => {
  takeLock(folder);
  takeLock(folder);
  expect(readdirSync(path.dirname(folder))).toEqual(['lock']);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { commandOf, end, identify, identifySelf, isRunning, signal } from './processes.mjs';

vi.setConfig({ testTimeout: 60_000 });

const children: ChildProcess[] = [];

/** A program that runs until it is ended, after it has said that it is ready. */
async function sleeper(code = ''): Promise<ChildProcess & { readonly pid: number }> {
  const script = `${code}; setInterval(() => undefined, 1000); console.log('ready')`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  await once(child.stdout, 'data');
  return child as typeof child & { readonly pid: number };
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

test('a process is the one that was identified until it ends', async () => {
  const child = await sleeper();
  const identity = identify(child.pid)!;
  expect(identity.pid).toBe(child.pid);
  expect(isRunning(identity)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isRunning(identity)).toBe(false);
  expect(identify(child.pid)).toBeNull();
});

test('a process that ended and was not waited for by its parent does not count as running', async () => {
  // The shell starts a program, prints its pid and never waits for it: killed, it stays a zombie.
  const shell = spawn('sh', ['-c', 'sleep 1000 & echo $!; exec sleep 1000'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(shell);
  const [line] = (await once(shell.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  const identity = identify(pid)!;
  expect(await end(identity, [['SIGKILL', 10_000]])).toBe(true);
  expect(identify(pid)).toBeNull();
});

test('a process with the pid of an earlier one is another process, and gets no signal', async () => {
  const child = await sleeper();
  const earlier = { ...identify(child.pid)!, startedAt: 'another moment' };
  expect(isRunning(earlier)).toBe(false);
  expect(signal(earlier, 'SIGKILL')).toBe(false);
  expect(await end(earlier, [['SIGKILL', 1000]])).toBe(true);
  expect(identify(child.pid)).not.toBeNull();
});

test('a process that ignores the first signal gets the next one', async () => {
  const child = await sleeper("process.on('SIGTERM', () => undefined)");
  const identity = identify(child.pid)!;
  const steps = [
    ['SIGTERM', 50],
    ['SIGKILL', 10_000],
  ] as const;
  expect(await end(identity, steps)).toBe(true);
  expect(isRunning(identity)).toBe(false);
});

test('the command line of a process can be read, that of none is empty', async () => {
  const child = await sleeper();
  expect(commandOf(child.pid)).toContain(process.execPath);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(commandOf(child.pid)).toBe('');
});

test('a process identifies itself the same way as others see it', () => {
  expect(identifySelf()).toEqual(identify(process.pid));
});

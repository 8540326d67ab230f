/**
 * Which process is meant, beyond its number. A pid is given out again after its process has ended,
 * so a pid alone proves nothing. A process is known here by its pid and the moment of its start,
 * which the kernel keeps and which no two processes share: whoever wrote both down may later ask
 * whether that very process still runs, and only then send it a signal.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * @param {number} pid
 * @returns the identity of the process that has this pid now; null when there is none, or when it
 * has ended and only waits for its parent to notice
 */
export function identify(pid) {
  const startedAt = process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid);
  return startedAt === null ? null : { pid, startedAt };
}

/** The identity of the process that asks. */
export function identifySelf() {
  const self = identify(process.pid);
  if (self === null) throw new Error('The running process cannot be found in the process table.');
  return self;
}

/** True while the very process that was identified runs; false for another one with its pid. */
export function isRunning(identity) {
  return identify(identity.pid)?.startedAt === identity.startedAt;
}

/** The command line of a process, its arguments joined by spaces; '' when there is no such process. */
export function commandOf(pid) {
  try {
    if (process.platform !== 'linux') return ps(pid, 'args=');
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/**
 * Sends a signal to the identified process and to nothing else; with `group`, to the process group
 * that it leads.
 * @returns {boolean} false when it no longer runs
 */
export function signal(identity, name, { group = false } = {}) {
  if (!isRunning(identity)) return false;
  try {
    process.kill(group ? -identity.pid : identity.pid, name);
    return true;
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

/**
 * Ends the identified process: sends the signals one after the other, the next one when the process
 * still runs after the time given with the one before.
 * @param {readonly (readonly [string, number])[]} steps signal names with milliseconds to wait
 * @returns {Promise<boolean>} whether it has ended
 */
export async function end(identity, steps, options) {
  for (const [name, milliseconds] of steps) {
    if (!signal(identity, name, options)) return true;
    if (await hasEndedWithin(identity, milliseconds)) return true;
  }
  return !isRunning(identity);
}

async function hasEndedWithin(identity, milliseconds) {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    if (!isRunning(identity)) return true;
    await wait(20);
  }
  return !isRunning(identity);
}

function startOnLinux(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in brackets, may itself hold spaces and brackets.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    const [state, ticksSinceBoot] = [fields[0], fields[19]];
    return state === 'Z' || state === 'X' ? null : `${bootId()}:${ticksSinceBoot}`;
  } catch {
    return null;
  }
}

function bootId() {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

function startByPs(pid) {
  const [state, ...started] = ps(pid, 'stat=', 'lstart=').split(/\s+/);
  return !state || state.startsWith('Z') ? null : started.join(' ');
}

function ps(pid, ...columns) {
  const environment = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const { stdout } = spawnSync(
    'ps',
    ['-ww', ...columns.flatMap((each) => ['-o', each]), '-p', String(pid)],
    {
      encoding: 'utf8',
      env: environment,
    },
  );
  return stdout?.trim() ?? '';
}

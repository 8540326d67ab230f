/**
 * A lock that one process holds, and that falls open when the process ends, however it ends.
 *
 * The lock is a folder with one file in it, which names the holder. A folder can be renamed onto an
 * empty folder but never onto one with a file in it: so taking the lock is one step of the file
 * system that exactly one of several contenders achieves. The file of a dead holder has a name that
 * is never used again, so clearing it away cannot hit the lock of a living one.
 */
import { randomBytes } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { identifySelf, isRunning } from './processes.mjs';

/**
 * Takes the lock if it is free.
 * @param {string} folder the lock's own folder; its parent is made if needed
 * @returns {{held: true, release: () => void} | {held: false, holder: {pid: number}}}
 */
export function takeLock(folder) {
  const name = `${process.pid}-${randomBytes(6).toString('hex')}`;
  const prepared = `${folder}.${name}`;
  mkdirSync(prepared, { recursive: true });
  writeFileSync(path.join(prepared, `${name}.json`), JSON.stringify(identifySelf()));
  try {
    for (;;) {
      if (movedInto(folder, prepared)) return { held: true, release: () => release(folder, name) };
      const holder = livingHolder(folder);
      if (holder !== null) return { held: false, holder };
    }
  } finally {
    rmSync(prepared, { recursive: true, force: true });
  }
}

/**
 * Takes the lock, waiting while another process holds it.
 * @param {string} folder
 * @param {object} [options]
 * @param {(holder: {pid: number}) => void} [options.onWait] called once, when there is a wait
 * @param {AbortSignal} [options.stop] ends the wait with an error
 */
export async function waitForLock(folder, { onWait = () => {}, stop } = {}) {
  for (let tries = 0; ; tries++) {
    stop?.throwIfAborted();
    const lock = takeLock(folder);
    if (lock.held) return lock;
    if (tries === 0) onWait(lock.holder);
    await wait(50);
  }
}

function movedInto(folder, prepared) {
  try {
    renameSync(prepared, folder);
    return true;
  } catch (error) {
    if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') return false;
    throw error;
  }
}

function livingHolder(folder) {
  for (const file of filesIn(folder)) {
    const holder = readHolder(path.join(folder, file));
    if (holder !== null && isRunning(holder)) return holder;
    rmSync(path.join(folder, file), { force: true });
  }
  return null;
}

function filesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function release(folder, name) {
  rmSync(path.join(folder, `${name}.json`), { force: true });
  try {
    rmdirSync(folder);
  } catch {
    // Another process has taken the lock in the meantime: the folder is now its own.
  }
}

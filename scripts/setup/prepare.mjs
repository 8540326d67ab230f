/**
 * What every command needs before its own work: installed packages and the generated client. One
 * command at a time prepares a folder; another one waits for it.
 */
import path from 'node:path';
import { generateClient } from './generate-client.mjs';
import { installPackages } from './install.mjs';
import { waitForLock } from './lock.mjs';
import { projectRoot } from './project-root.mjs';

/**
 * @typedef {object} Setting
 * @property {(message: string) => void} say where progress is told
 * @property {boolean} withDevelopment whether packages for development and tests are needed
 * @property {'show' | 'stderr'} stdout where programs that are run may write
 * @property {AbortSignal} [stop]
 */

/** @param {Setting} setting */
export function prepare(setting) {
  return whilePreparing(setting, async () => {
    await installPackages(setting);
    await generateClient(setting);
  });
}

/** Runs `work` while no other command prepares this folder. */
export async function whilePreparing({ say, stop }, work) {
  const lock = await waitForLock(path.join(projectRoot, '.cache', 'setup-lock'), {
    onWait: ({ pid }) =>
      say(`Waiting for another command to set up this folder (process ${pid}) …`),
    stop,
  });
  try {
    return await work();
  } finally {
    lock.release();
  }
}

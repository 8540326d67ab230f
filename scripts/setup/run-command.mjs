/** Runs another program to its end without blocking this one, and ends it when this one must stop. */
import { spawn } from 'node:child_process';

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('./run-command.mjs').CommandOptions} [options]
 * @returns {Promise<{code: number, output: string}>} the exit code (128 when a signal ended it) and
 * what was kept of its output
 */
export function runCommand(command, args, options = {}) {
  const { stdin = 'inherit', stdout = 'show', stderr = 'show', stop, ...spawnOptions } = options;
  const out = { show: 'inherit', keep: 'pipe', stderr: 2 }[stdout];
  const err = { show: 'inherit', keep: 'pipe' }[stderr];
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...spawnOptions, stdio: [stdin, out, err] });
    const askToEnd = () => child.kill('SIGTERM');
    stop?.addEventListener('abort', askToEnd);
    if (stop?.aborted) askToEnd();
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    }
    child.once('error', reject);
    child.once('close', (code) => {
      stop?.removeEventListener('abort', askToEnd);
      resolve({ code: code ?? 128, output });
    });
  });
}

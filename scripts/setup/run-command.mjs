/** Runs another program to its end, without blocking this one, and ends it when this one must stop. */
import { spawn } from 'node:child_process';

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {number} [options.uid]
 * @param {number} [options.gid]
 * @param {boolean} [options.capture] keep what it prints instead of showing it
 * @param {boolean} [options.quiet] show what it prints on standard error, so that standard output
 * stays free
 * @param {AbortSignal} [options.stop] when it fires, the program is asked to end
 * @returns {Promise<{code: number, output: string}>} the exit code (128 when a signal ended it)
 */
export function runCommand(command, args, options = {}) {
  const { capture = false, quiet = false, stop, ...spawnOptions } = options;
  const out = capture ? 'pipe' : quiet ? 2 : 'inherit';
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...spawnOptions,
      stdio: [capture ? 'ignore' : 'inherit', out, capture ? 'pipe' : 'inherit'],
    });
    const askToEnd = () => child.kill('SIGTERM');
    stop?.addEventListener('abort', askToEnd);
    if (stop?.aborted) askToEnd();
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      stop?.removeEventListener('abort', askToEnd);
      resolve({ code: code ?? 128, output });
    });
  });
}
